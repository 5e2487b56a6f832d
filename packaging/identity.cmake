# By which names and addresses Meja goes into the world; whoever publishes it changes them here, or
# gives them as options of CMake: packaging/package deb -DMEJA_ID=net.example.meja
set(MEJA_ID "org.example.meja" CACHE STRING "The name of the program for software centres")
set(MEJA_SITE "" CACHE STRING "Where this tree lies on the web; its pictures are the screenshots")
set(MEJA_DOWNLOADS "https://example.org/meja" CACHE STRING
  "Where the files of releases lie, each release in a folder that is called after its tag")
set(MEJA_MAINTAINER "The Meja authors <meja@example.org>" CACHE STRING
  "Who answers for the Debian package")
