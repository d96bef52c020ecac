"""A match from Python: choices, undo, views, copies, worlds, records."""

import copy
import pickle
import random

import pytest
from conftest import TABLES, play, table

import emporio


@pytest.mark.parametrize("game,players", TABLES)
def test_texts_ids_and_objects_play_the_same_game(game, players):
    by_object, by_id, by_text = (table(game, players, seed=3) for _ in range(3))
    for _ in range(60):
        if by_object.is_over:
            break
        choices = by_object.legal()
        choice = choices[by_object.ply * 7 % len(choices)]
        assert int(choice) in by_object.legal_ids() and str(choice) in by_object.legal_texts()
        by_object.apply(choice)
        by_id.apply(choice.id)
        by_text.apply(choice.text)
    assert by_object == by_id == by_text
    assert by_object.record() == by_text.record()


@pytest.mark.parametrize("game,players", TABLES)
def test_a_whole_game_ends_with_scores_and_a_record_that_replays(game, players):
    match = play(table(game, players, seed=11), 5)
    assert match.is_over and match.player is None and match.legal() == [] and match.ending
    totals = [score["total"] for score in match.scores()]
    assert totals == match.totals() == [sum(score["parts"].values()) for score in match.scores()]
    assert sorted(match.ranks())[0] == 1 and sum(match.shares()) == pytest.approx(1.0)
    again = emporio.Match.from_record(match.record())
    assert again.totals() == totals and again.position() == match.position()
    assert emporio.Match(game, players, seed=11, options=match.options) != match


@pytest.mark.parametrize("game,players", TABLES)
def test_copies_and_pickles_go_on_alike_and_apart(game, players):
    match = play(table(game, players, seed=2), 1, most=25)
    twins = [match.copy(), copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))]
    before = match.record()
    for twin in twins:
        assert twin == match
        play(twin, 9)
    assert match.record() == before
    assert all(twin.record() == twins[0].record() for twin in twins)


@pytest.mark.parametrize("game,players", TABLES)
def test_undo_goes_back_to_the_choice_and_the_luck_comes_again(game, players):
    match = play(table(game, players, seed=4), 1, most=20)
    moments = []
    for _ in range(5):
        moments.append((match.record(), match.legal_ids()[-1]))
        match.apply(match.legal_ids()[-1])
    end = match.record()
    for record, _ in reversed(moments):
        match.undo()
        assert match.record() == record
    for _, action in moments:
        match.apply(action)
    assert match.record() == end
    match.undo(3)
    assert match.record() == moments[2][0]
    match.back_to(0)
    assert match.ply == 0


@pytest.mark.parametrize("game,players", TABLES)
def test_a_world_agrees_with_the_seat_and_plays_to_its_end(game, players):
    match = play(table(game, players, seed=6), 3, most=30)
    seat = match.seat(match.player)
    before = match.record()
    for seed in (1, 2):
        world = seat.world(seed)
        assert world.view(seat.player) == match.view(seat.player) == seat.view()
        assert world.legal_ids() == match.legal_ids() == seat.legal_ids()
        play(world, 1)
        assert world.is_over
        assert emporio.Match.from_record(world.record()).totals() == world.totals()
    assert match.record() == before
    other = match.seat((match.player + 1) % players)
    assert other.legal() == [] and other.legal_ids() == []


def test_hidden_hands_are_drawn_anew_in_a_world_and_not_shown():
    match = play(table("san-juan", 4, seed=8), 3, most=10)
    seat = match.seat(0)
    positions = {str(seat.world(seed).position()) for seed in range(8)}
    assert len(positions) > 1, "worlds differ in what the seat cannot know"
    assert match.view(0) != match.view(1)
    for name in ("position", "record", "scores", "apply"):
        assert not hasattr(seat, name)


@pytest.mark.parametrize("game,players", TABLES)
def test_chance_that_is_asked_gives_outcomes_with_probabilities(game, players):
    match = table(game, players, chance="ask")
    asked = 0
    for _ in range(80):
        if match.is_over:
            break
        if match.is_chance:
            asked += 1
            outcomes = match.outcomes()
            assert match.player is None and sum(odds for _, odds in outcomes) == pytest.approx(1.0)
            assert [(action.id, odds) for action, odds in outcomes] == match.outcome_ids()
            match.apply(outcomes[-1][0])
        else:
            assert match.outcomes() == []
            match.apply(match.legal_ids()[0])
    assert asked > 0


def test_events_and_words_in_two_languages():
    match = emporio.Match("puerto-rico", 3, seed=1, seats=["Anna", "Bruno", "Carla"])
    choice = match.legal()[0]
    assert match.words(choice) != match.words(choice, lang="it")
    assert match.prompt() and match.prompt("it") != match.prompt()
    match.apply(choice)
    told = match.events(0)
    assert any("Anna" in event["text"] for event in told)
    assert match.events(0, since=match.ply + 1) == []
    quiet = emporio.Match("puerto-rico", 3, seed=1, events=False)
    assert quiet.events() == []


def test_a_match_starts_from_a_position_and_from_json():
    match = play(table("madeira", 3, seed=5), 2, most=15)
    again = emporio.Match("madeira", position=match.position(), options=match.options)
    assert again.players == 3 and again.legal_ids() == match.legal_ids()
    import json

    text = emporio.Match("madeira", 3, position=json.dumps(match.position()), options=json.dumps(match.options))
    assert text.position() == again.position()


def test_actions_compare_hash_and_pickle():
    action = emporio.Action("puerto-rico", "role mayor")
    assert action == emporio.Action("puerto-rico", action.id) == pickle.loads(pickle.dumps(action))
    assert len({action, emporio.Action("puerto-rico", "role mayor")}) == 1
    assert action != emporio.Action("puerto-rico", "role trader")
    assert (action.game, action.kind, list(range(200))[action]) == ("puerto-rico", "role", action.id)
    assert repr(action) == 'Action("puerto-rico", "role mayor")'


def test_an_edited_position_whose_choice_is_forced_is_settled():
    match = play_until(table("puerto-rico", 3, seed=7), "sell")
    seller, position = match.player, match.position()
    goods = position["boards"][seller]["goods"]
    for good, held in goods.items():
        position["goods"][good] += held
        goods[good] = 0
    edited = emporio.Match("puerto-rico", 3, position=position, seed=1)
    assert (edited.player, edited.legal_texts()[0].split()[0]) != (seller, "sell")
    assert edited.totals() == emporio.Match("puerto-rico", 3, position=edited.position()).totals()
    position["goods"]["corn"] += 1
    with pytest.raises(emporio.PositionError) as refused:
        emporio.Match("puerto-rico", 3, position=position)
    assert refused.value.clause == "INV-1"


def play_until(match, kind):
    """Plays at random until a choice of a kind is asked."""
    rng = random.Random(1)
    while match.legal()[0].kind != kind:
        match.apply(rng.choice(match.legal_ids()))
    return match
