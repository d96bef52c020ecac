"""The package as a whole: examples in docstrings and docs, stubs that tell the truth."""

import doctest
import importlib
import inspect
import pkgutil
import subprocess
import sys

import pytest
from conftest import ROOT

import emporio

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


def test_stubs_tell_the_truth():
    """Names, parameters and defaults of the stub are those of the compiled module."""
    pytest.importorskip("mypy")
    command = [sys.executable, "-m", "mypy.stubtest", "emporio._emporio"]
    found = subprocess.run(command, capture_output=True, text=True)
    assert found.returncode == 0, found.stdout + found.stderr


def test_everything_public_has_a_docstring():
    for name in emporio.__all__:
        thing = getattr(emporio, name)
        assert inspect.getdoc(thing), name
        if inspect.isclass(thing):
            for member, value in vars(thing).items():
                if not member.startswith("_") and callable(value):
                    assert inspect.getdoc(value), f"{name}.{member}"
