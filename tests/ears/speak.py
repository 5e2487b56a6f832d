"""Speaks one whole game: every line that is heard goes to espeak-ng, which writes it as sound.

Usage: speak.py <transcript> <language> <voice> <match>
"""
import pathlib
import subprocess
import sys
import tempfile
import wave

SECONDS_LEAST = 20  # of a whole game


def main():
    transcript, language, voice, match = sys.argv[1:]
    heard = subprocess.run([transcript, language, match], capture_output=True, text=True,
                           check=True).stdout
    lines = [line for line in heard.splitlines() if line and not line.startswith("  [")]
    with tempfile.TemporaryDirectory() as folder:
        words, sound = pathlib.Path(folder, "words.txt"), pathlib.Path(folder, "sound.wav")
        words.write_text("\n".join(lines), encoding="utf-8")
        spoken = subprocess.run(["espeak-ng", "-v", voice, "-f", str(words), "-w", str(sound)],
                                capture_output=True, text=True, check=False)
        if spoken.returncode or spoken.stderr:
            sys.exit(f"espeak-ng: {spoken.returncode} {spoken.stderr}")
        with wave.open(str(sound)) as file:
            seconds = file.getnframes() / file.getframerate()
    if seconds < SECONDS_LEAST:
        sys.exit(f"{len(lines)} lines took {seconds:.1f} s")
    print(f"{len(lines)} lines, {seconds / 60:.1f} min")


main()
