/* Where each platform keeps what belongs to a person: the XDG base directory specification, Apple's
 * file system guidelines, Windows' roaming application data. */
#include "storage/profile.h"

/* A relative folder would be another one wherever the program is started. */
static const char *absolute(const char *folder)
{
    return folder && *folder == '/' ? folder : NULL;
}

static bool is_given(const char *value)
{
    return value && *value != '\0';
}

static bool append(const char *base, const char *rest, Text *out)
{
    if (!is_given(base)) {
        return false;
    }
    text_append(out, base);
    text_append(out, rest);
    return true;
}

bool profile_default_folder(Platform platform, const FolderWish *wish, Text *out)
{
    switch (platform) {
    case PLATFORM_LINUX:
    case PLATFORM_WEB:
        if (absolute(wish->xdg_data_home)) {
            return append(wish->xdg_data_home, "/meja", out);
        }
        return append(absolute(wish->home), "/.local/share/meja", out);
    case PLATFORM_MACOS:
        return append(absolute(wish->home), "/Library/Application Support/Meja", out);
    case PLATFORM_WINDOWS:
        return append(wish->appdata, "\\Meja", out);
    }
    return false;
}
