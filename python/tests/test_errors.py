"""What is refused is refused with an exception that says why, and nothing has changed."""

import pickle

import pytest
from conftest import play, table

import emporio
from emporio import _emporio


@pytest.mark.parametrize("action", ["role nobody", "", -1, 10**9, 70_000, 65_535, "role mayor; drop"])
def test_actions_that_are_none(action):
    match = table("puerto-rico", 3)
    before = match.record()
    with pytest.raises(emporio.IllegalAction):
        match.apply(action)
    assert match.record() == before


@pytest.mark.parametrize("action", [None, 1.5, [], {}, b"role mayor", object()])
def test_things_that_are_no_actions(action):
    match = table("puerto-rico", 3)
    with pytest.raises(TypeError):
        match.apply(action)


def test_an_illegal_action_names_clause_and_choices():
    match = table("puerto-rico", 3)
    match.apply("role builder")
    before = match.record()
    with pytest.raises(emporio.IllegalAction) as caught:
        match.apply("role builder")
    assert caught.value.legal == match.legal_texts()
    assert match.record() == before
    again = pickle.loads(pickle.dumps(caught.value))
    assert (str(again), again.clause, again.legal) == (str(caught.value), caught.value.clause, caught.value.legal)


def test_clauses_are_given_where_the_game_can_tell():
    match = table("puerto-rico", 3)
    clauses = set()
    for id in range(emporio.about("puerto-rico")["player_ids"]):
        try:
            match.copy().apply(id)
        except emporio.IllegalAction as error:
            clauses.add(error.clause)
    assert any(clause and "-" in clause for clause in clauses)


def test_an_action_of_another_game():
    other = emporio.Action("san-juan", emporio.Match("san-juan", 2, seed=1).legal_ids()[0])
    with pytest.raises(emporio.IllegalAction, match="san-juan"):
        table("puerto-rico", 3).apply(other)


def test_a_finished_game():
    match = play(table("san-juan", 2), 1)
    before = match.record()
    with pytest.raises(emporio.GameOver):
        match.apply(0)
    with pytest.raises(emporio.BotError):
        emporio.bot("greedy").choose(match)
    with pytest.raises(emporio.BotError):
        emporio.hint(match, iterations=1)
    assert match.record() == before


@pytest.mark.parametrize(
    "arguments,settings,error",
    [
        (("chess",), {}, ValueError),
        (("puerto-rico", 9), {}, emporio.SetupError),
        (("puerto-rico", -1), {}, OverflowError),
        (("puerto-rico", 3), {"options": {"unknown": 1}}, emporio.SetupError),
        (("puerto-rico", 3), {"options": "not json"}, ValueError),
        (("puerto-rico", 3), {"seats": ["A", "B"]}, emporio.SetupError),
        (("puerto-rico", 3), {"position": {"players": 3}}, emporio.PositionError),
        (("puerto-rico", 3), {"chance": "maybe"}, ValueError),
        (("puerto-rico", 3), {"seed": -1}, OverflowError),
        (("puerto-rico", 3), {"seed": "x"}, TypeError),
    ],
)
def test_tables_that_cannot_be(arguments, settings, error):
    with pytest.raises(error):
        emporio.Match(*arguments, **settings)


def test_a_position_that_cannot_be_names_its_clause():
    position = table("puerto-rico", 3).position()
    position["boards"][0]["doubloons"] = 200
    try:
        emporio.Match("puerto-rico", 3, position=position)
    except emporio.PositionError:
        pass
    position["governor"] = 7
    with pytest.raises(emporio.PositionError) as caught:
        emporio.Match("puerto-rico", 3, position=position)
    assert caught.value.clause


@pytest.mark.parametrize("text", ["", "emporio record 1\n", "nonsense", "emporio record 1\ngame: chess\nmoves:\n"])
def test_records_that_cannot_be(text):
    with pytest.raises(emporio.RecordError):
        emporio.Match.from_record(text)


def test_seats_undo_and_plies_out_of_range():
    match = table("puerto-rico", 3)
    before = match.record()
    for wrong in (3, -1, 99):
        with pytest.raises(IndexError):
            match.seat(wrong)
        with pytest.raises(IndexError):
            match.view(wrong)
    with pytest.raises(ValueError):
        match.undo(1)
    with pytest.raises(ValueError):
        match.back_to(match.ply + 1)
    with pytest.raises(ValueError):
        match.prompt(lang="tlh")
    with pytest.raises(emporio.IllegalAction):
        match.words("role nobody")
    assert match.record() == before


@pytest.mark.parametrize("name", ["", "nobody", "hard:time=1", "search:iterations=0", "run:python3 bot.py"])
def test_bots_that_are_none(name):
    with pytest.raises(emporio.BotError):
        emporio.bot(name)


def test_no_panic_crosses_the_border(capfd):
    with pytest.raises(emporio.InternalError, match="asked for by a test"):
        _emporio._panic()
    capfd.readouterr()
