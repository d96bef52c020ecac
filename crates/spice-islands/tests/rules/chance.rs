//! Chance: exact odds, against the page's fractions and against brute-force dice.

use emporio_core::{Chance, Dispatch, Opening, Player, Viewer, Views};
use emporio_spice_islands::{Data, Phase, Target};

use super::*;

/// An exact fraction in lowest terms.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Fraction(u128, u128);

fn gcd(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { gcd(b, a % b) }
}

impl Fraction {
    fn new(a: u128, b: u128) -> Fraction {
        let divisor = gcd(a, b).max(1);
        Fraction(a / divisor, b / divisor)
    }

    fn plus(self, other: Fraction) -> Fraction {
        Fraction::new(self.0 * other.1 + other.0 * self.1, self.1 * other.1)
    }

    fn times(self, other: Fraction) -> Fraction {
        Fraction::new(self.0 * other.0, self.1 * other.1)
    }
}

fn outcomes(table: &Scene) -> Vec<(Action, Fraction)> {
    let mut list = ActionList::new();
    table.legal_actions(&mut list);
    let total: u128 = list.iter().map(|&action| u128::from(table.chance_weight(action))).sum();
    list.iter().map(|&a| (a, Fraction::new(table.chance_weight(a).into(), total))).collect()
}

fn odds(table: &Scene) -> Vec<Fraction> {
    outcomes(table).into_iter().map(|(_, odds)| odds).collect()
}

fn chance_of(table: &Scene, action: &str) -> Fraction {
    let action: Action = action.parse().unwrap();
    outcomes(table).into_iter().find(|&(a, _)| a == action).unwrap().1
}

/// [CHA-1] 6, 6, 24, 120 equal deals with 2, 3, 4, 5 players.
#[test]
fn deals_are_even() {
    for (players, deals) in [(2, 6), (3, 6), (4, 24), (5, 120)] {
        let mut open =
            vec![(Scene::of(SpiceIslands::new(&Options::default(), players).unwrap()), Fraction::new(1, 1))];
        let mut done = 0;
        while let Some((table, odds)) = open.pop() {
            if table.phase == Phase::First {
                assert_eq!(odds, Fraction::new(1, deals));
                done += 1;
                continue;
            }
            for (action, step) in outcomes(&table) {
                let mut next = table.clone();
                next.take(&action.to_string());
                open.push((next, odds.times(step)));
            }
        }
        assert_eq!(done, deals);
    }
}

/// [CHA-2, DAT-6, DAT-7] 126 rolls, and the page's fractions of 1296.
#[test]
fn coloured_dice_have_exact_odds() {
    let mut table = table(3);
    (table.phase, table.free_action) = (Phase::Roll, false);
    let all = outcomes(&table);
    assert_eq!(all.len(), 126);
    assert_eq!(chance_of(&table, "roll blue blue yellow black"), Fraction::new(12, 1296));
    assert_eq!(chance_of(&table, "roll green blue yellow black"), Fraction::new(24, 1296));
    let none = all.iter().filter(|(action, _)| !action.to_string().contains("purple"));
    let sum = none.fold(Fraction::new(0, 1), |sum, (_, odds)| sum.plus(*odds));
    assert_eq!(sum, Fraction::new(625, 1296));
}

/// [CHA-2] Loaded dice: the faces of each colour count; a colour without a face never falls.
#[test]
fn loaded_coloured_dice() {
    let json = r#"{"data":{"dice":{"coloured":2,"coloured_faces":["green","green","blue","yellow"]}}}"#;
    let mut table = table_with(&options(json), 3);
    (table.phase, table.free_action) = (Phase::Roll, false);
    assert_eq!(table.listed().len(), 6);
    assert_eq!(chance_of(&table, "roll green green"), Fraction::new(4, 16));
    assert_eq!(chance_of(&table, "roll green blue"), Fraction::new(4, 16));
    assert_eq!(chance_of(&table, "roll blue yellow"), Fraction::new(2, 16));
}

/// [CHA-3, DAT-8] Attacks with 1, 2 and 3 dice.
#[test]
fn attacks_have_exact_odds() {
    let attack = |units: &str| {
        let mut table = table(3);
        table.navy = space("s2");
        pirates(&mut table, "s2", units);
        table.phase = Phase::Attack(Target::PirateShip);
        odds(&table)
    };
    let of = |list: &[u128], all: u128| list.iter().map(|&n| Fraction::new(n, all)).collect::<Vec<_>>();
    assert_eq!(attack(""), of(&[5, 1], 6));
    assert_eq!(attack("green"), of(&[25, 10, 1], 36));
    assert_eq!(attack("green spice"), of(&[125, 75, 15, 1], 216));
    let mut merchant = chase(("s2", "green green"), ("s2", ""), "pirates");
    merchant.take("attack blue at s2 with green green");
    assert_eq!(odds(&merchant), of(&[125, 75, 15, 1], 216));
}

