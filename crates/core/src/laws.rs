//! Laws: what holds for every game in every state. Written once, run on every game.

mod observed;

use std::collections::BTreeMap;

use serde_json::Value;

use crate::play::{playout, settle, step};
use crate::{ActionList, Actor, Game, Match, Player, Record, Rng, Setup, Silent, Turn, Viewer};

/// What a run of the laws looked at.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Games played to their end.
    pub games: u64,
    /// Steps taken, chance included.
    pub steps: u64,
    /// Worlds drawn for an observer that differed from the true one.
    pub varied_worlds: u64,
    /// How the games ended.
    pub endings: BTreeMap<&'static str, u64>,
}

/// No game of the family comes near this many steps.
const STEP_LIMIT: usize = 100_000;

/// How often the costly laws (worlds, positions, views) are looked at, in steps; other steps in every game.
const COSTLY_EVERY: usize = 61;

/// Plays random games and checks every law on them.
///
/// # Panics
/// At the first law that is broken, naming it, the seed and the step.
pub fn check<G: Game>(options: &G::Options, players: u8, games: u64) -> Report {
    check_every::<G>(options, players, games, COSTLY_EVERY)
}

/// The same, with the costly laws looked at every so many steps: for games of many steps, played by the thousand.
///
/// # Panics
/// As [`check`].
pub fn check_every<G: Game>(options: &G::Options, players: u8, games: u64, costly: usize) -> Report {
    ids_round_trip::<G>();
    observed::check_names::<G>();
    let mut report = Report::default();
    for seed in 0..games {
        check_game::<G>(options, players, seed, costly, &mut report);
    }
    report
}

/// Every id below the declared number is an action, every action has its own id, and no id lies above.
pub fn ids_round_trip<G: Game>() {
    for id in 0..G::META.action_ids {
        let action = G::action_from_id(id).unwrap_or_else(|| panic!("id {id} is no action"));
        assert_eq!(G::action_id(action), id, "{action} has another id");
        let text = action.to_string();
        assert_eq!(text.parse::<G::Action>().as_ref(), Ok(&action), "`{text}` reads as another action");
        assert!(
            !text.contains('#') && text.trim() == text && !text.is_empty(),
            "`{text}` cannot stand in a record"
        );
    }
    assert!(G::action_from_id(G::META.action_ids).is_none(), "an id above the declared number");
}

/// The place of any action can be said and the clause asked that forbids it, of those too that make no sense now: whoever
/// touches a place that is not lit asks for all of them.
fn check_reasons<G: Game>(state: &G) {
    for action in (0..G::META.action_ids).filter_map(G::action_from_id) {
        let places = state.spots(action);
        assert!(places.iter().all(|place| !place.is_empty()), "{action} lies at a place without a name");
        state.forbidden_by(action);
    }
}

fn check_game<G: Game>(options: &G::Options, players: u8, seed: u64, costly: usize, report: &mut Report) {
    let mut rng = Rng::stream(seed, u64::from(players));
    let mut game = Match::<G>::new(Setup::plain(options.clone(), players)).expect("the options are valid");
    while game.turn() != Turn::Over {
        let ply = game.ply();
        let at = move || format!("seed {seed}, {players} players, step {ply}");
        let chosen = check_moment(&game, &mut rng, &at);
        if (ply + seed as usize).is_multiple_of(costly) {
            report.varied_worlds += check_knowledge(game.state(), &mut rng, &at);
            check_position(&game, &at);
            if seed == 0 && ply < 4 * costly {
                check_reasons(game.state());
            }
        }
        game.try_apply(chosen.0, chosen.1).unwrap_or_else(|error| panic!("{}: {error}", at()));
        assert!(game.ply() < STEP_LIMIT, "seed {seed}: the game does not end");
        report.steps += 1;
    }
    check_end(&game, seed);
    check_replay(&game, seed);
    check_playout::<G>(options, players, seed);
    report.games += 1;
    *report.endings.entry(game.state().ending().expect("an ended game says why")).or_default() += 1;
}

