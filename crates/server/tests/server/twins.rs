//! Twin worlds of all four games on the wire: tables that differ only in what somebody cannot know send them the same
//! bytes, before a move of theirs and after it. So nothing tells a hand: neither what is asked of others, nor what is
//! skipped, nor how far one may go back.

use emporio_core::matches::automatic_options;
use emporio_core::{Actor, Game, Match, Rng, Setup, Turn};
use emporio_games::{GameKind, Visit};
use serde_json::Value;

use crate::worlds::{Placed, Worlds, viewer};

/// Who is the onlooker, and the two worlds.
struct Twin {
    who: usize,
    worlds: [Placed; 2],
}

/// Twins from random games of three, with how many of them really differ.
struct Twins {
    seed: u64,
    most: usize,
}

impl Visit for Twins {
    type Out = (Vec<Twin>, usize);

    fn visit<G: Game>(self) -> (Vec<Twin>, usize) {
        let mut rng = Rng::stream(self.seed, 55);
        let (mut twins, mut varied) = (Vec::new(), 0);
        while twins.len() < self.most {
            let mut game = fresh::<G>(None);
            while game.turn() != Turn::Over && twins.len() < self.most {
                let Turn::Player(mover) = game.turn() else {
                    game.draw(&mut rng);
                    continue;
                };
                if rng.below(9) == 0 {
                    let who = rng.below(4) as usize;
                    let mut other = game.state().clone();
                    other.determinize(viewer(who), &mut rng);
                    varied += usize::from(other != *game.state());
                    twins.extend(twin(who, game.state(), &other));
                }
                let action = rng.pick(game.legal());
                game.try_apply(Actor::Player(mover), action).unwrap();
            }
        }
        (twins, varied)
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
    Some(Twin { who, worlds: [placed(here)?, placed(there)?] })
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

async fn compare(kind: GameKind, seed: u64, most: usize) -> (usize, usize) {
    let mut worlds = Worlds::new().await;
    let mut rng = Rng::new(seed);
    let (twins, varied) = kind.visit(Twins { seed, most });
    let mut moved = 0;
    for Twin { who, worlds: tables } in twins {
        let id = worlds.put_placed(tables).await;
        worlds.same(who, &id, 0).await;
        if own_move(&worlds, who, &id, &mut rng).await {
            moved += 1;
            let ply = worlds.clients[0][who].state(&id).await["ply"].as_u64().unwrap();
            worlds.same(who, &id, ply as usize).await;
        }
    }
    (varied, moved)
}

/// [#7, #8] Hands, chapels and the order of the deck.
#[tokio::test]
async fn san_juan() {
    let (varied, moved) = compare(GameKind::SanJuan, 201, 60).await;
    assert!(varied >= 50 && moved >= 5, "{varied} pairs differed, {moved} moves");
}

/// [#7, #8] What lies face down.
#[tokio::test]
async fn the_other_games() {
    for (kind, seed) in [(GameKind::PuertoRico, 202), (GameKind::Madeira, 203), (GameKind::SpiceIslands, 204)]
    {
        let (varied, moved) = compare(kind, seed, 24).await;
        println!("{kind}: {varied} pairs differed, {moved} moves");
        assert!(moved >= 2, "{kind}: {moved} moves");
    }
}
