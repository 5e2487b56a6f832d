#!/bin/sh
# Fails unless every text of the template is translated in every language, nothing is fuzzy, and no
# catalogue holds a text that no source has any more: complete.sh <locales>.
set -eu

locales=$1
left=0
for po in "$locales"/*.po; do
    merged=$(mktemp)
    msgmerge --quiet --no-fuzzy-matching --output-file="$merged" "$po" "$locales/meja.pot"
    for kind in untranslated only-fuzzy only-obsolete; do
        count=$(msgattrib "--$kind" "$merged" | grep -c '^\(#~ \)\{0,1\}msgid ' || true)
        # msgattrib writes the header as well, unless nothing is left to write.
        if msgattrib "--$kind" "$merged" | grep -q '^msgid ""$'; then
            count=$((count - 1))
        fi
        if [ "$count" -gt 0 ]; then
            echo "$po: $count $kind"
            left=$((left + count))
        fi
    done
    rm -f "$merged"
done
[ "$left" -eq 0 ]
