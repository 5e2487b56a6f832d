#!/usr/bin/env python3
"""Check what the system reads about Meja: desktop entry, AppStream metadata, type of saved games,
man pages, and the one version number.

    metadata.py PROJECT BUILD

The validators of the system are asked where they are installed; packaging/test installs them.
"""
import configparser
import hashlib
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree as xml

PROJECT, BUILD = (pathlib.Path(path).resolve() for path in sys.argv[1:3])
LINUX = PROJECT / "packaging/linux"
MADE = BUILD / "packaging/linux"
LANGUAGES = ("id", "ru", "zh_CN")
PROGRAMS = ("meja", "meja-engine")
XML_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


def read(path):
    return path.read_text(encoding="utf-8")


def run(*command, **members):
    return subprocess.run([*map(str, command)], capture_output=True, text=True, check=False,
                          **members)


def said_by(program, option):
    result = run(BUILD / "bin" / program, option)
    if result.returncode != 0:
        raise AssertionError(f"{program} {option}: {result.stderr}")
    return result.stdout


def options_of_help(program):
    return set(re.findall(r"--[a-z][a-z-]*", said_by(program, "--help")))


def desktop_entry():
    """The groups of the entry, read without interpolation and with capitals kept."""
    parser = configparser.RawConfigParser(strict=True)
    parser.optionxform = str
    parser.read_string(read(MADE / "meja.desktop"))
    return parser


class Validators(unittest.TestCase):
    def approve(self, tool, *arguments, **members):
        """The tool has nothing to say against it."""
        if not shutil.which(tool):
            self.skipTest(f"{tool} is not installed")
        result = run(tool, *arguments, **members)
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
        return result.stdout + result.stderr

    def test_the_desktop_entry_is_valid(self):
        self.assertEqual(self.approve("desktop-file-validate", MADE / "meja.desktop"), "")

    def test_the_metadata_are_valid(self):
        said = self.approve("appstreamcli", "validate", "--no-net", "--pedantic",
                            MADE / "meja.metainfo.xml")
        # The name is the publisher's.
        self.assertNotRegex(said, r"(?m)^[EWIP]: (?!.*cid-contains-uppercase-letter)")

    def test_the_manifest_of_the_flatpak_is_valid(self):
        manifest = MADE / f"{Metadata.tree.findtext('id')}.yml"
        with tempfile.TemporaryDirectory() as scratch:
            shown = json.loads(self.approve("flatpak-builder", "--show-manifest", manifest,
                                            cwd=scratch))  # it leaves a folder there
        self.assertEqual(shown["id"], manifest.stem)
        self.assertEqual([word for word in shown["finish-args"] if "filesystem" in word], [])
        modules = {module["name"]: module for module in shown["modules"]}
        self.assertEqual(list(modules), ["jansson", "libunistring", "libmicrohttpd", "libqrencode", "meja"])
        source = manifest.parent / modules["meja"]["sources"][0]["path"]
        self.assertEqual(source.resolve(), PROJECT.resolve())
        for option in modules["meja"]["config-opts"]:
            self.assertIn(re.match(r"-D(\w+)=", option)[1], read(BUILD / "CMakeCache.txt"))

    def test_the_man_pages_render_without_warnings(self):
        for program in PROGRAMS:
            page = LINUX / f"{program}.6"
            self.assertEqual(self.approve("mandoc", "-T", "lint", "-W", "warning", page), "")


class DesktopEntry(unittest.TestCase):
    def test_every_start_is_by_options_that_the_program_takes(self):
        taken = options_of_help("meja")
        entry = desktop_entry()
        starts = {name: entry[name]["Exec"].split() for name in entry.sections()}
        self.assertEqual(starts.pop("Desktop Entry")[1:], ["%f"])
        self.assertEqual(len(starts), 2)
        for name, words in starts.items():
            self.assertEqual(len(words), 2, name)
            self.assertIn(words[1], taken, name)

    def test_actions_have_their_groups(self):
        entry = desktop_entry()
        named = entry["Desktop Entry"]["Actions"].strip(";").split(";")
        self.assertEqual({f"Desktop Action {name}" for name in named} | {"Desktop Entry"},
                         set(entry.sections()))

    def test_all_that_is_read_is_in_every_language(self):
        entry = desktop_entry()
        for section in entry.sections():
            for key in ("Name", "GenericName", "Comment", "Keywords"):
                if key not in entry[section] or entry[section][key] == "Meja":
                    continue
                for language in LANGUAGES:
                    self.assertTrue(entry[section].get(f"{key}[{language}]"), (section, key))


class Metadata(unittest.TestCase):
    tree = xml.parse(MADE / "meja.metainfo.xml")

    def test_it_launches_the_entry_and_provides_the_programs(self):
        self.assertEqual(self.tree.findtext("launchable"), "meja.desktop")
        provided = {element.text for element in self.tree.findall("provides/binary")}
        self.assertEqual(provided, set(PROGRAMS))
        types = desktop_entry()["Desktop Entry"]["MimeType"].strip(";")
        self.assertEqual(self.tree.findtext("provides/mediatype"), types)

    def test_every_paragraph_is_in_every_language(self):
        counts = dict.fromkeys((None, *LANGUAGES), 0)
        for paragraph in self.tree.findall("description/p"):
            counts[paragraph.get(XML_LANGUAGE)] += 1
        self.assertEqual(set(counts.values()), {2})


