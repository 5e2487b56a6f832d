# Writes what winget wants to know of a release: cmake -DVERSION=… -DINSTALLER=<file> -DTO=<folder> -P.
# Three manifests by the schema 1.6.0, with the names and addresses of identity.cmake.
include(${CMAKE_CURRENT_LIST_DIR}/../identity.cmake)
file(SHA256 ${INSTALLER} sum)
string(TOUPPER ${sum} sum)
cmake_path(GET INSTALLER FILENAME file)
set(page "")
if(MEJA_SITE)
  set(page "PackageUrl: ${MEJA_SITE}\n")
endif()

# manifest(<kind> <ending of the file's name> <lines>)
function(manifest kind ending lines)
  file(WRITE "${TO}/${MEJA_ID}${ending}.yaml"
    "# yaml-language-server: $schema=https://aka.ms/winget-manifest.${kind}.1.6.0.schema.json\n"
    "PackageIdentifier: ${MEJA_ID}\nPackageVersion: ${VERSION}\n${lines}"
    "ManifestType: ${kind}\nManifestVersion: 1.6.0\n")
endfunction()

manifest(version "" "DefaultLocale: en-US\n")
manifest(installer .installer "InstallerType: nullsoft
Scope: user
Platform:
- Windows.Desktop
MinimumOSVersion: 10.0.18362.0
UpgradeBehavior: install
ProductCode: Meja
FileExtensions:
- meja
Installers:
- Architecture: x64
  InstallerUrl: ${MEJA_DOWNLOADS}/v${VERSION}/${file}
  InstallerSha256: ${sum}
")
manifest(defaultLocale .locale.en-US "PackageLocale: en-US
Publisher: The Meja authors
PackageName: Meja
${page}License: MIT
ShortDescription: Four card games at one table
Description: Regicide, Claim, Clash of Decks and Di Renjie for one to six people who pass one screen.
Moniker: meja
Tags:
- card-game
- game
")
