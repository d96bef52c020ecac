//! The laws of all games on Madeira, and those of its own page.

use emporio_core::laws::{self, mean_and_error};
use emporio_core::{
    ActionList, Chance, Dispatch, Opening, Player, Rng, Scoring, Silent, Turn, Viewer, Views, play,
};
use emporio_madeira::{Action, Madeira, Options, Step};

const GAMES: u64 = 1_000;

fn laws_hold(players: u8) {
    let report = laws::check::<Madeira>(&Options::default(), players, GAMES);
    assert_eq!(report.games, GAMES);
    assert_eq!(report.endings.get("rounds"), Some(&GAMES));
    assert!(report.varied_worlds > GAMES, "hidden pirates vary: {report:?}");
}

/// [INV-1, INV-2, INV-3, INV-4, INV-5, INV-6, INV-7, INV-8] After every action of 1,000 games of 2.
#[test]
fn laws_hold_for_two() {
    laws_hold(2);
}

/// [INV-1, INV-2, INV-3, INV-4, INV-5, INV-6, INV-7, INV-8] After every action of 1,000 games of 3.
#[test]
fn laws_hold_for_three() {
    laws_hold(3);
}

/// [INV-1, INV-2, INV-3, INV-4, INV-5, INV-6, INV-7, INV-8] After every action of 1,000 games of 4.
#[test]
fn laws_hold_for_four() {
    laws_hold(4);
}

/// [RNG-1, RNG-2, RNG-3, RNG-4, RNG-5, RNG-6, RNG-7, RNG-8] Draws follow the weights.
#[test]
fn chance_is_fair() {
    laws::sampling_follows_weights::<Madeira>(&Options::default(), 6);
}

/// What one random game was like.
struct Played {
    decisions: f64,
    windmill: f64,
    scores: Vec<f64>,
    pirates: Vec<f64>,
}

fn potential(state: &Madeira, player: Player) -> i32 {
    let person = &state.people[player.index()];
    2 * person.goods.iter().map(|&n| i32::from(n)).sum::<i32>()
        + i32::from(person.level)
        + i32::from(person.prestige)
}

/// Plays a random game; every windmill move is seen to lower the potential (DEC-W5).
fn play_random(players: u8, seed: u64) -> Played {
    let mut rng = Rng::stream(seed, u64::from(players) + 100);
    let mut state = Madeira::new(&Options::default(), players).unwrap();
    let mut legal = ActionList::new();
    let (mut decisions, mut windmill) = (0.0, 0.0);
    play::settle(&mut state, &mut legal, &mut Silent);
    loop {
        match state.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = state.sample_chance(&mut rng);
                play::step(&mut state, outcome, &mut legal, &mut Silent);
            }
            Turn::Player(player) => {
                let action: Action = rng.pick(&legal);
                if action.is_windmill() {
                    let before = (potential(&state, player), state.step);
                    state.apply(action, &mut Silent);
                    assert!(potential(&state, player) < before.0, "{action} does not lower the potential");
                    assert_eq!(
                        state.step, before.1,
                        "after a windmill move the same decision is asked again"
                    );
                    play::settle(&mut state, &mut legal, &mut Silent);
                    windmill += 1.0;
                } else {
                    decisions += 1.0;
                    play::step(&mut state, action, &mut legal, &mut Silent);
                }
            }
        }
    }
    assert_eq!(state.step, Step::Over);
    let scores = state.scores().players.iter().map(|score| f64::from(score.total)).collect();
    let pirates = Player::all(players).map(|p| f64::from(state.people[p.index()].pirates)).collect();
    Played { decisions, windmill, scores, pirates }
}

/// [DEC-W5] Play is finite: the potential falls with every windmill move; the sanity figures of the page agree.
#[test]
fn random_play_is_like_the_page_says() {
    let page = [(2, 148.0, 31.0), (3, 224.0, 45.0), (4, 291.0, 56.0)];
    for (players, decisions, windmill) in page {
        let games: Vec<Played> = (0..2_000).map(|seed| play_random(players, seed)).collect();
        let figure = |name: &str, numbers: Vec<f64>, stated: f64, band: f64| {
            let (mean, error) = mean_and_error(&numbers);
            println!("{players} players, {name}: {mean:.2} (standard error {error:.2}), page about {stated}");
            assert!(
                (mean - stated).abs() < 5.0 * error + band,
                "{players} players, {name}: {mean:.2} and {stated}"
            );
        };
        // The page rounds to whole numbers and says "about".
        figure("decisions", games.iter().map(|g| g.decisions).collect(), decisions, 0.05 * decisions);
        figure("windmill moves", games.iter().map(|g| g.windmill).collect(), windmill, 0.10 * windmill);
        figure("score", games.iter().flat_map(|g| g.scores.clone()).collect(), 1.5, 1.5);
        figure("pirates", games.iter().flat_map(|g| g.pirates.clone()).collect(), 15.5, 1.5);
        let all = games.iter().flat_map(|g| &g.scores);
        let (low, high) = all.fold((0.0f64, 0.0f64), |(low, high), &score| (low.min(score), high.max(score)));
        println!("{players} players, scores from {low} to {high}; page -40 to 50");
    }
}

/// [HID-1, HID-5] No view of another, nor of a spectator, holds a pirate total before the end.
#[test]
fn pirates_of_others_are_in_no_view() {
    for players in 2..=4u8 {
        let mut rng = Rng::new(u64::from(players));
        let mut state = Madeira::new(&Options::default(), players).unwrap();
        let mut legal = ActionList::new();
        play::settle(&mut state, &mut legal, &mut Silent);
        while state.turn() != Turn::Over {
            for viewer in Viewer::all(players) {
                for (seat, player) in state.view(viewer).players.iter().enumerate() {
                    let own = viewer.is(Player(seat as u8));
                    assert_eq!(player.pirates.is_some(), own);
                    assert_eq!(player.has_pirates, state.people[seat].pirates > 0);
                }
            }
            let action =
                if state.turn() == Turn::Chance { state.sample_chance(&mut rng) } else { rng.pick(&legal) };
            play::step(&mut state, action, &mut legal, &mut Silent);
        }
        let end = state.view(Viewer::Spectator);
        assert!(
            end.players.iter().zip(&state.people).all(|(view, person)| view.pirates == Some(person.pirates))
        );
    }
}
