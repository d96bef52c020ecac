//! Twin worlds of all four games on the wire: tables that differ only in what somebody cannot know send them the same
//! bytes, before a move of theirs and after it. So nothing tells a hand: neither what is asked of others, nor what is
//! skipped, nor how far one may go back.

use std::collections::BTreeSet;

use emporio_core::matches::automatic_options;
use emporio_core::{Actor, Game, Match, Rng, Setup, Turn};
use emporio_games::{GameKind, Visit};
use serde_json::Value;

use crate::worlds::{Placed, Worlds, viewer};

/// Who is the onlooker, the two worlds, and the names of what differs between them.
struct Twin {
    who: usize,
    worlds: [Placed; 2],
    differ: BTreeSet<String>,
}

/// Twins from random games of three: those that do differ, or, of a game that hides nothing, those that do not.
struct Twins {
    seed: u64,
    most: usize,
    hides: bool,
}

impl Visit for Twins {
    type Out = Vec<Twin>;

    fn visit<G: Game>(self) -> Vec<Twin> {
        let mut twins = Vec::new();
        moments::<G>(&mut Rng::stream(self.seed, 55), 9, |state, rng| {
            let who = rng.below(4) as usize;
            let mut other = state.clone();
            other.determinize(viewer(who), rng);
            if self.hides == (other != *state) {
                twins.extend(twin(who, state, &other));
            }
            twins.len() < self.most
        });
        twins
    }
}

/// Plays random games of three and shows one choice in so many, until enough is seen.
pub fn moments<G: Game>(rng: &mut Rng, one_in: u32, mut wants_more: impl FnMut(&G, &mut Rng) -> bool) {
    loop {
        let mut game = fresh::<G>(None);
        while game.turn() != Turn::Over {
            let Turn::Player(mover) = game.turn() else {
                game.draw(rng);
                continue;
            };
            if rng.below(one_in) == 0 && !wants_more(game.state(), rng) {
                return;
            }
            let action = rng.pick(game.legal());
            game.try_apply(Actor::Player(mover), action).unwrap();
        }
    }
}

/// The names on the way to everything in which two positions differ.
fn differences(here: &Value, there: &Value, way: &[&str], found: &mut BTreeSet<String>) {
    match (here, there) {
        (Value::Object(one), Value::Object(other)) => {
            for name in one.keys().chain(other.keys()) {
                let longer: Vec<&str> = way.iter().copied().chain([name.as_str()]).collect();
                differences(&here[name], &there[name], &longer, found);
            }
        }
        (Value::Array(one), Value::Array(other)) if one.len() == other.len() => {
            one.iter().zip(other).for_each(|(one, other)| differences(one, other, way, found));
        }
        _ if here != there => found.extend(way.iter().map(ToString::to_string)),
        _ => {}
    }
}

/// A table of three before its first step, or at a position.
pub fn fresh<G: Game>(position: Option<Value>) -> Match<G> {
    let seats = ["Anna", "Bruno", "Carla"].map(String::from).to_vec();
    let options = automatic_options::<G>();
    Match::new(Setup { options, seats, seed: None, position }).unwrap().asking()
}

/// Both worlds as tables; none where the rules go on by themselves from one of them, which is another moment.
fn twin<G: Game>(who: usize, here: &G, there: &G) -> Option<Twin> {
    let placed = |state: &G| {
        let table = fresh::<G>(Some(state.to_position()));
        let Turn::Player(turn) = table.turn() else { return None };
        (*table.state() == *state).then(|| Placed::of(&table, turn, true))
    };
    let mut differ = BTreeSet::new();
    differences(&here.to_position(), &there.to_position(), &[], &mut differ);
    Some(Twin { who, worlds: [placed(here)?, placed(there)?], differ })
}

/// The onlooker's own move, the same in both worlds, if it is their turn and no chance comes into it.
async fn own_move(worlds: &Worlds, who: usize, id: &str, rng: &mut Rng) -> bool {
    let [here, there] = [&worlds.clients[0][who], &worlds.clients[1][who]];
    let state = here.state(id).await;
    let choices = state["choices"].as_array().unwrap();
    if state["you"].is_null() || state["turn"]["player"] != state["you"] || choices.is_empty() {
        return false;
    }
    let n = rng.below(choices.len() as u32) as usize;
    let mut answers = Vec::new();
    let mut drawn = false;
    for (world, client) in [here, there].into_iter().enumerate() {
        answers.push(client.act(&state, n).await);
        let stored = worlds.houses[world].store.table(id, None).await.unwrap().unwrap();
        drawn |= stored.actions.iter().any(|action| action.actor.is_none());
    }
    if drawn {
        return false;
    }
    assert_eq!(answers[0].text, answers[1].text, "{:?} sees by a move of theirs what is hidden", viewer(who));
    true
}

/// Compares so many pairs of worlds; gives how many moves were made, and for every pair what differs there.
async fn compare(kind: GameKind, seed: u64, most: usize, hides: bool) -> (usize, Vec<BTreeSet<String>>) {
    let mut worlds = Worlds::new().await;
    let mut rng = Rng::new(seed);
    let (mut moved, mut differ) = (0, Vec::new());
    for twin in kind.visit(Twins { seed, most, hides }) {
        let id = worlds.put_placed(twin.worlds).await;
        worlds.same(twin.who, &id, 0).await;
        if own_move(&worlds, twin.who, &id, &mut rng).await {
            moved += 1;
            let ply = worlds.clients[0][twin.who].state(&id).await["ply"].as_u64().unwrap();
            worlds.same(twin.who, &id, ply as usize).await;
        }
        differ.push(twin.differ);
    }
    (moved, differ)
}

fn names(names: &[&str]) -> BTreeSet<String> {
    names.iter().map(ToString::to_string).collect()
}

/// [#7, #8] Hands, chapels and the order of the deck. What one can build, pay, keep or tuck depends on them.
#[tokio::test]
async fn san_juan() {
    let (moved, differ) = compare(GameKind::SanJuan, 201, 60, true).await;
    assert!(moved >= 5, "{moved} moves");
    let hands = differ.iter().filter(|differ| differ.contains("hand")).count();
    assert!(differ.len() == 60 && hands >= 40, "{hands} pairs differ in a hand");
}

/// [#7, #8] The points that others hold; no choice depends on them.
#[tokio::test]
async fn puerto_rico() {
    let (moved, differ) = compare(GameKind::PuertoRico, 202, 24, true).await;
    assert!(moved >= 2 && differ.len() == 24, "{moved} moves, {} pairs", differ.len());
    assert!(differ.iter().all(|differ| *differ == names(&["boards", "vp"])), "{differ:?}");
}

/// [#7, #8] The pirates that others have gathered; no choice depends on how many they are.
#[tokio::test]
async fn madeira() {
    let (moved, differ) = compare(GameKind::Madeira, 203, 24, true).await;
    assert!(moved >= 2 && differ.len() == 24, "{moved} moves, {} pairs", differ.len());
    assert!(differ.iter().all(|differ| *differ == names(&["people", "pirates"])), "{differ:?}");
}

/// [#7, #8] Nothing is hidden in this game: two worlds that agree with what somebody sees are one world, and it is told
/// alike twice.
#[tokio::test]
async fn spice_islands() {
    let (moved, differ) = compare(GameKind::SpiceIslands, 204, 24, false).await;
    assert!(moved >= 2 && differ.len() == 24, "{moved} moves, {} pairs", differ.len());
    assert!(differ.iter().all(BTreeSet::is_empty), "{differ:?}");
}
