/* What a frame asks of the system: full screen, the clipboard. Carrying it out may let the system
 * handle events, which may replace the surface that a frame is painted on; so within a frame it is
 * only noted, and done before the next one begins. */
#include "ui/window.h"
#include "ui_state.h"

void ui_set_fullscreen(Ui *ui, bool fullscreen)
{
    ui->requests.fullscreen = fullscreen;
    ui->requests.changes_fullscreen = fullscreen != ui->fullscreen;
    ui_wake_in(ui, 0);
}

bool ui_is_fullscreen(const Ui *ui)
{
    return ui->requests.changes_fullscreen ? ui->requests.fullscreen : ui->fullscreen;
}

/* What is pasted before the system has it is this text, too. */
void ui_copy_to_clipboard(Ui *ui, const char *text)
{
    SDL_free(ui->requests.copied);
    SDL_free(ui->requests.pasted);
    ui->requests.copied = SDL_strdup(text);
    ui->requests.pasted = SDL_strdup(text);
    ui_wake_in(ui, 0);
}

const char *requests_clipboard(const Ui *ui)
{
    return ui->requests.pasted ? ui->requests.pasted : "";
}

void requests_read_clipboard(Ui *ui)
{
    ui->requests.reads = true;
    requests_carry_out(ui);
}

bool ui_call_attention(Ui *ui)
{
    bool is_behind = ui->input.unfocused;
    if (is_behind) {
        SDL_FlashWindow(ui->window, SDL_FLASH_BRIEFLY);
    }
    return is_behind;
}

Presence ui_take_presence(Ui *ui)
{
    bool was_left = ui->was_left;
    uint32_t flags = SDL_GetWindowFlags(ui->window);
    ui->was_left = ui->input.unfocused || (flags & (SDL_WINDOW_MINIMIZED | SDL_WINDOW_HIDDEN)) != 0;
    if (ui->was_left == was_left) {
        return PRESENCE_SAME;
    }
    return was_left ? PRESENCE_BACK : PRESENCE_LEFT;
}

bool ui_is_left(const Ui *ui)
{
    return ui->was_left;
}

bool requests_wait(const Ui *ui)
{
    return ui->requests.changes_fullscreen || ui->requests.copied || ui->requests.reads;
}

void requests_carry_out(Ui *ui)
{
    Requests *requests = &ui->requests;
    if (requests->copied) {
        SDL_SetClipboardText(requests->copied);
        SDL_free(requests->copied);
        requests->copied = NULL;
    }
    if (requests->reads) {
        requests->reads = false;
        SDL_free(requests->pasted);
        requests->pasted = SDL_GetClipboardText();
    }
    if (requests->changes_fullscreen) {
        uint32_t flags = requests->fullscreen ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0;
        requests->changes_fullscreen = false;
        if (!SDL_SetWindowFullscreen(ui->window, flags)) {
            ui->fullscreen = requests->fullscreen;
        }
    }
}

void requests_release(Ui *ui)
{
    SDL_free(ui->requests.copied);
    SDL_free(ui->requests.pasted);
}
