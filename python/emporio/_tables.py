"""What all environments know of their tables: options for play without people, and the width of the choices."""

from __future__ import annotations

from typing import Any

from ._emporio import about


def options_for(game: str, options: dict[str, Any] | None) -> dict[str, Any]:
    """The options of a table that comes to an end without people."""
    return {**about(game)["automatic"], **(options or {})}


def width(game: str, options: dict[str, Any]) -> int:
    """Choices are numbered from 0 to this, exclusive."""
    from ._emporio import player_ids

    return player_ids(game, options)
