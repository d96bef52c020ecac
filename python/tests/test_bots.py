"""Bots of the house and bots of one's own; hints; arenas."""

import os
import pickle
import signal
import threading
import time

import pytest
from conftest import TABLES, play, table

import emporio


@pytest.mark.parametrize("game,players", TABLES)
@pytest.mark.parametrize("name", ["random", "greedy", "easy", "medium", "search:iterations=20"])
def test_bots_choose_what_is_legal_and_repeat_with_a_seed(game, players, name):
    match = play(table(game, players, seed=1), 2, most=12)
    choice = emporio.bot(name, seed=5).choose(match)
    assert choice in match.legal()
    assert choice == emporio.bot(name, seed=5).choose(match.seat(match.player))
    assert choice == pickle.loads(pickle.dumps(emporio.bot(name, seed=5))).choose(match)


def test_a_hint_ranks_every_choice():
    match = table("puerto-rico", 4)
    hints = emporio.hint(match, iterations=200, seed=1)
    assert sorted(hint["action"] for hint in hints) == sorted(match.legal_texts())
    assert hints == emporio.hint(match.seat(match.player), iterations=200, seed=1)
    assert all(sum(hint["chances"]) == pytest.approx(1.0, abs=1e-3) for hint in hints)
    visits = [hint["visits"] for hint in hints]
    assert visits == sorted(visits, reverse=True)
    assert {hint["action"]: hint["text"] for hint in hints} == {text: match.words(text) for text in match.legal_texts()}
    italian = emporio.hint(match, iterations=200, seed=1, lang="it")
    assert [hint["text"] for hint in italian] == [match.words(hint["action"], "it") for hint in hints]
    with pytest.raises(ValueError, match="language"):
        emporio.hint(match, iterations=1, lang="xx")


@pytest.mark.parametrize("game", emporio.games())
def test_a_review_looks_back_on_every_choice_and_draw(game):
    players = emporio.about(game)["min_players"]
    match = play(table(game, players, seed=4), 3, most=12)
    found = emporio.review(match.record(), tries=1, threads=1, seed=2)
    assert found == emporio.review(match, tries=1, threads=2, seed=2), "threads change nothing"
    assert found["game"] == game and found["seats"] == match.seats
    steps = match.steps()
    assert [(choice["seat"], choice["played"]["action"]) for choice in found["choices"]] == [
        (seat, text) for seat, text in steps if seat is not None
    ]
    for choice in found["choices"]:
        assert steps[choice["ply"]][1] == choice["played"]["action"]
        # Fresh looks judge a choice, so chance may put its cost a little below zero.
        assert -1 <= choice["cost"] <= 1 and choice["error"] >= 0
        assert not choice["slip"] or choice["cost"] > 0
        assert all(isinstance(best["text"], str) and best["text"] for best in choice["best"])
    assert all(len(moment["chances"]) == players for moment in found["moments"])
    assert all(len(draw["luck"]) == players for draw in found["draws"])
    assert all(summary["said"] and isinstance(summary["said"][0], str) for summary in found["summaries"])


def test_a_review_of_what_cannot_be_reviewed_is_refused():
    match = table("san-juan", 2)
    with pytest.raises(emporio.RecordError):
        emporio.review("no record")
    with pytest.raises(TypeError):
        emporio.review(7)
    for wrong in ({"tries": 0}, {"threads": 0}, {"threads": 65}, {"lang": "xx"}):
        with pytest.raises(ValueError):
            emporio.review(match, **wrong)


def test_a_long_thought_lets_other_threads_run_and_can_be_interrupted():
    match = table("puerto-rico", 4)
    ticks = []
    ending = threading.Event()

    def tick():
        while not ending.wait(0.01):
            ticks.append(time.monotonic())

    def interrupt():
        time.sleep(0.5)
        os.kill(os.getpid(), signal.SIGINT)

    threads = [threading.Thread(target=tick), threading.Thread(target=interrupt)]
    for thread in threads:
        thread.start()
    start = time.monotonic()
    # Whoever starts the tests in the background has told them to ignore Ctrl-C.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            emporio.hint(match, time=60)
    finally:
        signal.signal(signal.SIGINT, before)
        ending.set()
        for thread in threads:
            thread.join()
    assert time.monotonic() - start < 30
    assert len(ticks) > 5


