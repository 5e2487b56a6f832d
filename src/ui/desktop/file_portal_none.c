/* Systems whose desktops have no portal. */
#include "ui/file_portal.h"

#include <stddef.h>

bool file_portal_is_there(void)
{
    return false;
}

FilePortal *file_portal_new(void)
{
    return NULL;
}

void file_portal_free(FilePortal *portal)
{
    (void)portal;
}

PortalAnswer file_portal_ask(FilePortal *portal, const FilePortalWish *wish, Text *uri)
{
    (void)portal;
    (void)wish;
    (void)uri;
    return PORTAL_FAILED;
}

void file_portal_leave(FilePortal *portal)
{
    (void)portal;
}
