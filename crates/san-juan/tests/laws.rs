//! The laws of every game, and those of San Juan, on random games.

use emporio_core::play::settle;
use emporio_core::{ActionList, Chance, Dispatch, Log, Opening, Player, Rng, Scoring, Silent, Turn, laws};
use emporio_san_juan::{
    Action, CITY, Card, End, Event, Options, Phase, SEATS, SanJuan, Tile, roles_in_round,
};

/// As games without people are played: without a limit a random one may never end.
const CAPPED: Options = Options {
    variant: false,
    governor: None,
    open_chapel: false,
    end: End::AfterBuilder,
    round_cap: Some(100),
};

const GAMES: u64 = 2_000;

/// The costly laws (worlds, views, positions) every so many steps; a random game has about a thousand.
const COSTLY: usize = 211;

fn check(players: u8) {
    let report = laws::check_every::<SanJuan>(&CAPPED, players, GAMES, COSTLY);
    println!("{players} players: {report:?}");
    assert_eq!(report.games, GAMES);
    assert!(report.varied_worlds > report.games * 3, "hidden cards vary: {report:?}");
    assert!(report.endings["city"] > GAMES * 9 / 10 && report.endings["cap"] > 0, "{report:?}");
}

/// [INV-1, INV-2, INV-5, HID-6, HID-8] 2,000 games of two.
#[test]
fn laws_hold_with_2_players() {
    check(2);
}

/// [INV-1, INV-2, INV-5, HID-6, HID-8] 2,000 games of three.
#[test]
fn laws_hold_with_3_players() {
    check(3);
}

/// [INV-1, INV-2, INV-5, HID-6, HID-8] 2,000 games of four.
#[test]
fn laws_hold_with_4_players() {
    check(4);
}

/// The laws hold in the variant and with a fixed governor, looked at more often.
#[test]
fn laws_hold_in_the_variant() {
    for players in 2..=4 {
        let options = Options { variant: true, round_cap: Some(12), governor: Some(1), ..Options::default() };
        let report = laws::check::<SanJuan>(&options, players, 40);
        assert!(report.varied_worlds > 40);
    }
}

#[test]
fn draws_follow_their_weights() {
    laws::sampling_follows_weights::<SanJuan>(&CAPPED, 40);
}

/// What a game may do from one moment to the next.
#[derive(Default)]
struct Watch {
    tiles: Vec<Tile>,
    roles: Vec<(u16, Player)>,
    builds: [u32; SEATS],
    round: u16,
}

impl Log<Event> for Watch {
    fn tell(&mut self, event: Event) {
        if let Event::TileTurned { tile } = event {
            self.tiles.push(tile);
        } else if let Event::NewRound { round, .. } = event {
            self.round = round;
        } else if let Event::RoleTaken { player, .. } = event {
            self.roles.push((self.round, player));
            self.builds = [0; SEATS];
        } else if let Event::Built { player, .. } = event {
            self.builds[player.index()] += 1;
        }
    }
}

/// Plays a game and looks at every step; gives its length in rounds and whether the cap ended it.
fn watch(players: u8, seed: u64) -> (u16, bool) {
    let mut rng = Rng::stream(seed, 900);
    let mut game = SanJuan::new(&CAPPED, players).unwrap();
    let mut log = Watch { round: 1, ..Watch::default() };
    let mut legal = ActionList::<Action>::new();
    settle(&mut game, &mut legal, &mut log);
    while game.turn() != Turn::Over {
        let before = game;
        let action =
            if game.turn() == Turn::Chance { game.sample_chance(&mut rng) } else { rng.pick(&legal) };
        game.apply(action, &mut log);
        settle(&mut game, &mut legal, &mut log);
        for (now, then) in game.seats.iter().zip(&before.seats) {
            assert!(now.visible.len() >= then.visible.len() && now.visible.len() <= CITY, "INV-3");
            assert!(now.tucked.contains(then.tucked) && now.covered.contains(then.covered), "INV-5");
            assert!(!then.has(Card::Crane) || now.has(Card::Crane), "INV-2");
        }
        assert!(log.builds.iter().all(|&builds| builds <= 1), "INV-3: one building in a phase");
    }
    assert!(log.tiles.windows(6).all(|six| six[0] == six[5]), "INV-6: tiles repeat with period 5");
    for round in 1..game.round {
        let taken = log.roles.iter().filter(|(of, _)| *of == round).count();
        assert_eq!(taken, usize::from(roles_in_round(players)), "INV-6");
    }
    let most = game.seats.iter().map(|seat| seat.visible.len()).max();
    let capped = game.ending() == Some("cap");
    assert!(capped || most == Some(CITY), "INV-3: a finished game has a seat with 12");
    assert_eq!(game.phase, Phase::Over);
    (game.round, capped)
}

/// [INV-3, INV-4, INV-6] Buildings never fall, one a phase, twelve at most; no game ends before round 11.
#[test]
fn no_game_ends_before_round_11() {
    for players in 2..=4 {
        let games: Vec<(u16, bool)> = (0..2_000).map(|seed| watch(players, seed)).collect();
        let shortest = games.iter().map(|(rounds, _)| *rounds).min();
        println!("{players} players: shortest game {shortest:?} rounds");
        assert!(shortest >= Some(11), "{shortest:?}");
        assert!(games.iter().filter(|(_, capped)| *capped).all(|(rounds, _)| *rounds == 100));
    }
}

/// [INV-4] Even players who only build cannot be faster.
#[test]
fn eager_builders_need_11_rounds() {
    let mut fewest = u16::MAX;
    for seed in 0..400 {
        let mut rng = Rng::new(seed);
        let mut game = SanJuan::new(&CAPPED, 2).unwrap();
        let mut legal = ActionList::<Action>::new();
        loop {
            settle(&mut game, &mut legal, &mut Silent);
            let action = match game.turn() {
                Turn::Over => break,
                Turn::Chance => game.sample_chance(&mut rng),
                Turn::Player(_) => eager(&legal, &mut rng),
            };
            game.apply(action, &mut Silent);
        }
        fewest = fewest.min(game.round);
    }
    println!("eager builders: {fewest} rounds");
    assert!((11..=14).contains(&fewest), "{fewest}");
}

/// Builds the cheapest, covers nothing, takes the builder where it is free.
fn eager(legal: &[Action], rng: &mut Rng) -> Action {
    let liked = |action: &&Action| {
        matches!(
            action,
            Action::Take(emporio_san_juan::Role::Builder) | Action::CoverNothing | Action::Build(_)
        )
    };
    legal.iter().find(liked).copied().unwrap_or_else(|| rng.pick(legal))
}
