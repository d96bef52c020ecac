//! Nothing leaks: two worlds that differ only in what a seat cannot know send it the same bytes for as long as
//! what happens openly is the same.

mod worlds;

use emporio_core::{Chance, Dispatch, Hidden, Opening, Player, Rng, Turn, Viewer};
use emporio_san_juan::{Action, Options, Phase, ProspectStep, SanJuan};
use worlds::{legal, sent, told};

/// Whether the type of the card being drawn is seen by the viewer.
fn sees_draw(game: &SanJuan, viewer: Viewer) -> bool {
    match game.phase {
        Phase::Prospector { step: ProspectStep::Mine { .. }, .. } => true,
        Phase::Deal { player }
        | Phase::Builder { player, .. }
        | Phase::Trader { player, .. }
        | Phase::Councillor { player, .. }
        | Phase::Prospector { player, .. } => viewer.is(player),
        Phase::Producer { player, step } => {
            viewer.is(player) && matches!(step, emporio_san_juan::ProduceStep::Well)
        }
        Phase::Governor
        | Phase::Variant { .. }
        | Phase::Role
        | Phase::Chapel { .. }
        | Phase::Limit { .. }
        | Phase::Over => false,
    }
}

/// Whether others see the card that is named.
fn is_secret(action: Action) -> bool {
    matches!(action, Action::Pay(_) | Action::Keep(_) | Action::Discard(_) | Action::Tuck(_))
}

/// The next action in each of two worlds: the same where the viewer would see a difference, each its own where they
/// would not; none if no action is open to both.
fn next(here: &SanJuan, there: &SanJuan, viewer: Viewer, rng: &mut Rng) -> Option<(Action, Action)> {
    let (ours, theirs) = (legal(here), legal(there));
    let secret = match here.turn() {
        Turn::Over => return None,
        Turn::Chance => here.drawing > 0 && !sees_draw(here, viewer),
        Turn::Player(player) => !viewer.is(player) && rng.below(4) > 0,
    };
    if here.turn() == Turn::Chance && secret {
        return Some((here.sample_chance(rng), there.sample_chance(rng)));
    }
    let mut ours_secret = ours.clone();
    ours_secret.retain(|action| is_secret(*action));
    let mut theirs_secret = theirs.clone();
    theirs_secret.retain(|action| is_secret(*action));
    if secret && !ours_secret.is_empty() && !theirs_secret.is_empty() {
        return Some((rng.pick(&ours_secret), rng.pick(&theirs_secret)));
    }
    let mut both = ours;
    both.retain(|action| theirs.contains(action));
    (!both.is_empty()).then(|| rng.pick(&both)).map(|action| (action, action))
}

/// Plays two worlds side by side until nothing is open to both; gives the steps and how many ended worlds apart.
fn side_by_side(mut here: SanJuan, viewer: Viewer, rng: &mut Rng) -> (u32, bool) {
    let mut there = here;
    there.determinize(viewer, rng);
    let mut steps = 0;
    loop {
        assert_eq!(here.turn(), there.turn(), "{viewer:?}");
        if here.turn() == Turn::Over {
            return (steps, here != there);
        }
        assert_eq!(sent(&here, viewer), sent(&there, viewer), "{viewer:?}");
        let Some((ours, theirs)) = next(&here, &there, viewer, rng) else { return (steps, here != there) };
        let (mut heard, mut heard_there) = (Vec::new(), Vec::new());
        here.apply(ours, &mut heard);
        there.apply(theirs, &mut heard_there);
        assert_eq!(told(&heard, viewer), told(&heard_there, viewer), "{viewer:?}: {ours} and {theirs}");
        steps += 1;
    }
}

fn random_position(options: &Options, players: u8, rng: &mut Rng) -> SanJuan {
    let mut game = SanJuan::new(options, players).unwrap();
    for _ in 0..rng.below(900) {
        let mut now = game;
        let action = match now.turn() {
            Turn::Over => break,
            Turn::Chance => now.sample_chance(rng),
            Turn::Player(_) => rng.pick(&legal(&now)),
        };
        now.apply(action, &mut emporio_core::Silent);
        if now.turn() == Turn::Over {
            break;
        }
        game = now;
    }
    game
}

/// [HID-2, HID-3, HID-4, HID-8] View, options, prompts, boards and events are the same bytes in both worlds.
#[test]
fn two_worlds_look_and_sound_the_same() {
    let (mut steps, mut apart, mut runs) = (0, 0, 0);
    for players in 2..=4 {
        for seed in 0..60 {
            let mut rng = Rng::stream(seed, u64::from(players));
            let options = Options { variant: seed % 3 == 0, ..Options::default() };
            let start = random_position(&options, players, &mut rng);
            for viewer in Viewer::all(players) {
                let (made, differ) = side_by_side(start, viewer, &mut rng);
                steps += made;
                apart += u32::from(differ);
                runs += 1;
            }
        }
    }
    println!("{runs} pairs of worlds, {steps} steps side by side, {apart} pairs still differ at the end");
    assert!(
        steps > 20_000 && apart * 2 > runs,
        "the test has seen too little: {steps} steps, {apart} of {runs}"
    );
}

/// [HID-2, HID-3, HID-4, HID-8] A whole game from the deal: the observer's own cards are the same, the others' are
/// not, and the two streams of events do not differ by a byte.
#[test]
fn whole_games_sound_the_same() {
    let mut longest = 0;
    for seed in 0..200 {
        let players = 2 + (seed % 3) as u8;
        let viewer = Viewer::Player(Player((seed % u64::from(players)) as u8));
        let options = Options { round_cap: Some(6), ..Options::default() };
        let start = SanJuan::new(&options, players).unwrap();
        let (steps, _) = side_by_side(start, viewer, &mut Rng::new(seed));
        longest = longest.max(steps);
    }
    println!("longest game side by side: {longest} steps");
    assert!(longest > 150);
}
