/* Music, streamed and repeated without end. It sounds only while its volume is above 0, nothing is
 * muted and the window has the keyboard; a piece goes on where it stopped. */
#ifndef UI_MUSIC_H
#define UI_MUSIC_H

typedef struct Ui Ui;

typedef enum Music { MUSIC_NONE, MUSIC_MENU, MUSIC_TABLE, MUSIC_COUNT } Music;

/* What shall be heard from now on. Another piece fades out first; the same one goes on. */
void ui_set_music(Ui *ui, Music music);

/* 0 … 100; 0 stops the music and lets the sound device rest. */
void ui_set_music_volume(Ui *ui, int volume);

#endif
