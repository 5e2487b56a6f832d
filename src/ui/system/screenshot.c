/* The frame as shown, written as PNG (ISO/IEC 15948): the target keeps what was painted last. The
 * format needs only a checksum and a deflate stream, which zlib gives; a library of picture formats
 * would double the time that the program takes to load. */
#define _POSIX_C_SOURCE 200809L

#include "ui_state.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

static void put_number(unsigned char *out, uint32_t number)
{
    for (int i = 0; i < 4; i++) {
        out[i] = (unsigned char)(number >> (24 - 8 * i));
    }
}

static bool write_chunk(FILE *file, const char *type, const unsigned char *data, uint32_t size)
{
    unsigned char head[8], tail[4];
    put_number(head, size);
    memcpy(head + 4, type, 4);
    uLong sum = crc32(crc32(0, NULL, 0), head + 4, 4);
    if (size) {
        sum = crc32(sum, data, size);
    }
    put_number(tail, (uint32_t)sum);
    return fwrite(head, sizeof head, 1, file) == 1 && (!size || fwrite(data, size, 1, file) == 1) &&
           fwrite(tail, sizeof tail, 1, file) == 1;
}

/* Rows of red, green, blue behind a filter byte: each is written as its difference from the pixel
 * to the left, which deflates well. */
static void fill_row(unsigned char *out, const uint32_t *pixels, int w)
{
    uint32_t left = 0;
    *out++ = 1;
    for (int x = 0; x < w; x++) {
        for (int shift = 16; shift >= 0; shift -= 8) {
            *out++ = (unsigned char)((pixels[x] >> shift) - (left >> shift));
        }
        left = pixels[x];
    }
}

static unsigned char *deflated(const Target *target, uLongf *size)
{
    size_t row = 3 * (size_t)target->w + 1, total = row * (size_t)target->h;
    *size = compressBound((uLong)total);
    unsigned char *rows = malloc(total), *out = malloc(*size);
    bool good = rows && out;
    for (int y = 0; good && y < target->h; y++) {
        const uint32_t *pixels = target->pixels + (ptrdiff_t)y * target->stride;
        fill_row(rows + (size_t)y * row, pixels, target->w);
    }
    good = good && compress2(out, size, rows, (uLong)total, 3) == Z_OK;
    free(rows);
    if (!good) {
        free(out);
        return NULL;
    }
    return out;
}

static bool write_png(FILE *file, const Target *target)
{
    static const unsigned char SIGNATURE[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
    unsigned char header[13] = {[8] = 8, [9] = 2};
    put_number(header, (uint32_t)target->w);
    put_number(header + 4, (uint32_t)target->h);
    uLongf size;
    unsigned char *data = deflated(target, &size);
    bool good = data && fwrite(SIGNATURE, sizeof SIGNATURE, 1, file) == 1 &&
                write_chunk(file, "IHDR", header, sizeof header) &&
                write_chunk(file, "IDAT", data, (uint32_t)size) &&
                write_chunk(file, "IEND", NULL, 0);
    free(data);
    return good;
}

bool ui_screenshot(Ui *ui, const char *name)
{
    int target = open(name, O_WRONLY | O_CREAT | O_TRUNC | O_NONBLOCK | O_CLOEXEC, 0666);
    FILE *file = target >= 0 ? fdopen(target, "wb") : NULL; /* a pipe keeps nobody waiting */
    if (!file) {
        return false;
    }
    bool good = write_png(file, &ui->presenter.target);
    return !fclose(file) && good;
}