class First:
    """Takes the first choice, and notes what it was told."""

    name = "first"

    def __init__(self):
        self.starts = []

    def start(self, player, seed):
        self.starts.append((player, seed))

    def choose(self, seat):
        assert seat.player == self.starts[-1][0]
        return seat.legal()[0]


def by_text(seat):
    return seat.legal_texts()[-1]


def by_id(seat):
    return seat.legal_ids()[0]


def test_own_bots_play_in_an_arena():
    first = First()
    result = emporio.arena("san-juan", [first, by_text, by_id], players=3, games=6, seed=4)
    assert len(result.outcomes) == 6 and len(first.starts) == 6
    assert {row["bot"] for row in result.standings()} == {"run:python:first", "run:python:by_text", "run:python:by_id"}
    assert sum(row["share"] * row["seats"] for row in result.standings()) == pytest.approx(6)
    seen = [[outcome["seats"].index("run:python:first") for outcome in result.outcomes][i::3] for i in range(3)]
    assert seen == [[0, 0], [1, 1], [2, 2]], "every deal is played from every seat"
    again = emporio.arena("san-juan", [First(), by_text, by_id], players=3, games=6, seed=4)
    assert again.records() == result.records()


def test_an_own_bot_like_ours_plays_the_same_games():
    ours = emporio.arena("san-juan", ["random", "random"], players=2, games=4, seed=2, threads=2)

    class Random:
        name = "r"

        def start(self, player, seed):
            self.bot = emporio.bot("random", seed)

        def choose(self, seat):
            return self.bot.choose(seat)

    theirs = emporio.arena("san-juan", [Random(), "random"], players=2, games=4, seed=2)
    moves = [[line for line in record.splitlines() if not line.startswith("seats")] for record in ours.records()]
    assert moves == [[line for line in record.splitlines() if not line.startswith("seats")] for record in theirs.records()]


def test_an_arena_is_interrupted_and_goes_on_from_its_file(tmp_path):
    file = tmp_path / "results.jsonl"
    seen = []

    def enough(outcome):
        seen.append(outcome)
        if len(seen) == 4:
            raise KeyboardInterrupt

    settings = {"players": 2, "games": 12, "seed": 9, "file": file}
    with pytest.raises(KeyboardInterrupt):
        emporio.arena("san-juan", ["greedy", "random"], watch=enough, **settings)
    kept = file.read_text().splitlines()
    assert 5 <= len(kept) < 13
    whole = emporio.arena("san-juan", ["greedy", "random"], **settings)
    assert len(whole.outcomes) == 12 and file.read_text().startswith("\n".join(kept[:5]))
    fresh = emporio.arena("san-juan", ["greedy", "random"], players=2, games=12, seed=9, threads=1)
    assert fresh.records() == whole.records()
    with pytest.raises(emporio.ArenaError, match="another arena"):
        emporio.arena("san-juan", ["random", "greedy"], **settings)


def test_frames():
    pytest.importorskip("pandas")
    result = emporio.arena("puerto-rico", ["greedy", "random"], players=3, games=3)
    frame = result.frame()
    assert len(frame) == 9 and set(frame["bot"]) == {"greedy", "random"}
    assert list(result.standings_frame()["bot"])[0] == "greedy"


def test_a_bot_that_fails_ends_the_arena_with_its_exception():
    def broken(seat):
        raise ZeroDivisionError("of its own")

    with pytest.raises(ZeroDivisionError, match="of its own"):
        emporio.arena("san-juan", [broken, "random"], players=2, games=2)
    with pytest.raises(emporio.IllegalAction):
        emporio.arena("san-juan", [lambda seat: "role nobody", "random"], players=2, games=2)
    with pytest.raises(TypeError):
        emporio.arena("san-juan", [lambda seat: None, "random"], players=2, games=2)
    with pytest.raises(TypeError):
        emporio.arena("san-juan", [42, "random"], players=2, games=2)
    with pytest.raises(emporio.ArenaError):
        emporio.arena("san-juan", ["random"], players=2, games=2)
    with pytest.raises(emporio.SetupError):
        emporio.arena("san-juan", ["random", "greedy"], players=9, games=2)
