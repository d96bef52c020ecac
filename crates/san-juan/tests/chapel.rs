//! The hidden chapel: two worlds that differ in nothing but how many cards lie under somebody's chapel send everyone
//! else the same bytes.

mod worlds;

use emporio_core::{
    ActionList, Chance, Dispatch, Hidden, Invariants, Opening, Player, Rng, Silent, Turn, Viewer,
};
use emporio_san_juan::{Action, Bag, Options, Phase, SanJuan};
use worlds::{legal, sent, told};

/// Cards that the piles keep: when they run out everyone sees it, at the table too.
const PILES: u8 = 20;

/// The same table with more or fewer cards under a chapel, the difference lying in the discards, where nobody knows
/// them; none where that cannot be.
fn with_another_number(game: &SanJuan, owner: Player, rng: &mut Rng) -> Option<SanJuan> {
    let mut other = *game;
    let seat = &mut other.seats[owner.index()];
    if rng.below(2) == 0 && !seat.tucked.is_empty() {
        let cards = seat.tucked.deal(1 + rng.below(u32::from(seat.tucked.len())) as u8, rng);
        other.discards.add_all(cards);
    } else {
        let mut unknown = other.discards.minus(other.shown);
        for player in 0..usize::from(other.players) {
            unknown.remove_all(other.seats[player].known);
        }
        let cards = unknown.deal(rng.below(u32::from(unknown.len()) + 1) as u8, rng);
        other.discards.remove_all(cards);
        other.seats[owner.index()].tucked.add_all(cards);
    }
    let differs = other.seat(owner).tucked.len() != game.seat(owner).tucked.len();
    (differs && other.check().is_ok()).then_some(other)
}

/// Plays both worlds with the same actions until the piles run low; gives the steps.
fn side_by_side(mut here: SanJuan, mut there: SanJuan, owner: Player, rng: &mut Rng) -> u32 {
    let mut steps = 0;
    while here.turn() != Turn::Over && here.deck.len() >= PILES {
        for viewer in Viewer::all(here.players).filter(|viewer| !viewer.is(owner)) {
            assert_eq!(sent(&here, viewer), sent(&there, viewer), "{viewer:?}");
        }
        let both: ActionList<Action> =
            legal(&here).into_iter().filter(|action| legal(&there).contains(action)).collect();
        let action = rng.pick(&both);
        let (mut heard, mut heard_there) = (Vec::new(), Vec::new());
        here.apply(action, &mut heard);
        there.apply(action, &mut heard_there);
        if here.turn() == Turn::Over {
            break;
        }
        for viewer in Viewer::all(here.players).filter(|viewer| !viewer.is(owner)) {
            assert_eq!(told(&heard, viewer), told(&heard_there, viewer), "{viewer:?}: {action}");
        }
        steps += 1;
    }
    steps
}

/// A random game's moments with cards under a chapel, each with the owner.
fn moments(options: &Options, players: u8, seed: u64, mut each: impl FnMut(&SanJuan, Player, &mut Rng)) {
    let mut rng = Rng::stream(seed, u64::from(players));
    let mut game = SanJuan::new(options, players).unwrap();
    for step in 0.. {
        let action = match game.turn() {
            Turn::Over => return,
            Turn::Chance => game.sample_chance(&mut rng),
            Turn::Player(_) => game.choose(|choices| rng.below(choices)),
        };
        game.apply(action, &mut Silent);
        let owner = Player::all(players).find(|&player| game.seat(player).had_chapel());
        if let Some(owner) = owner
            && step % 40 == 0
            && game.phase != Phase::Over
        {
            each(&game, owner, &mut rng);
        }
    }
}

/// [CARD-chapel-3, HID-1, HID-8, END-3] Views, boards, prompts, choices, their words and all events tell nobody but
/// the owner how many cards lie under a chapel, nor anything from which it follows.
#[test]
fn nothing_sent_to_others_tells_the_number() {
    let options = Options { round_cap: Some(100), ..Options::default() };
    let (mut pairs, mut steps) = (0, 0);
    for players in 2..=4 {
        for seed in 0..40 {
            moments(&options, players, seed, |game, owner, rng| {
                if let Some(other) = with_another_number(game, owner, rng) {
                    steps += side_by_side(*game, other, owner, rng);
                    pairs += 1;
                }
            });
        }
    }
    println!("{pairs} pairs of worlds, {steps} steps side by side");
    assert!(pairs > 500 && steps > 5_000, "the test has seen too little: {pairs} pairs, {steps} steps");
}

/// [CARD-chapel-3] With `open_chapel` everybody is sent the number; without it the owner is.
#[test]
fn the_number_is_sent_to_the_owner_and_at_an_open_table() {
    let (mut open, mut own) = (0, 0);
    for open_chapel in [true, false] {
        let options = Options { round_cap: Some(100), open_chapel, ..Options::default() };
        for seed in 0..20 {
            moments(&options, 3, seed, |game, owner, rng| {
                let Some(other) = with_another_number(game, owner, rng) else { return };
                for viewer in Viewer::all(3).filter(|viewer| open_chapel || viewer.is(owner)) {
                    assert_ne!(sent(game, viewer), sent(&other, viewer), "{viewer:?}");
                    open += u32::from(open_chapel);
                    own += u32::from(!open_chapel);
                }
            });
        }
    }
    assert!(open > 100 && own > 50, "{open} {own}");
}

/// [HID-6] Worlds drawn for another seat keep the number, which a perfect memory could count, and the cards vary.
#[test]
fn worlds_keep_the_number() {
    let options = Options { round_cap: Some(100), ..Options::default() };
    let mut varied = 0;
    for seed in 0..20 {
        moments(&options, 3, seed, |game, owner, rng| {
            let before: Bag = game.seat(owner).tucked;
            let mut world = *game;
            world.determinize(Viewer::Spectator, rng);
            assert_eq!(world.seat(owner).tucked.len(), before.len());
            varied += u32::from(world.seat(owner).tucked != before);
        });
    }
    assert!(varied > 50, "{varied}");
}