/// What may be picked in any order: any number of the things within the bounds, shuffled, is a wish that leads to
/// legal steps.
fn check_pick<G: Game>(game: &Match<G>, rng: &mut Rng, at: &impl Fn() -> String) {
    let Some(pick) = game.state().pick() else { return };
    let mut pool: Vec<G::Action> = pick
        .items
        .iter()
        .flat_map(|item| std::iter::repeat_n(item.action, usize::from(item.times)))
        .collect();
    let most = usize::from(pick.most).min(pool.len());
    let least = usize::from(pick.least);
    assert!(least <= most, "{}: {least} must be picked of {most}", at());
    rng.shuffle(&mut pool);
    pool.truncate(least + rng.below((most - least + 1) as u32) as usize);
    let steps = game.steps_of_wish(&pool).unwrap_or_else(|error| panic!("{}: {pool:?}: {error}", at()));
    let mut copy = game.clone();
    for step in steps {
        let Turn::Player(player) = copy.turn() else { panic!("{}: a wish goes on into chance", at()) };
        copy.try_apply(Actor::Player(player), step).unwrap_or_else(|error| panic!("{}: {error}", at()));
    }
}

/// The cheap laws of a moment; gives a random action to go on with.
fn check_moment<G: Game>(game: &Match<G>, rng: &mut Rng, at: &impl Fn() -> String) -> (Actor, G::Action) {
    let state = game.state();
    if let Err(broken) = state.check() {
        panic!("{}: {broken}", at());
    }
    assert!(state.ending().is_none(), "{}: an ending before the end", at());
    let (actor, list) = match game.turn() {
        Turn::Player(player) => {
            assert!(player.0 < state.players(), "{}: no such player", at());
            assert!(game.legal().len() >= 2, "{}: a player is asked without a choice", at());
            (Actor::Player(player), ActionList::from_iter(game.legal().iter().copied()))
        }
        Turn::Chance => (Actor::Chance, game.outcomes()),
        Turn::Over => unreachable!("the caller stops at the end"),
    };
    assert!(!list.is_empty(), "{}: nothing is possible", at());
    check_ids::<G>(&list, at);
    observed::check_numbers::<G>(game, actor, &list, at);
    match actor {
        Actor::Player(_) => {
            check_choose(state, &list, at);
            check_pick(game, rng, at);
            let forbidden = list.iter().find(|&&action| state.forbidden_by(action).is_some());
            assert!(forbidden.is_none(), "{}: {forbidden:?} is legal and forbidden", at());
            (actor, rng.pick(&list))
        }
        Actor::Chance => {
            assert!(list.iter().all(|&outcome| state.chance_weight(outcome) > 0), "{}: weight 0", at());
            let drawn = state.sample_chance(rng);
            assert!(list.contains(&drawn), "{}: {drawn} is drawn but not listed", at());
            (actor, drawn)
        }
    }
}

/// Choosing without a list counts the same choices and finds the same one at every place.
fn check_choose<G: Game>(state: &G, list: &[G::Action], at: &impl Fn() -> String) {
    for (place, &listed) in list.iter().enumerate() {
        let mut told = 0;
        let chosen = state.choose(|count| {
            told = count as usize;
            place as u32
        });
        assert_eq!(told, list.len(), "{}: choices are counted otherwise than listed", at());
        assert_eq!(chosen, listed, "{}: another choice than the one listed at {place}", at());
    }
}

/// Every listed action is the one of its id, and none is listed twice. That its text leads back to it was seen
/// for every id there is, by [`ids_round_trip`].
fn check_ids<G: Game>(list: &[G::Action], at: &impl Fn() -> String) {
    let mut ids: Vec<u16> = list.iter().map(|&action| G::action_id(action)).collect();
    for (&id, &action) in ids.iter().zip(list) {
        assert!(id < G::META.action_ids, "{}: {action} has id {id}, out of range", at());
        assert_eq!(G::action_from_id(id), Some(action), "{}: id {id}", at());
    }
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), list.len(), "{}: an action is listed twice in {list:?}", at());
}

