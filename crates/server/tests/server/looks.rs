//! Hints and running replays of twin worlds, for all four games: tables with a history that differ only in what one player
//! cannot know, and in the luck that is still to come, advise that player and tell the game again byte for byte alike.

use emporio_core::{Actor, Game, Match, Player, Rng, Turn, Viewer};
use emporio_games::{GameKind, Visit};
use serde_json::json;

use crate::twins::{fresh, moments};
use crate::worlds::{Placed, Worlds};

/// How many steps the worlds go together at most.
const TOGETHER: u32 = 40;

/// Two tables that one player cannot tell apart, when it is their turn.
struct Pair {
    who: Player,
    steps: usize,
    worlds: [Placed; 2],
}

/// Pairs from random games of three, with how many of them differ in what lies hidden.
struct Pairs {
    seed: u64,
    most: usize,
}

impl Visit for Pairs {
    type Out = (Vec<Pair>, usize);

    fn visit<G: Game>(self) -> (Vec<Pair>, usize) {
        let (mut pairs, mut varied) = (Vec::new(), 0);
        moments::<G>(&mut Rng::stream(self.seed, 56), 20, |state, rng| {
            let (pair, differs) = pair(state, rng);
            varied += usize::from(pair.is_some() && differs);
            pairs.extend(pair);
            pairs.len() < self.most
        });
        (pairs, varied)
    }
}

/// A world and its twin, both some steps on; none where they part before it is the player's turn.
fn pair<G: Game>(state: &G, rng: &mut Rng) -> (Option<Pair>, bool) {
    let who = Player(rng.below(3) as u8);
    let mut other = state.clone();
    other.determinize(Viewer::Player(who), rng);
    let [mut here, mut there] = [state, &other].map(|state| fresh::<G>(Some(state.to_position())));
    let mut last = None;
    for _ in 0..rng.below(TOGETHER) {
        if !go_together(&mut here, &mut there, who, rng) {
            break;
        }
        if here.turn() == Turn::Player(who) && here.ply() == there.ply() {
            last = Some(here.ply());
        }
    }
    let pair = last.map(|steps| {
        here.back_to(steps);
        there.back_to(steps);
        let worlds = [Placed::of(&here, who, false), Placed::of(&there, who, false).dealt("01")];
        Pair { who, steps, worlds }
    });
    (pair, here.state() != there.state())
}

/// The same step in both worlds; false where they part, so that the player can tell them apart by right.
fn go_together<G: Game>(here: &mut Match<G>, there: &mut Match<G>, who: Player, rng: &mut Rng) -> bool {
    if here.turn() != there.turn() {
        return false;
    }
    match here.turn() {
        Turn::Player(player) => {
            let action = rng.pick(here.legal());
            here.try_apply(Actor::Player(player), action).unwrap();
        }
        Turn::Chance => here.draw(rng),
        Turn::Over => return false,
    }
    let Some(step) = here.steps().last() else { return false };
    let view = |game: &Match<G>| serde_json::to_string(&game.state().view(Viewer::Player(who))).unwrap();
    there.try_apply(step.actor, step.action).is_ok()
        && here.turn() == there.turn()
        && view(here) == view(there)
}

/// Asks for everything in both worlds; gives how many pairs differed, and how many moments were told again.
async fn compare(kind: GameKind, seed: u64, most: usize) -> (usize, usize) {
    let mut worlds = Worlds::new().await;
    let (pairs, varied) = kind.visit(Pairs { seed, most });
    let mut moments = 0;
    for Pair { who, steps, worlds: tables } in pairs {
        let id = worlds.put_placed(tables).await;
        let mut told = Vec::new();
        for clients in &worlds.clients {
            let client = &clients[who.index()];
            let hint = client.post(&format!("/api/tables/{id}/hint"), json!({})).await;
            let replay = client.post("/api/replay", json!({"from": {"table": id}})).await;
            let frames = replay.json()["frames"].as_array().map_or(0, Vec::len);
            assert!(frames > steps, "{kind}: {frames} moments of {steps} steps");
            moments += frames;
            assert!(!hint.json()["advice"].as_array().unwrap().is_empty(), "{kind}: {}", hint.text);
            told.push((hint.text, replay.text));
        }
        assert_eq!(told[0].0, told[1].0, "{kind}: a hint tells {who} what is hidden");
        assert_eq!(told[0].1, told[1].1, "{kind}: a replay tells {who} what is hidden");
    }
    (varied, moments)
}

#[tokio::test]
async fn hints_and_running_replays_tell_nothing_hidden() {
    // In Spice Islands nothing lies hidden but the luck to come.
    for (kind, seed, least) in [
        (GameKind::PuertoRico, 301, 5),
        (GameKind::SanJuan, 302, 10),
        (GameKind::Madeira, 303, 5),
        (GameKind::SpiceIslands, 304, 0),
    ] {
        let (varied, moments) = compare(kind, seed, 12).await;
        println!("{kind}: {varied} of 12 pairs differ, {moments} moments");
        assert!(varied >= least && moments >= 100, "{kind}: {varied} of 12 pairs differ, {moments} moments");
    }
}
