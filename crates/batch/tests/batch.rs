//! Batches: the games of the command line, on any number of threads; what is refused changes nothing.

use emporio_batch::{Arrays, Batch, BatchError, Buffers, Games, Spec, open};
use emporio_core::matches::automatic_options;
use emporio_core::{Game, Rng, Setup, Turn};
use emporio_games::{GameKind, Visit};
use serde_json::json;

fn spec(kind: GameKind, players: u8, games: usize, threads: usize) -> Spec<serde_json::Value> {
    Spec { options: kind.automatic(json!({})), players, games, seed: 7, threads }
}

fn opened(spec: Spec<serde_json::Value>, kind: GameKind) -> (Box<dyn Batch>, Buffers) {
    let mut batch = open(kind, spec).unwrap();
    let mut buffers = Buffers::new(batch.shape());
    batch.write(buffers.arrays()).unwrap();
    (batch, buffers)
}

/// One random choice for each game.
fn random_choices(buffers: &Buffers, rng: &mut Rng) -> Vec<i64> {
    (0..buffers.seat.len()).map(|game| rng.pick(buffers.choices_of(game))).collect()
}

/// Plays so many steps at random; tells what was written after each.
fn play(
    batch: &mut dyn Batch,
    buffers: &mut Buffers,
    steps: usize,
    mut told: impl FnMut(&dyn Batch, &Buffers),
) {
    let mut rng = Rng::new(3);
    for _ in 0..steps {
        let actions = random_choices(buffers, &mut rng);
        batch.step(&actions, buffers.arrays()).unwrap();
        told(batch, buffers);
    }
}

fn every_table(mut visit: impl FnMut(GameKind, u8)) {
    for &kind in GameKind::ALL {
        for players in kind.meta().min_players..=kind.meta().max_players {
            visit(kind, players);
        }
    }
}

/// A batch against the same games played alone, with the states compared at every choice.
struct Alone {
    players: u8,
}

impl Visit for Alone {
    type Out = ();

    fn visit<G: Game>(self) {
        let options = automatic_options::<G>();
        let spec = Spec { options, players: self.players, games: 3, seed: 11, threads: 1 };
        let mut batch = Games::<G>::new(spec).unwrap();
        let mut buffers = Buffers::new(batch.shape());
        batch.write(buffers.arrays()).unwrap();
        let mut rng = Rng::new(5);
        for step in 0..300 {
            let game = step % 3;
            let alone = batch.running(game).unwrap();
            assert_eq!(Some(alone.state()), batch.state(game), "step {step}");
            assert_eq!(alone.record().seed, batch.seed_of(game));
            check_rows(&alone, &buffers, game, batch.shape().observation);
            let actions = random_choices(&buffers, &mut rng);
            batch.step(&actions, buffers.arrays()).unwrap();
        }
    }
}

/// The rows of a game say what the match of its own says.
fn check_rows<G: Game>(alone: &emporio_core::Match<G>, buffers: &Buffers, game: usize, len: usize) {
    let Turn::Player(mover) = alone.turn() else { panic!("a batch stands where a player chooses") };
    let ids: Vec<i64> = alone.legal().iter().map(|&action| G::action_id(action).into()).collect();
    assert_eq!(buffers.choices_of(game), ids);
    assert_eq!(buffers.seat[game], i64::from(mover.0));
    let width = buffers.mask.len() / buffers.seat.len();
    let mask = &buffers.mask[game * width..][..width];
    assert!((0..).zip(mask).all(|(id, &legal)| (legal == 1) == ids.contains(&id) && legal < 2));
    let mut observed = vec![f32::NAN; len];
    alone.state().observe(mover, &mut observed);
    assert_eq!(&buffers.observation[game * len..][..len], observed);
}

#[test]
fn games_of_a_batch_are_the_games_of_their_seeds() {
    every_table(|kind, players| kind.visit(Alone { players }));
}

/// A record of a batch, taken through the steps of the command line: a table, its seed, the choices as text.
#[test]
fn the_command_line_plays_the_same_game() {
    every_table(|kind, players| {
        let (mut batch, mut buffers) = opened(spec(kind, players, 2, 1), kind);
        play(batch.as_mut(), &mut buffers, 120, |_, _| {});
        let record = batch.running(1).unwrap().record();
        let seed = batch.seed_of(1).unwrap();
        let setup = Setup { seed: Some(seed), ..Setup::plain(record.options.clone(), players) };
        let mut table = kind.open(setup).unwrap();
        table.advance(&mut Rng::of_ply(seed, 0));
        while table.ply() < record.actions.len() {
            table.play(&record.actions[table.ply()].text).unwrap();
            table.advance(&mut Rng::of_ply(seed, table.ply()));
        }
        assert_eq!(table.record().to_string(), record.to_string(), "{kind} with {players}");
    });
}

#[test]
fn threads_change_nothing() {
    for &kind in GameKind::ALL {
        let story = |threads: usize| {
            let (mut batch, mut buffers) = opened(spec(kind, 3, 37, threads), kind);
            let mut written = Vec::new();
            play(batch.as_mut(), &mut buffers, 60, |_, buffers| written.push(buffers.clone()));
            written
        };
        let alone = story(1);
        assert!(story(2) == alone && story(5) == alone, "{kind}");
    }
}

