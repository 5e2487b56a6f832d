# Writes files.js: what the page has to load, and a version that changes with any of it.
#
#   cmake -DDATA=FOLDER -DPROGRAM=WASM -DFILES=FILE;… -DOUT=FILES_JS -P list.cmake
file(GLOB_RECURSE names RELATIVE ${DATA} ${DATA}/*)
list(SORT names)
set(lines "")
foreach(name IN LISTS names)
  file(SIZE ${DATA}/${name} size)
  file(SHA256 ${DATA}/${name} hash)
  string(SUBSTRING ${hash} 0 8 hash)
  string(APPEND lines "  \"${name}\": [${size}, \"${hash}\"],\n")
endforeach()

set(hashes "${lines}")
foreach(file IN LISTS FILES)
  file(SHA256 ${file} hash)
  string(APPEND hashes "${hash}\n")
endforeach()
string(SHA256 version "${hashes}")
string(SUBSTRING ${version} 0 12 version)

file(SIZE ${PROGRAM} size)
file(WRITE ${OUT} "// Made by the build, see page.js.\n\"use strict\";\n"
  "const VERSION = \"${version}\";\nconst PROGRAM_BYTES = ${size};\nconst FILES = {\n${lines}};\n")
