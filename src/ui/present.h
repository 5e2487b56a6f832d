/* Where frames end up: a target in memory, and the way from there to the screen. */
#ifndef PRESENT_H
#define PRESENT_H

#include "damage.h"
#include "ui/loop.h"

#include <SDL.h>

typedef struct Presenter {
    SDL_Window *window;
    SDL_Renderer *renderer; /* NULL: the window's own surface */
    SDL_Texture *texture;
    Image copy;    /* painted to when the screen's memory cannot be */
    Target target; /* of the present size; kept from frame to frame */
} Presenter;

/* Whether `auto` means the GPU on this machine. */
bool present_wants_gpu(RendererKind kind);

/* Flags that the window needs: with either way to the screen all pixels of a dense one are used. */
uint32_t present_window_flags(void);

/* False when there is no way to the screen; without a GPU that was asked for, the processor paints.
 */
bool present_open(Presenter *presenter, SDL_Window *window, bool gpu);
void present_close(Presenter *presenter);

/* What the GPU held is lost; the next time the target is made to fit, it is made anew. */
void present_forget(Presenter *presenter);

/* Makes the target fit the window. True when all of it has to be painted. */
bool present_resize(Presenter *presenter);

/* Whether what the target stands for is still the window's: else it must not be painted on. */
bool present_is_ready(const Presenter *presenter);

/* Shows the target, of which this has been painted. A GPU that refuses is left for good. */
void present_show(Presenter *presenter, const Damage *damage);
void present_all(Presenter *presenter); /* once more, without anything new */

/* Paints what changed since the last frame into the presenter's target. False: nothing did. */
bool paint_frame(Ui *ui, Damage *damage);

/* Paints what a list shows within a box of the target; its pictures are prepared. */
void paint_box(Ui *ui, const DrawList *list, Box box);

#endif