#[test]
fn an_ended_game_is_told_once_and_the_next_begins_with_a_seed_of_its_own() {
    every_table(|kind, players| {
        let (mut batch, mut buffers) = opened(spec(kind, players, 4, 2), kind);
        let wide = usize::from(players);
        let (mut ended, mut seeds, mut points) = (0, vec![batch.seed_of(0).unwrap()], buffers.scores.clone());
        play(batch.as_mut(), &mut buffers, 6_000, |batch, buffers| {
            for game in 0..4 {
                let done = buffers.done[game] == 1;
                let reward = &buffers.reward[game * wide..][..wide];
                let scores = &buffers.scores[game * wide..][..wide];
                assert_eq!(reward.iter().sum::<f32>() > 0.99, done, "{kind}: {reward:?}");
                assert!(done || scores == &points[game * wide..][..wide], "{kind}: scores changed in play");
                if done && ended < 12 {
                    let last = batch.finished(game).unwrap();
                    assert_eq!(last.turn(), Turn::Over);
                    let totals: Vec<i64> = last.scores().players.iter().map(|s| s.total.into()).collect();
                    assert_eq!(totals, scores);
                    assert_eq!(batch.running(game).unwrap().record().seed, batch.seed_of(game));
                    seeds.push(batch.seed_of(game).unwrap());
                    ended += 1;
                }
            }
            points.clone_from(&buffers.scores);
        });
        assert!(ended >= 4, "{kind} with {players}: {ended} games ended");
        let all = seeds.len();
        seeds.sort_unstable();
        seeds.dedup();
        assert_eq!(seeds.len(), all, "{kind}: a seed comes twice");
    });
}

#[test]
fn a_refused_step_changes_nothing() {
    let kind = GameKind::PuertoRico;
    let (mut batch, mut buffers) = opened(spec(kind, 4, 8, 2), kind);
    play(batch.as_mut(), &mut buffers, 30, |_, _| {});
    let before = buffers.clone();
    let good = random_choices(&buffers, &mut Rng::new(9));
    let story = |batch: &dyn Batch| batch.running(5).unwrap().record().to_string();
    let told = story(batch.as_ref());
    let chance = i64::from(kind.meta().player_ids);
    for bad in [-1, chance, 65_536 + good[5], i64::MAX] {
        let mut actions = good.clone();
        actions[5] = bad;
        let error = batch.step(&actions, buffers.arrays()).unwrap_err();
        assert!(matches!(error, BatchError::Illegal { game: 5, action, .. } if action == bad), "{error}");
    }
    let error = batch.step(&good[1..], buffers.arrays()).unwrap_err();
    assert_eq!(error, BatchError::Actions { given: 7, games: 8 });
    let mut short = vec![0; 3];
    for refused in [
        batch.step(&good, Arrays { mask: Some(&mut short), ..Arrays::default() }),
        batch.reset(1, Arrays { mask: Some(&mut short), ..Arrays::default() }),
    ] {
        assert!(matches!(refused, Err(BatchError::Length { array: "mask", given: 3, .. })));
    }
    assert_eq!(told, story(batch.as_ref()));
    batch.write(buffers.arrays()).unwrap();
    assert!(before.observation == buffers.observation && before.mask == buffers.mask);
    batch.step(&good, buffers.arrays()).unwrap();
    assert_ne!(told, story(batch.as_ref()));
}

/// Everyone checks their own share; what one of them refuses, none of the others has begun.
#[test]
fn what_one_thread_refuses_no_thread_does() {
    let kind = GameKind::SanJuan;
    for threads in 1..=3 {
        let (mut batch, mut buffers) = opened(spec(kind, 3, 96, threads), kind);
        play(batch.as_mut(), &mut buffers, 20, |_, _| {});
        let before = buffers.clone();
        let good = random_choices(&buffers, &mut Rng::new(9));
        for wrong in [&[0][..], &[95], &[90, 40], &[20, 70, 93]] {
            let mut actions = good.clone();
            wrong.iter().for_each(|&game| actions[game] = -1);
            let first = *wrong.iter().min().unwrap();
            let error = batch.step(&actions, buffers.arrays()).unwrap_err();
            assert!(matches!(error, BatchError::Illegal { game, .. } if game == first), "{error}");
        }
        assert!(before == buffers, "{threads} threads wrote what was refused");
        batch.write(buffers.arrays()).unwrap();
        assert!(before.observation == buffers.observation, "{threads} threads moved a game");
        batch.step(&good, buffers.arrays()).unwrap();
    }
}

#[test]
fn a_reset_begins_all_games_anew() {
    let kind = GameKind::SanJuan;
    let (mut batch, mut buffers) = opened(spec(kind, 2, 5, 1), kind);
    let first = buffers.clone();
    play(batch.as_mut(), &mut buffers, 500, |_, _| {});
    batch.reset(8, buffers.arrays()).unwrap();
    assert!(buffers != first && batch.finished(0).is_none());
    batch.reset(7, buffers.arrays()).unwrap();
    let written =
        |buffers: &Buffers| (buffers.observation.clone(), buffers.offsets.clone(), buffers.scores.clone());
    assert_eq!(written(&buffers), written(&first));
}

#[test]
fn tables_that_cannot_be_are_refused() {
    let kind = GameKind::Madeira;
    for (spec, reason) in [
        (spec(kind, 9, 4, 1), "players"),
        (spec(kind, 3, 0, 1), "games must be from 1"),
        (spec(kind, 3, 4, 0), "threads must be from 1"),
        (Spec { options: json!({"odd": 1}), ..spec(kind, 3, 4, 1) }, "odd"),
    ] {
        let error = open(kind, spec).err().unwrap().to_string();
        assert!(error.contains(reason), "{error}");
    }
}