/// What an observer sees is the same in every world drawn for them; gives how many worlds really differed. The
/// player to act is looked at each time, the other viewers in turn.
fn check_knowledge<G: Game>(state: &G, rng: &mut Rng, at: &impl Fn() -> String) -> u64 {
    let mut varied = 0;
    let mover = match state.turn() {
        Turn::Player(player) => Some(Viewer::Player(player)),
        Turn::Chance | Turn::Over => None,
    };
    let everyone: Vec<Viewer> = Viewer::all(state.players()).collect();
    for viewer in mover.into_iter().chain([rng.pick(&everyone)]) {
        let mut world = state.clone();
        world.determinize(viewer, rng);
        if let Err(broken) = world.check() {
            panic!("{}: a world drawn for {viewer:?} is impossible: {broken}", at());
        }
        assert_eq!(sent(state, viewer), sent(&world, viewer), "{}: {viewer:?} can tell worlds apart", at());
        observed::check_worlds(state, &world, viewer, at);
        varied += u64::from(world != *state);
    }
    varied
}

/// All that a viewer is sent of a state: view, board, prompt, whose turn it is and, for the player to act, their
/// choices with their words.
pub fn sent<G: Game>(state: &G, viewer: Viewer) -> String {
    let view = state.view(viewer);
    let json = serde_json::to_string(&view).expect("a view can be written");
    let mut sent = format!("{json}\n{}\n{}\n{:?}\n", G::board(&view), state.prompt(), state.turn());
    if let (Turn::Player(player), true) =
        (state.turn(), matches!(state.turn(), Turn::Player(p) if viewer.is(p)))
    {
        let mut list = ActionList::new();
        state.legal_actions(&mut list);
        for &action in &list {
            sent.push_str(&format!("{player} {action} {}\n", state.action_text(action)));
        }
    }
    sent
}

/// A position can be written out and read back.
fn check_position<G: Game>(game: &Match<G>, at: &impl Fn() -> String) {
    let position = game.state().to_position();
    let text = serde_json::to_string(&position).expect("a position can be written");
    let read: Value = serde_json::from_str(&text).expect("a position can be read");
    let again = G::from_position(&game.setup().options, game.state().players(), &read)
        .unwrap_or_else(|error| panic!("{}: {error}", at()));
    assert_eq!(again, *game.state(), "{}: the position reads as another state", at());
}

fn check_end<G: Game>(game: &Match<G>, seed: u64) {
    let state = game.state();
    if let Err(broken) = state.check() {
        panic!("seed {seed}, at the end: {broken}");
    }
    let scores = state.scores();
    assert_eq!(scores.players.len(), usize::from(state.players()), "seed {seed}: a score for each player");
    for score in &scores.players {
        assert_eq!(
            score.total,
            score.parts.iter().map(|p| p.points).sum::<i32>(),
            "seed {seed}: parts and total"
        );
    }
    let mut list = ActionList::new();
    state.legal_actions(&mut list);
    assert!(list.is_empty(), "seed {seed}: something is legal after the end");
}

/// The record, as text, leads to the same state, the same events and the same record.
fn check_replay<G: Game>(game: &Match<G>, seed: u64) {
    let text = game.record().to_string();
    let record: Record = text.parse().unwrap_or_else(|error| panic!("seed {seed}: {error}"));
    let again = Match::<G>::from_record(&record).unwrap_or_else(|error| panic!("seed {seed}: {error}"));
    assert_eq!(again.state(), game.state(), "seed {seed}: a replay ends elsewhere");
    let story = |game: &Match<G>| game.events().iter().map(|(_, event)| event.clone()).collect::<Vec<_>>();
    assert_eq!(story(&again), story(game), "seed {seed}: a replay tells another story");
    assert_eq!(again.record().to_string(), text, "seed {seed}: another record");
}

