/* The least that a program with SDL does: a window of the given size, one colour, shown once. Says
 * so on standard output and ends with its input. tests/bench/run compares the start of the game
 * with it. */
#include <SDL.h>

#include <stdio.h>
#include <stdlib.h>

int main(int count, char **words)
{
    int w = 1280, h = 720;
    SDL_Window *window = NULL;
    if (count > 2) {
        w = atoi(words[1]);
        h = atoi(words[2]);
    }
    if (!SDL_Init(SDL_INIT_VIDEO)) {
        window = SDL_CreateWindow("bare", SDL_WINDOWPOS_UNDEFINED, SDL_WINDOWPOS_UNDEFINED, w, h,
                                  SDL_WINDOW_RESIZABLE);
    }
    SDL_Surface *surface = window ? SDL_GetWindowSurface(window) : NULL;
    if (!surface) {
        fprintf(stderr, "no window: %s\n", SDL_GetError());
        return 1;
    }
    SDL_FillRect(surface, NULL, SDL_MapRGB(surface->format, 40, 80, 70));
    SDL_UpdateWindowSurface(window);
    puts("shown");
    fflush(stdout);
    while (getchar() != EOF) {
    }
    SDL_Quit();
    return 0;
}
