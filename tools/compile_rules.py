"""Turn plain rules and search into Cython modules: florin.rules._card and so on.

Cython pairs a .py with the .pxd of the same name, so each game's parts are joined, and code and declarations are
written under the name they are compiled as. The declarations of the rules are in .pxd files; those of the search are
derived from its annotations. Integer constants become C enums. Two more modules, _states and _engines, hold the
classes that Python sees.
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
EXTRAS = {"card": "\n    def put(self, int place, int kind):\n        _card.put(&self.s, place, kind)\n"}


def load_source(package: str) -> ModuleType:
    path = ROOT / "src" / "florin" / package / "source.py"
    spec = importlib.util.spec_from_file_location(f"{package}_source", path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


source, search = load_source("rules"), load_source("search")


def as_enum(code: str, types: str) -> tuple[str, str]:
    """Return the code without its integer constants, and the declarations with an enum of them.

    Enums are 4% faster than C variables. They are ints, so larger numbers become macros (6% of a random game).
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


IMPORTS = re.compile(r"(?m)^from (?:florin\S*|math) import (?:\([^)]*\)|.*)$")  # joined code needs no imports

# The annotations of the search (see search/c_types.py) and their C types; the name of a class means a pointer.
C_TYPES = {
    "None": "void", "int": "int", "float": "double", "bool": "bint",
    "Byte": "signed char", "Short": "short", "Long": "long long", "Word": "unsigned long long",
    "Ints": "int*", "Floats": "double*", "Longs": "long long*", "Words": "unsigned long long*",
    "Octets": "unsigned char*", "Singles": "float*",
}  # fmt: skip


def c_type(annotation: ast.expr | None) -> tuple[str, str]:
    """Return the C type of an annotation, and the brackets of its sizes."""
    kind = search.parsed_type(annotation)
    sizes = "".join(f"[{size}]" for size in kind.sizes)
    if kind.name in C_TYPES:
        return C_TYPES[kind.name], sizes
    return (kind.name if sizes else f"{kind.name}*"), sizes


def declared_struct(node: ast.ClassDef) -> str:
    lines = [f"cdef struct {node.name}:"]
    for field in node.body:
        if isinstance(field, ast.AnnAssign):
            kind, sizes = c_type(field.annotation)
            lines.append(f"    {kind} {ast.unparse(field.target)}{sizes}")
    return "\n".join(lines) + "\n"


def declared_function(node: ast.FunctionDef) -> str:
    """Return a function's C signature, after the types of its annotated variables."""
    variables = {}
    for inner in ast.walk(node):
        if isinstance(inner, ast.AnnAssign):
            kind, sizes = c_type(inner.annotation)
            variables[ast.unparse(inner.target)] = f'"{kind}{sizes}"'
    found = f"@cython.locals({', '.join(f'{name}={kind}' for name, kind in variables.items())})\n" if variables else ""
    arguments = ", ".join(f"{c_type(one.annotation)[0]} {one.arg}" for one in node.args.args)
    return f"{found}cdef {c_type(node.returns)[0]} {node.name}({arguments}) noexcept nogil\n"


def declared(code: str) -> tuple[str, str]:
    """Return the C declarations of the classes in a part of the search, and those of its arrays and functions."""
    kinds, others = "", ""
    for node in ast.parse(code).body:
        if isinstance(node, ast.ClassDef):
            kinds += declared_struct(node)
        elif isinstance(node, ast.FunctionDef):
            others += declared_function(node)
        elif isinstance(node, ast.AnnAssign):
            kind, sizes = c_type(node.annotation)
            others += f"cdef {kind}{sizes} {ast.unparse(node.target)}\n"
    return kinds, others


class Bare(ast.NodeTransformer):
    """Removes imports, classes and annotations: their content is in the declarations."""

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        return None

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        return None

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)

    def visit_arg(self, node: ast.arg) -> ast.AST:
        node.annotation = None
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST | None:
        return ast.copy_location(ast.Assign([node.target], node.value), node) if node.value else None


def bare(code: str) -> str:
    return ast.unparse(ast.fix_missing_locations(Bare().visit(ast.parse(code))))


def joined(game: str, *more: str) -> tuple[str, str]:
    """Return one game's rules, and the named parts of the search, as one module's code and declarations."""
    code = [IMPORTS.sub("", source.text(part, "py")) for part in source.PARTS[game]]
    types = [source.text(part, "pxd") for part in source.PARTS[game]]
    if more:
        texts = [search.text(part, "py") for part in more]
        code += [bare(text) for text in texts]
        known = [name for text in texts for name in search.structs(text)]
        kinds, others = zip(*[declared(text) for text in texts], strict=True)
        types += [*(f"cdef struct {name}" for name in known), *kinds, search.pointers(game), *others]
    return as_enum("\n".join(code), "\n".join(types))


def field_property(name: str, dims: tuple[int, ...]) -> str:
    value = f"self.s.{name}" + "".join(f"[{axis}]" for axis in "ijk"[: len(dims)])
    for axis, size in reversed(list(zip("ijk", dims, strict=False))):
        value = f"[{value} for {axis} in range({size})]"
    return f"\n    @property\n    def {name}(self):\n        return {value}\n"


def states_module() -> tuple[str, str]:
    """Return the module of state classes, one for each game, with the state's fields as properties."""
    code = "from cpython.number cimport PyNumber_Index\nfrom libc.string cimport memcpy, memset\n\n" + source.text(
        "chance", "pxi"
    )
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
    """Return the module of search classes: an engine and a tree for each game, and the court's solver."""
    code = "from array import array\nfrom libc.stdlib cimport calloc, free, malloc\n"
    code += "from libc.string cimport memcpy, memset\nfrom florin.search import NO_ODDS\n\n\n" + search.text(
        "mask", "pxi"
    )
    template = search.text("engine", "pxi") + "\n\n" + search.text("batch", "pxi")
    for game in source.GAMES:
        own = re.sub(r"\bGAME(?=[A-Z])", game.title(), template)
        own = own.replace("FINGERPRINT", f'"{search.fingerprint(game, source.fingerprint(game))}"')
        code += f"from florin.search cimport _{game}\n\n\n" + own.replace("GAME.", f"_{game}.")
        code += "\n\n" + search.extra_class(game)
    return code, ""


def write(folder: Path) -> list[tuple[str, Path]]:
    """Write everything that Cython needs into `folder`; return the modules' names and files."""
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
    """Write a file only if it changes, so that nothing is compiled twice."""
    if not path.exists() or path.read_text() != content:
        path.write_text(content)


def extensions(folder: Path, flags: list[str], link_flags: list[str] | None = None) -> list[Any]:
    """Return the compiled modules as optional setuptools extensions."""
    from Cython.Build import cythonize
    from setuptools import Extension

    def extension(name: str, path: Path) -> Any:
        return Extension(name, [os.path.relpath(path)], extra_compile_args=flags, extra_link_args=link_flags or [])

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
        one.optional = True  # cythonize drops the setting
    return sorted(
        compiled, key=lambda one: -Path(one.sources[0]).stat().st_size
    )  # the longest first, so that no core waits for it