/// A random game played without lists is the one played with them, single choices and all.
fn check_playout<G: Game>(options: &G::Options, players: u8, seed: u64) {
    let (mut rng, mut legal, mut decisions) = (Rng::new(seed), ActionList::new(), 0);
    let mut state = G::new(options, players).expect("the options are valid");
    settle(&mut state, &mut legal, &mut Silent);
    while state.turn() != Turn::Over {
        let action = if legal.is_empty() { state.sample_chance(&mut rng) } else { rng.pick(&legal) };
        decisions += u32::from(!legal.is_empty());
        step(&mut state, action, &mut legal, &mut Silent);
    }
    let (mut again, mut same) = (G::new(options, players).expect("the options are valid"), Rng::new(seed));
    assert_eq!(playout(&mut again, &mut same), decisions, "seed {seed}: decisions of a playout");
    assert!(again == state && same == rng, "seed {seed}: a playout ends elsewhere");
}

/// What is not asked tells nothing: in twin worlds that differ only in what an onlooker cannot see, either a choice is
/// said to depend on something hidden, and is then always asked, or it is asked in both worlds or in none. And a game
/// in which those are asked is the same game: its record leads to the same end. Gives how many twins really differed.
///
/// # Panics
/// If an onlooker could learn something from what was asked, naming the seed and the step.
pub fn silence_tells_nothing<G: Game>(options: &G::Options, players: u8, games: u64) -> u64 {
    let mut varied = 0;
    for seed in 0..games {
        let mut rng = Rng::stream(seed, 88);
        let setup = Setup::plain(options.clone(), players);
        let mut game = Match::<G>::new(setup).expect("the options are valid").asking();
        while game.turn() != Turn::Over {
            let ply = game.ply();
            let at = move || format!("seed {seed}, {players} players, step {ply}");
            varied += check_twin(game.state(), &mut rng, &at);
            check_pick(&game, &mut rng, &at);
            let (actor, action) = match game.turn() {
                Turn::Player(player) => (Actor::Player(player), rng.pick(game.legal())),
                Turn::Chance | Turn::Over => (Actor::Chance, game.state().sample_chance(&mut rng)),
            };
            // Choices that are settled on the way are moments like others.
            let mut passed = game.state().clone();
            passed.apply(action, &mut Silent);
            varied += check_twin(&passed, &mut rng, &at);
            game.try_apply(actor, action).unwrap_or_else(|error| panic!("{}: {error}", at()));
        }
        check_replay(&game, seed);
    }
    varied
}

/// A moment and its twin, drawn for someone who is not asked.
fn check_twin<G: Game>(state: &G, rng: &mut Rng, at: &impl Fn() -> String) -> u64 {
    let Turn::Player(mover) = state.turn() else { return 0 };
    let onlookers: Vec<Viewer> = Viewer::all(state.players()).filter(|viewer| !viewer.is(mover)).collect();
    let viewer = rng.pick(&onlookers);
    let mut twin = state.clone();
    twin.determinize(viewer, rng);
    assert_eq!(state.turn(), twin.turn(), "{}: {viewer:?} sees who is asked", at());
    let hides = state.hides_choice();
    assert_eq!(hides, twin.hides_choice(), "{}: what hides a choice is open to all", at());
    let is_single = |state: &G| {
        let mut list = ActionList::new();
        state.legal_actions(&mut list);
        list.len() == 1
    };
    assert!(
        hides || is_single(state) == is_single(&twin),
        "{}: {viewer:?} learns from what is not asked: {}",
        at(),
        state.prompt()
    );
    u64::from(twin != *state)
}

