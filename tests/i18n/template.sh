#!/bin/sh
# Fails when locales/meja.pot does not hold the texts that the sources mark: template.sh <root>.
set -eu

root=$1
fresh=$(mktemp)
trap 'rm -f "$fresh" "$fresh.old" "$fresh.new"' EXIT

"$root/locales/extract" "$root" "$fresh"
msgcat --sort-output --no-wrap --output-file="$fresh.old" "$root/locales/meja.pot"
msgcat --sort-output --no-wrap --output-file="$fresh.new" "$fresh"
if ! diff -u "$fresh.old" "$fresh.new"; then
    echo "locales/meja.pot is stale: cmake --build <build> --target po, then translate" >&2
    exit 1
fi