class SavedGames(unittest.TestCase):
    kind = xml.parse(LINUX / "meja-mime.xml").find(f"{MIME}mime-type")

    def test_a_saved_game_begins_as_the_type_says(self):
        match = self.kind.find(f"{MIME}magic/{MIME}match")
        self.assertEqual(match.get("offset"), "0")
        for file in (PROJECT / "tests/fuzz/corpus/transfer").glob("*_whole.txt"):
            self.assertTrue(read(file).startswith(match.get("value")), file)

    def test_the_name_that_the_program_gives_is_the_type_s(self):
        patterns = [element.get("pattern") for element in self.kind.findall(f"{MIME}glob")]
        given = re.search(r'text_append\(&name, "(\.\w+)"\)',
                          read(PROJECT / "src/app/records/share_scene.c")).group(1)
        self.assertEqual(patterns, [f"*{given}"])

    def test_the_entry_opens_them(self):
        types = desktop_entry()["Desktop Entry"]["MimeType"].strip(";")
        self.assertEqual(types, self.kind.get("type"))


class ManPages(unittest.TestCase):
    def test_they_tell_the_options_of_help(self):
        for program in PROGRAMS:
            page = read(LINUX / f"{program}.6").replace("\\-", "-")
            options = page.partition(".SH OPTIONS")[2].partition(".SH EXIT STATUS")[0]
            told = set(re.findall(r"--[a-z][a-z-]*", options))
            self.assertEqual(told, options_of_help(program), program)


class Winget(unittest.TestCase):
    """The manifests for winget against what their schema 1.6.0 asks for."""
    REQUIRED = {
        "": "PackageIdentifier PackageVersion DefaultLocale ManifestType ManifestVersion",
        ".installer": "PackageIdentifier PackageVersion Installers ManifestType ManifestVersion "
                      "InstallerType Architecture InstallerUrl InstallerSha256",
        ".locale.en-US": "PackageIdentifier PackageVersion PackageLocale Publisher PackageName License "
                         "ShortDescription ManifestType ManifestVersion"}
    # The words or the form of those that have no free text.
    FORMS = {
        "PackageIdentifier": r"[^.\s\\/:*?\"<>|]{1,32}(\.[^.\s\\/:*?\"<>|]{1,32}){1,7}",
        "PackageVersion": r"\d+\.\d+\.\d+", "ManifestVersion": r"1\.6\.0",
        "ManifestType": "version|installer|defaultLocale", "InstallerType": "nullsoft",
        "Scope": "user", "Architecture": "x64", "UpgradeBehavior": "install",
        "MinimumOSVersion": r"10\.0\.18362\.0", "DefaultLocale": "en-US", "PackageLocale": "en-US",
        "InstallerUrl": r"https?://\S+/v\d+\.\d+\.\d+/setup\.exe", "InstallerSha256": r"[A-F0-9]{64}",
        "PackageUrl": r"https?://\S+"}

    def test_they_have_what_the_schema_asks_for(self):
        with tempfile.TemporaryDirectory() as scratch:
            installer = pathlib.Path(scratch, "setup.exe")
            installer.write_bytes(b"an installer")
            result = run("cmake", f"-DVERSION={Version.version}", f"-DINSTALLER={installer}",
                         f"-DTO={scratch}/made", "-DMEJA_ID=net.example.meja",
                         "-DMEJA_SITE=https://example.net", "-P",
                         PROJECT / "packaging/windows/winget.cmake")
            self.assertEqual(result.returncode, 0, result.stderr)
            made = {path.name: read(path) for path in pathlib.Path(scratch, "made").iterdir()}
            sum_of_installer = hashlib.sha256(installer.read_bytes()).hexdigest().upper()
        self.assertEqual(set(made), {f"net.example.meja{ending}.yaml" for ending in self.REQUIRED})
        for ending, required in self.REQUIRED.items():
            text = made[f"net.example.meja{ending}.yaml"]
            pairs = dict(re.findall(r"(?m)^[- ]*(\w+): ?(.*)$", text))
            self.assertEqual(set(required.split()) - set(pairs), set(), ending)
            for key in set(self.FORMS) & set(pairs):
                self.assertRegex(pairs[key], f"^({self.FORMS[key]})$", key)
            self.assertEqual(pairs["PackageVersion"], Version.version)
        self.assertIn(f"InstallerSha256: {sum_of_installer}\n", made["net.example.meja.installer.yaml"])


class Version(unittest.TestCase):
    version = re.search(r"project\(meja VERSION (\S+)", read(PROJECT / "CMakeLists.txt")).group(1)

    def test_the_programs_say_it(self):
        for program in PROGRAMS:
            self.assertEqual(said_by(program, "--version").split()[-1], self.version)

    def test_the_change_log_begins_with_it(self):
        releases = re.findall(r"(?m)^## (\S+)", read(PROJECT / "packaging/CHANGELOG.md"))
        self.assertEqual(releases[0], self.version)

    def test_the_metadata_release_it(self):
        release = xml.parse(MADE / "meja.metainfo.xml").find("releases/release")
        self.assertEqual(release.get("version"), self.version)
        told = read(PROJECT / "packaging/CHANGELOG.md").split("\n## ")[1]
        self.assertEqual(len(release.findall("description/ul/li")), told.count("\n* "))

    def test_packages_are_told_by_it(self):
        text = read(PROJECT / "packaging/README.md")
        told = re.findall(r"meja_([\d.]+)-1_amd64|meja-([\d.]+)-linux|size of ([\d.]+)", text)
        self.assertEqual({name for names in told for name in names if name}, {self.version})


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