/// Draws many outcomes at each kind of chance node of some random games, with every number of players, and compares
/// with the weights.
///
/// # Panics
/// If the draws are too far from the weights to be chance (a chi-square above a bound that honest draws pass
/// with a probability of less than one in a million).
pub fn sampling_follows_weights<G: Game>(options: &G::Options, games: u64) {
    for players in G::META.min_players..=G::META.max_players {
        sampling_follows_weights_of::<G>(options, players, games);
    }
}

fn sampling_follows_weights_of<G: Game>(options: &G::Options, players: u8, games: u64) {
    const DRAWS: u64 = 4_000;
    let mut nodes: BTreeMap<Vec<(u16, u64)>, G> = BTreeMap::new();
    for seed in 0..games {
        let mut rng = Rng::stream(seed, 77);
        let mut state = G::new(options, players).expect("the options are valid");
        let mut legal = ActionList::new();
        settle(&mut state, &mut legal, &mut Silent);
        while state.turn() != Turn::Over {
            let action = if state.turn() == Turn::Chance {
                if nodes.len() < 60 && rng.below(9) == 0 {
                    nodes.entry(weights(&state)).or_insert_with(|| state.clone());
                }
                state.sample_chance(&mut rng)
            } else {
                rng.pick(&legal)
            };
            step(&mut state, action, &mut legal, &mut Silent);
        }
    }
    assert!(!nodes.is_empty(), "no chance node was met");
    let mut rng = Rng::new(2002);
    for (weights, state) in &nodes {
        let mut drawn: BTreeMap<u16, u64> = BTreeMap::new();
        for _ in 0..DRAWS {
            *drawn.entry(G::action_id(state.sample_chance(&mut rng))).or_default() += 1;
        }
        chi_square(weights, &drawn, DRAWS);
    }
}

fn weights<G: Game>(state: &G) -> Vec<(u16, u64)> {
    let mut list = ActionList::new();
    state.legal_actions(&mut list);
    list.iter().map(|&outcome| (G::action_id(outcome), state.chance_weight(outcome))).collect()
}

/// Pearson's test with outcomes that are expected less than 5 times put together.
fn chi_square(weights: &[(u16, u64)], drawn: &BTreeMap<u16, u64>, draws: u64) {
    let total: u64 = weights.iter().map(|(_, weight)| weight).sum();
    assert!(
        drawn.keys().all(|id| weights.iter().any(|(listed, _)| listed == id)),
        "an outcome that is not listed"
    );
    let (mut chi, mut cells, mut rare_seen, mut rare_expected) = (0.0, 0.0f64, 0.0, 0.0);
    for (id, weight) in weights {
        let expected = draws as f64 * *weight as f64 / total as f64;
        let seen = drawn.get(id).copied().unwrap_or(0) as f64;
        if expected < 5.0 {
            rare_seen += seen;
            rare_expected += expected;
        } else {
            chi += (seen - expected).powi(2) / expected;
            cells += 1.0;
        }
    }
    if rare_expected >= 5.0 {
        chi += (rare_seen - rare_expected).powi(2) / rare_expected;
        cells += 1.0;
    }
    let freedom = (cells - 1.0).max(1.0);
    // Mean plus more than six standard deviations, and room for the skew of few degrees of freedom.
    let bound = freedom + 6.5 * (2.0 * freedom).sqrt() + 20.0;
    assert!(chi < bound, "chi-square {chi:.1} above {bound:.1} for weights {weights:?}, drawn {drawn:?}");
}

/// The mean and the standard error of some numbers.
pub fn mean_and_error(numbers: &[f64]) -> (f64, f64) {
    let n = numbers.len() as f64;
    let mean = numbers.iter().sum::<f64>() / n;
    let variance = numbers.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / (n - 1.0);
    (mean, (variance / n).sqrt())
}

/// All players of a state, for tests.
pub fn everyone<G: Game>(state: &G) -> impl Iterator<Item = Player> + use<G> {
    Player::all(state.players())
}