/// A vote of P0, P1, ... with these dice; P0 made the step, P1 is captain.
fn vote(organisation: Organisation, dice_of: &[u8], options: &Options) -> Scene {
    let players = (dice_of.len() as u8).max(2);
    let mut table = table_with(options, players);
    captain(&mut table, organisation, 1);
    let held: Vec<u8> = dice_of.iter().enumerate().map(|(seat, &dice)| dice - u8::from(seat < 2)).collect();
    shares(&mut table, organisation, &held);
    if organisation == PIRATES {
        pirates(&mut table, "s2", "");
        table.mutiny = 3;
        dice(&mut table, "pirates pirates");
        table.take("mutiny");
    } else {
        table.election[organisation.index()] = 3;
        dice(&mut table, &format!("{organisation} {organisation}"));
        table.take(&format!("elect {organisation}"));
    }
    table
}

/// [CHA-7] The chance of each player to have the pawn in the end, by following every outcome.
fn winners(start: &Scene, organisation: Organisation) -> Vec<Fraction> {
    let mut won = vec![Fraction::new(0, 1); usize::from(start.players)];
    let mut open = vec![(start.clone(), Fraction::new(1, 1))];
    while let Some((table, so_far)) = open.pop() {
        if !matches!(table.phase, Phase::Vote(_) | Phase::Tie { .. }) {
            let winner = table.captain_of(organisation).unwrap();
            won[winner.index()] = won[winner.index()].plus(so_far);
            continue;
        }
        for (action, odds) in outcomes(&table) {
            let mut next = table.clone();
            next.take(&action.to_string());
            open.push((next, so_far.times(odds)));
        }
    }
    won
}

fn fractions(list: &[(u128, u128)]) -> Vec<Fraction> {
    list.iter().map(|&(a, b)| Fraction::new(a, b)).collect()
}

/// A vote, the dice of the players in it, and the chances of each.
type Odds<'a> = (Organisation, &'a [u8], &'a [(u128, u128)]);

/// [CHA-4, CHA-5, CHA-6, CHA-7, ELE-3, ELE-4, ELE-5, MUT-4, MUT-5, MUT-6] The page's chances in elections and mutinies.
#[test]
fn votes_have_the_odds_of_the_page() {
    let page: [Odds; 8] = [
        (GREEN, &[1, 1], &[(5, 12), (7, 12)]),
        (GREEN, &[1, 2], &[(55, 216), (161, 216)]),
        (GREEN, &[3, 1], &[(95, 144), (49, 144)]),
        (GREEN, &[1, 2, 2], &[(821, 5184), (4109, 7776), (4871, 15552)]),
        (PIRATES, &[1, 1], &[(5, 11), (6, 11)]),
        (PIRATES, &[1, 2], &[(25, 91), (66, 91)]),
        (PIRATES, &[3, 1], &[(471, 671), (200, 671)]),
        (PIRATES, &[1, 2, 2], &[(750, 4651), (2316, 4651), (1585, 4651)]),
    ];
    for (organisation, dice, odds) in page {
        let start = vote(organisation, dice, &Options::default());
        assert_eq!(winners(&start, organisation), fractions(odds), "{organisation} {dice:?}");
    }
}

/// [CHA-4] The best of d dice: (v/6)^d - ((v-1)/6)^d.
#[test]
fn the_best_die_has_exact_odds() {
    let table = vote(GREEN, &[3, 1], &Options::default());
    let expected: Vec<Fraction> =
        (1..=6u128).map(|v| Fraction::new(v.pow(3) - (v - 1).pow(3), 216)).collect();
    assert_eq!(odds(&table), expected);
}

/// [CHA-4, DAT-8] A skull counts 1 in an election; where the table says otherwise, that much.
#[test]
fn a_skull_counts_what_the_table_says() {
    let of = |json: &str| {
        let table = vote(GREEN, &[1, 1], &options(json));
        outcomes(&table).into_iter().map(|(best, odds)| (best.to_string(), odds)).collect::<Vec<_>>()
    };
    let sixth = Fraction::new(1, 6);
    assert_eq!(of("{}"), (1..=6).map(|best| (format!("best {best}"), sixth)).collect::<Vec<_>>());
    let counted = r#"{"data":{"dice":{"pirate_faces":["skull",2,"skull",7],"skull_counts":3}}}"#;
    let quarter = Fraction::new(1, 4);
    let expected = [("best 2", quarter), ("best 3", quarter.plus(quarter)), ("best 7", quarter)];
    assert_eq!(of(counted), expected.map(|(best, odds)| (best.to_string(), odds)));
}

/// Every face of so many dice, as indices.
fn all_faces(dice: u32, faces: usize) -> impl Iterator<Item = Vec<usize>> {
    (0..faces.pow(dice)).map(move |mut number| {
        let mut roll = Vec::new();
        for _ in 0..dice {
            roll.push(number % faces);
            number /= faces;
        }
        roll
    })
}

fn split<'a>(roll: &'a [usize], dice_of: &[u8]) -> Vec<&'a [usize]> {
    let mut rest = roll;
    let mut hands = Vec::new();
    for &dice in dice_of {
        let (own, others) = rest.split_at(usize::from(dice));
        hands.push(own);
        rest = others;
    }
    hands
}

