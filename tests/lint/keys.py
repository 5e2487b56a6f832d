"""Keys are the person's to choose: only src/ui knows which there are. Every other folder asks of a press
whether it is a command (include/ui/command.h), so no code of a key, no letter and no sign that is pressed
stands there; and each key that a command has at first stands in the one place where the command does.

Usage: keys.py <project>
"""
import re

from sources import c_files, finish, project_root, without_comments

# Names of SDL, members of what src/ui keeps of a key, and letters that are compared with a press.
CODE = re.compile(r"\b(SDLK_\w+|SDL_SCANCODE_\w+|KMOD_\w+|KEY_(?!BYTES)[A-Z]\w*)\b"
                  r"|\b(?:key|press|stroke|event)(?:\.|->)(?:key|character|code|edit|control|shift)\b")
COMMAND = re.compile(r"\.id = \"([\w.]+)\"")


def key_codes(text):
    """The lines of a source that know a key, with what they name."""
    for number, line in enumerate(without_comments(text).splitlines(), 1):
        found = CODE.search(line)
        if found:
            yield number, found.group()


def main():
    assert list(key_codes("a(SDLK_u);\nif (press.character == 'u') {\n")) == [
        (1, "SDLK_u"), (2, "press.character")], "the check finds no key"
    assert not list(key_codes("/* SDLK_u */ press_is(&press, &command_back); PROFILE_KEY_BYTES")), "it finds too much"
    root = project_root()
    files = [path for path in c_files(root, "src", "include")
             if path.relative_to(root).parts[1] != "ui" or path.relative_to(root).parts[0] == "include"]
    problems, ids = [], {}
    for path in files + c_files(root, "src/ui"):
        text = path.read_text(encoding="utf-8")
        if path in files:
            problems += [f"{path}:{number}: {what}: only src/ui knows keys, ask for a command"
                         for number, what in key_codes(text)]
        for match in re.finditer(r"const Command \w+(?:\[\w+\])? = \{(.*?)\};", text, re.S):
            for name in COMMAND.findall(match.group(1)):
                if name in ids:
                    problems.append(f"{path}: {name} is a command of {ids[name]} already")
                ids[name] = path
    if len(ids) < 40:
        problems.append(f"only {len(ids)} commands were found: are they written in another way?")
    finish(problems, files)


main()
