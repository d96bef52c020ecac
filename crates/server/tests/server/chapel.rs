//! The hidden chapel on the wire: two tables that differ in nothing but how many cards lie under somebody's chapel send
//! everyone else the same bytes, on every route and in every stream, also while the game goes on.

use emporio_core::{Invariants, Match, Player, Rng, Turn};
use emporio_san_juan::SanJuan;
use serde_json::{Value, json};

use crate::client::Stream;
use crate::hidden::{from_position, some_game};
use crate::worlds::{Worlds, viewer};

/// Cards that the deck keeps: when it runs out everyone sees how many were discarded, at the table too.
const DECK: u8 = 15;
/// Moves that are made side by side in one pair of worlds.
const MOVES: usize = 12;

/// The same position with one or two cards of the discards under a chapel, or those under it among the discards, where
/// nobody knows them; none where that cannot be.
fn with_another_number(game: &SanJuan, owner: Player, rng: &mut Rng) -> Option<SanJuan> {
    let mut other = *game;
    if rng.below(2) == 0 && !game.seat(owner).tucked.is_empty() {
        let cards = other.seats[owner.index()].tucked.deal(1, rng);
        other.discards.add_all(cards);
    } else {
        let mut unknown = other.discards.minus(other.shown);
        for seat in &other.seats[..usize::from(other.players)] {
            unknown.remove_all(seat.known);
        }
        let count = (1 + rng.below(2) as u8).min(unknown.len());
        let cards = unknown.deal(count, rng);
        other.discards.remove_all(cards);
        other.seats[owner.index()].tucked.add_all(cards);
    }
    let differs = other.seat(owner).tucked.len() != game.seat(owner).tucked.len();
    (differs && other.check().is_ok()).then_some(other)
}

/// The streams of all but the owner, in both worlds.
async fn listening(worlds: &Worlds, id: &str, owner: usize) -> Vec<(usize, [Stream; 2])> {
    let mut streams = Vec::new();
    for who in (0..4).filter(|who| *who != owner) {
        let here = worlds.clients[0][who].events(id, None).await;
        let there = worlds.clients[1][who].events(id, None).await;
        streams.push((who, [here, there]));
    }
    streams
}

/// Whoever has to act takes an action that both worlds offer; gives the ply afterwards, none at the end.
async fn move_in_both(worlds: &Worlds, id: &str, owner: usize, rng: &mut Rng) -> Option<u64> {
    let turn = worlds.clients[0][owner].state(id).await["turn"]["player"].as_u64()? as usize;
    let here = worlds.clients[0][turn].state(id).await;
    let there = worlds.clients[1][turn].state(id).await;
    let actions = |state: &Value| -> Vec<String> {
        let choices = state["choices"].as_array().unwrap();
        choices.iter().map(|choice| choice["action"].as_str().unwrap().to_string()).collect()
    };
    let others = actions(&there);
    let both: Vec<String> = actions(&here).into_iter().filter(|action| others.contains(action)).collect();
    let action = both[rng.below(both.len() as u32) as usize].clone();
    let here = worlds.clients[0][turn].act_as(&here, &[&action]).await;
    let there = worlds.clients[1][turn].act_as(&there, &[&action]).await;
    if here.json()["status"] == "over" {
        // Everything is open now.
        return None;
    }
    if turn != owner {
        assert_eq!(here.text, there.text, "{:?} is answered differently: {action}", viewer(turn));
    }
    let state = here.ok();
    let goes_on = state["view"]["deck"].as_u64() >= Some(u64::from(DECK));
    goes_on.then(|| state["ply"].as_u64().unwrap())
}

/// Compares all that is sent to anyone but the owner, now and for some moves; gives how many.
async fn side_by_side(
    worlds: &mut Worlds,
    tables: [&Match<SanJuan>; 2],
    owner: usize,
    rng: &mut Rng,
) -> usize {
    let id = worlds.put(tables, true).await;
    let mut streams = listening(worlds, &id, owner).await;
    let mut moves = 0;
    let mut ply = Some(0);
    while let Some(now) = ply {
        for (who, [here, there]) in &mut streams {
            here.until(&json!(now)).await;
            there.until(&json!(now)).await;
            assert_eq!(here.raw, there.raw, "{:?} hears a difference", viewer(*who));
            if moves % 4 == 0 {
                worlds.same(*who, &id, now as usize).await;
            }
        }
        if moves == MOVES {
            break;
        }
        ply = move_in_both(worlds, &id, owner, rng).await;
        moves += 1;
    }
    moves
}

/// [CARD-chapel-3, HID-1] Nothing that is sent to others, by any route or stream, tells how many cards lie under a
/// chapel.
#[tokio::test]
async fn nothing_on_the_wire_tells_the_number_under_a_chapel() {
    // A hint counts what a perfect memory could, as bots do (RUL-24).
    let mut worlds = Worlds::new().await;
    worlds.hints = false;
    let mut rng = Rng::new(91);
    let (mut pairs, mut moves) = (0, 0);
    for seed in 0..60 {
        let mut game = some_game(400 + seed);
        let last = game.ply();
        for ply in (last / 3..last).rev().step_by((last / 3).max(1)) {
            game.back_to(ply);
            let owner = Player::all(3).find(|&player| game.state().seat(player).had_chapel());
            let (Some(owner), Turn::Player(_)) = (owner, Match::turn(&game)) else { continue };
            let Some(other) = with_another_number(game.state(), owner, &mut rng) else { continue };
            let (here, there) = (from_position(game.state()), from_position(&other));
            // Where the rules go on by themselves the position is another moment.
            let moved = here.state() != game.state() || *there.state() != other;
            if moved || other.deck.len() < DECK {
                continue;
            }
            moves += side_by_side(&mut worlds, [&here, &there], owner.index(), &mut rng).await;
            pairs += 1;
        }
        if pairs >= 12 && moves >= 60 {
            return;
        }
    }
    panic!("the test has seen too little: {pairs} pairs of worlds, {moves} moves");
}