/// The chances by rolling every die as the rules say: `score` of a hand, the best wins, P1 wins ties; other ties are
/// even, since those tied roll the same number of dice again.
fn brute_force(
    dice_of: &[u8],
    faces: usize,
    score: impl Fn(&[usize]) -> u8,
    none_rolls_again: bool,
) -> Vec<Fraction> {
    let mut won = vec![Fraction::new(0, 1); dice_of.len()];
    let all: u32 = dice_of.iter().map(|&dice| u32::from(dice)).sum();
    let mut counted = 0;
    for roll in all_faces(all, faces) {
        let scores: Vec<u8> = split(&roll, dice_of).into_iter().map(&score).collect();
        let best = *scores.iter().max().unwrap();
        if best == 0 && none_rolls_again {
            continue;
        }
        counted += 1;
        let tied: Vec<usize> = (0..scores.len()).filter(|&seat| scores[seat] == best).collect();
        let tied = if tied.contains(&1) { vec![1] } else { tied };
        for &seat in &tied {
            won[seat] = won[seat].plus(Fraction::new(1, tied.len() as u128));
        }
    }
    won.into_iter().map(|sum| sum.times(Fraction::new(1, counted))).collect()
}

const HANDS: [&[u8]; 7] = [&[1, 1], &[2, 3], &[4, 1], &[1, 1, 1], &[2, 2, 1], &[1, 3, 2], &[2, 1, 1, 1]];

/// [CHA-4, CHA-6] Elections against every roll of the dice, with the box's die and with another.
#[test]
fn elections_agree_with_brute_force() {
    let other = r#"{"data":{"dice":{"pirate_faces":["skull","skull",2,7],"skull_counts":3}}}"#;
    for options in [Options::default(), options(other)] {
        let die = Data::of(&options).unwrap().pirate_die;
        for hand in HANDS {
            let best = |faces: &[usize]| faces.iter().map(|&face| die.value[face]).max().unwrap();
            let expected = brute_force(hand, usize::from(die.faces), best, false);
            assert_eq!(winners(&vote(YELLOW, hand, &options), YELLOW), expected, "{hand:?}");
        }
    }
}

/// [CHA-5, CHA-6, MUT-4] Mutinies against every roll of the dice, with the box's die and with another.
#[test]
fn mutinies_agree_with_brute_force() {
    let other = r#"{"data":{"dice":{"pirate_faces":["skull","skull",2,7]}}}"#;
    for options in [Options::default(), options(other)] {
        let die = Data::of(&options).unwrap().pirate_die;
        for hand in HANDS {
            let skulls =
                |faces: &[usize]| faces.iter().filter(|&&face| face < usize::from(die.skulls)).count() as u8;
            let expected = brute_force(hand, usize::from(die.faces), skulls, true);
            assert_eq!(winners(&vote(PIRATES, hand, &options), PIRATES), expected, "{hand:?}");
        }
    }
}

/// [MUT-6, CHA-6] A tie in a mutiny rolled out die by die, to the depth where almost nothing is left, is even.
#[test]
fn repeated_rolls_of_a_tie_are_even() {
    // Two tied players with two skulls each roll 2 dice; the odds to win at once are the same for both.
    let mut first = 0;
    let mut second = 0;
    for roll in all_faces(4, 6) {
        let skulls = |hand: &[usize]| hand.iter().filter(|&&face| face == 0).count();
        match skulls(&roll[..2]).cmp(&skulls(&roll[2..])) {
            std::cmp::Ordering::Greater => first += 1,
            std::cmp::Ordering::Less => second += 1,
            std::cmp::Ordering::Equal => {}
        }
    }
    assert_eq!(first, second);
    let tie = Phase::Tie { organisation: GREEN, tied: 0b101 };
    let mut table = table(3);
    shares(&mut table, GREEN, &[0, 0, 1]);
    table.phase = tie;
    assert_eq!(odds(&table), fractions(&[(1, 2), (1, 2)]));
}

/// [DAT-6, CHA-4, CHA-5] An election or mutiny with 12 dice and the largest die stays exact.
#[test]
fn twelve_dice_do_not_overflow() {
    let faces: Vec<String> =
        (0..20).map(|n| if n < 10 { "\"skull\"".into() } else { "9".to_string() }).collect();
    let json = format!(r#"{{"data":{{"dice":{{"pirate_faces":[{}]}}}}}}"#, faces.join(","));
    for organisation in [GREEN, PIRATES] {
        let mut table = vote(organisation, &[2, 10], &options(&json));
        let half = Fraction::new(1, 2);
        let sum = odds(&table).into_iter().fold(Fraction::new(0, 1), Fraction::plus);
        assert_eq!(sum, Fraction::new(1, 1));
        if organisation == GREEN {
            assert_eq!(chance_of(&table, "best 1"), half.times(half));
        }
        table.active = Player(0);
    }
}

/// [HID-1] Everyone sees the same, also the spectator.
#[test]
fn nothing_is_hidden() {
    let table = table(4);
    let views: Vec<String> =
        Viewer::all(4).map(|viewer| serde_json::to_string(&table.view(viewer)).unwrap()).collect();
    assert!(views.windows(2).all(|pair| pair[0] == pair[1]));
}
