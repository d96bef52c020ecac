"""The package as a whole: examples in docstrings and docs, stubs that tell the truth."""

import ast
import doctest
import importlib
import inspect
import pkgutil
from pathlib import Path

import pytest
from conftest import ROOT

import emporio
from emporio import _emporio

OPTIONAL = {"emporio.pettingzoo", "emporio.gymnasium", "emporio.openspiel", "emporio.ray"}
MODULES = ["emporio"] + [f"emporio.{module.name}" for module in pkgutil.iter_modules(emporio.__path__)]


@pytest.mark.parametrize("name", [name for name in MODULES if not name.endswith("_emporio")])
def test_examples_in_docstrings(name):
    module = importlib.import_module(name)
    assert module.__doc__, f"{name} does not say what it is"
    assert doctest.testmod(module, optionflags=doctest.ELLIPSIS).failed == 0


@pytest.mark.parametrize("page", ["docs/python.md"])
def test_examples_in_the_docs(page):
    path = ROOT / page
    outcome = doctest.testfile(str(path), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert outcome.attempted > 5 and outcome.failed == 0


def test_stubs_name_what_is_there():
    stub = ast.parse((Path(emporio.__file__).parent / "_emporio.pyi").read_text())
    names = {node.name: node for node in stub.body if isinstance(node, (ast.ClassDef, ast.FunctionDef))}
    real = {name for name in dir(_emporio) if not name.startswith("__")}
    assert set(names) == real
    for name, node in names.items():
        if not isinstance(node, ast.ClassDef):
            continue
        members = {item.name for item in node.body if isinstance(item, ast.FunctionDef)}
        members |= {item.target.id for item in node.body if isinstance(item, ast.AnnAssign)}
        shown = {member for member in vars(getattr(_emporio, name)) if not member.startswith("_")}
        assert shown == {member for member in members if not member.startswith("_")}, name


def test_everything_public_has_a_docstring():
    for name in emporio.__all__:
        thing = getattr(emporio, name)
        assert inspect.getdoc(thing), name
        if inspect.isclass(thing):
            for member, value in vars(thing).items():
                if not member.startswith("_") and callable(value):
                    assert inspect.getdoc(value), f"{name}.{member}"
