"""Turns plain rules and search into Cython modules: florin.rules._card and so on, with a door, _states or _engines.

Cython pairs a .py with the .pxd of the module's own name, so each game's parts are joined and written, code and types
together, under the name they are compiled as. Integer constants become C enums on the way.
"""

import ast
import importlib.util
import os
import re
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "infer_types": True,
    "initializedcheck": False,
}
EXTRAS = {
    "card": "\n    def put(self, int place, int kind):\n        _card.put(&self.s, place, kind)\n",
    "court": "\n    def secret(self):\n        return _court.secret(&self.s)\n",
}


def load_source(package: str) -> ModuleType:
    path = ROOT / "src" / "florin" / package / "source.py"
    spec = importlib.util.spec_from_file_location(f"{package}_source", path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


source, search = load_source("rules"), load_source("search")


def as_enum(code: str, types: str) -> tuple[str, str]:
    """The code without its integer constants, and the types with an enum of them (4 % faster than C variables).

    C's enums are ints: what is larger becomes a macro (6 % of a random game).
    """
    lines = code.split("\n")
    known: dict[str, Any] = {}
    enum = macros = words = ""
    for node in ast.parse(code).body:
        if not isinstance(node, ast.Assign):
            continue
        target = node.targets[0]
        names = [name.id for name in (target.elts if isinstance(target, ast.Tuple) else [target])]  # type: ignore[attr-defined]
        value = eval(compile(ast.Expression(node.value), "constants", "eval"), known)
        values = value if isinstance(target, ast.Tuple) else (value,)
        known.update(zip(names, values, strict=True))
        if all(isinstance(number, int) for number in values):
            for name, number in zip(names, values, strict=True):
                if number < 2**31:
                    enum += f"    {name} = {number}\n"
                else:
                    macros += f"    #define FLORIN_{name} {number}ULL\n"
                    words += f'    const unsigned long long {name} "FLORIN_{name}"\n'
            lines[node.lineno - 1 : node.end_lineno] = [""] * (node.end_lineno - node.lineno + 1)  # type: ignore[operator]
    if words:
        words = f'cdef extern from *:\n    """\n{macros}    """\n{words}'
    return "\n".join(lines), f"cimport cython\ncdef enum:\n{enum}{words}{types}"


IMPORTS = re.compile(r"(?m)^from (?:florin\S*|math) import (?:\([^)]*\)|.*)$")  # what is joined needs no importing


def joined(game: str, *more: str) -> tuple[str, str]:
    """One game's rules, and the parts of the search that are named, as one module's code and types."""
    code = [source.text(part, "py") for part in source.PARTS[game]] + [search.text(part, "py") for part in more]
    types = [source.text(part, "pxd") for part in source.PARTS[game]] + [search.text(part, "pxd") for part in more]
    return as_enum(IMPORTS.sub("", "\n".join(code)), "\n".join(types))


def field_property(name: str, dims: tuple[int, ...]) -> str:
    value = f"self.s.{name}" + "".join(f"[{axis}]" for axis in "ijk"[: len(dims)])
    for axis, size in reversed(list(zip("ijk", dims, strict=False))):
        value = f"[{value} for {axis} in range({size})]"
    return f"\n    @property\n    def {name}(self):\n        return {value}\n"


def states_module() -> tuple[str, str]:
    """The door: one class a game, with the state's fields as properties."""
    code = "from libc.string cimport memset\n"
    types = ""
    for game in source.GAMES:
        name = game.title()
        template = source.text("state", "pxi").replace("GAMEState", f"{name}State")
        template = template.replace("FINGERPRINT", f'"{source.fingerprint(game)}"').replace("GAME.", f"_{game}.")
        code += f"\n\n{template}" + "".join(field_property(*field) for field in source.fields(game))
        code += EXTRAS.get(game, "")
        types += f"from florin.rules cimport _{game}\ncdef class {name}State:\n    cdef _{game}.State s\n"
    return code, types


def engines_module() -> tuple[str, str]:
    """The door to the search: one class a game."""
    code = "from array import array\nfrom libc.stdlib cimport calloc, free, malloc\n"
    code += "from libc.string cimport memcpy, memset\nfrom florin.search import NO_ODDS\n"
    template = search.text("engine", "pxi")
    for game in source.GAMES:
        own = template.replace("GAMEEngine", f"{game.title()}Engine").replace("GAMETree", f"{game.title()}Tree")
        own = own.replace("FINGERPRINT", f'"{search.fingerprint(game, source.fingerprint(game))}"')
        code += f"from florin.search cimport _{game}\n\n\n" + own.replace("GAME.", f"_{game}.")
        code += "\n\n" + search.door(game)
    return code, ""


def write(folder: Path) -> list[tuple[str, Path]]:
    """Writes all that Cython needs into `folder`; returns the modules' names and files."""
    modules = [("rules", f"_{game}", "py", joined(game)) for game in source.GAMES]
    modules.append(("rules", "_states", "pyx", states_module()))
    modules += [("search", f"_{game}", "py", joined(game, *search.parts(game))) for game in source.GAMES]
    modules.append(("search", "_engines", "pyx", engines_module()))
    found = []
    for package, name, ending, (code, types) in modules:
        place = folder / "florin" / package
        place.mkdir(parents=True, exist_ok=True)
        for init in (folder / "florin", place):
            update(init / "__init__.py", "")
        update(place / f"{name}.{ending}", code)
        update(place / f"{name}.pxd", types)
        found.append((f"florin.{package}.{name}", place / f"{name}.{ending}"))
    return found


def update(path: Path, content: str) -> None:
    """Writes a file only when it changes, so that nothing is compiled twice."""
    if not path.exists() or path.read_text() != content:
        path.write_text(content)


def extensions(
    folder: Path, flags: list[str], link_flags: list[str] | None = None, door_flags: list[str] | None = None
) -> list[Any]:
    """The compiled modules as setuptools extensions, each optional; the doors (.pyx) with flags of their own added."""
    from Cython.Build import cythonize
    from setuptools import Extension

    def extension(name: str, path: Path) -> Any:
        own = [*flags, *(door_flags or [])] if path.suffix == ".pyx" else flags
        return Extension(name, [os.path.relpath(path)], extra_compile_args=own, extra_link_args=link_flags or [])

    found = [extension(name, path) for name, path in write(folder)]
    cores = os.cpu_count() or 1
    compiled = cythonize(
        found,
        compiler_directives=DIRECTIVES,
        include_path=[str(folder)],
        nthreads=cores if cores > 1 else 0,
        quiet=True,
    )
    for one in compiled:
        one.optional = True  # cythonize drops it
    return sorted(
        compiled, key=lambda one: -Path(one.sources[0]).stat().st_size
    )  # the longest first: no core waits for it
