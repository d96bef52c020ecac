//! Nothing hidden on the wire: every byte that a seat or a spectator is sent through whole games of San Juan names
//! only cards that they may know, and worlds that differ only in what they cannot know give the same bytes.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use emporio_core::{Hidden, Match, Player, Positions, Rng, Setup, Table, Turn, Viewer};
use emporio_san_juan::{Bag, Card, Phase, ProspectStep, SanJuan};
use serde_json::{Value, json};

use crate::client::{House, Stream, config, id};
use crate::worlds::{NAMES, Worlds, company, viewer};

fn fresh() -> Match<SanJuan> {
    let seats = NAMES.map(String::from).to_vec();
    Match::new(Setup { options: Default::default(), seats, seed: None, position: None }).unwrap().asking()
}

/// The cards that a gold mine has turned up.
fn turned(state: &SanJuan) -> Bag {
    if let Phase::Prospector { step: ProspectStep::Mine { turned }, .. } = state.phase {
        turned
    } else {
        Bag::EMPTY
    }
}

/// What a viewer may know of cards in a state, by the rules page: their hand, chapel and council; all that lies
/// open; the discards that they saw.
fn known(state: &SanJuan, viewer: Viewer) -> BTreeSet<Card> {
    let mut known: BTreeSet<Card> = state.known_discards(viewer).cards().collect();
    for player in Player::all(NAMES.len() as u8) {
        let seat = state.seat(player);
        known.extend(seat.visible.cards().chain(seat.covered.cards()).chain(seat.marks.cards()));
        if viewer.is(player) {
            known.extend(seat.hand.cards().chain(seat.tucked.cards()).chain(state.looked_by(player).cards()));
        }
    }
    known.extend(state.building_now().map(|(_, card)| card));
    known.extend(turned(state).cards());
    known
}

/// Every card with its spellings: `gold_mine`, `gold-mine`, `gold mine`.
static SPELLINGS: LazyLock<Vec<(Card, [String; 3])>> = LazyLock::new(|| {
    let spelled = |card: &Card| {
        let snake = serde_json::to_value(card).unwrap().as_str().unwrap().to_string();
        (*card, [snake.replace('_', "-"), snake.replace('_', " "), snake])
    };
    Card::ALL.iter().map(spelled).collect()
});

/// A word by itself and as what is left of a key of texts.
fn bare(word: &str) -> [&str; 3] {
    let tail = word.strip_prefix("building-").unwrap_or(word);
    [word, tail, tail.strip_suffix("-does").unwrap_or(tail)]
}

/// The cards that a text names, in whatever spelling; a field that is called like a card is none.
fn named(text: &str) -> BTreeSet<Card> {
    let text = text.replace("\"library\":", "");
    let inside = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
    let words: BTreeSet<&str> = text.split(|c: char| !inside(c)).collect();
    let words: BTreeSet<&str> = words.into_iter().flat_map(bare).collect();
    let is_named = |[kebab, spaced, snake]: &[String; 3]| {
        words.contains(snake.as_str())
            || words.contains(kebab.as_str())
            || (spaced.contains(' ') && text.contains(spaced.as_str()))
    };
    SPELLINGS.iter().filter(|(_, spellings)| is_named(spellings)).map(|(card, _)| *card).collect()
}

#[test]
fn cards_are_found_in_every_spelling() {
    let found = named(r#"{"card":"gold_mine","text":"building-smithy","a":"pay poor house","library":true}"#);
    assert_eq!(found, BTreeSet::from([Card::GoldMine, Card::Smithy, Card::PoorHouse]));
}

/// Plays a whole game with whatever is offered, all four listening, and checks every byte on the way.
#[tokio::test]
async fn through_a_whole_game_nobody_is_sent_a_card_that_he_should_not_know() {
    let house = House::new(config(61)).await;
    let clients = company(&house).await;
    let table =
        clients[0].table("san-juan", json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])).await;
    let id = id(&table);
    let mut streams: Vec<Stream> = Vec::new();
    for client in &clients {
        streams.push(client.events(&id, None).await);
    }
    for client in &clients[1..3] {
        client.at(&table, "claim", json!({})).await.ok();
    }
    let mut referee = fresh();
    let mut may_know = vec![BTreeSet::new(); clients.len()];
    let mut sent = vec![0; clients.len()];
    let mut strict = 0;
    for n in 0..3000 {
        follow(&house, &id, &mut referee, &mut may_know).await;
        let ply = json!(referee.ply());
        for (who, client) in clients.iter().enumerate() {
            streams[who].until(&ply).await;
            // The whole log now and then; the streams have brought every line of it.
            let from = if n % 20 == 0 { 0 } else { referee.ply() };
            let direct = client.get(&format!("/api/tables/{id}?from={from}")).await.text;
            let nonsense = client.at(&table, "actions", json!({"ply": ply, "actions": ["dance"]})).await.text;
            let lists = client.get("/api/tables?list=mine").await.text;
            for text in [&streams[who].raw[sent[who]..], &direct, &lists, &without_grammar(&nonsense)] {
                let extra: Vec<Card> = named(text).difference(&may_know[who]).copied().collect();
                assert!(
                    extra.is_empty() || referee.turn() == Turn::Over,
                    "{:?} was sent {extra:?} at {ply}",
                    viewer(who)
                );
            }
            sent[who] = streams[who].raw.len();
            strict += usize::from(may_know[who].len() < Card::ALL.len());
        }
        let Turn::Player(mover) = referee.turn() else {
            assert!(strict > 100, "the check had something to find: {strict}");
            return;
        };
        let mover = &clients[mover.index()];
        mover.act(&mover.state_from(&id, referee.ply()).await, n * 5 + n / 7).await.ok();
    }
    panic!("the game does not end");
}

/// Brings the referee, who sees everything, to where the table is.
async fn follow(house: &House, id: &str, referee: &mut Match<SanJuan>, may_know: &mut [BTreeSet<Card>]) {
    let stored = house.store.table(id, None).await.unwrap().unwrap();
    for action in &stored.actions[referee.ply()..] {
        // A card that was drawn may be gone again when the step is done; its owner has seen it.
        let before = *referee.state();
        referee.apply_text(&action.text).unwrap();
        for (who, cards) in may_know.iter_mut().enumerate() {
            cards.extend(known(referee.state(), viewer(who)));
            let told = Table::told(referee, viewer(who), referee.ply());
            let own = told.iter().filter(|told| told.data["player"] == json!(who));
            cards.extend(own.flat_map(|told| named(&told.data.to_string())));
            cards.extend(known(&before, viewer(who)));
        }
    }
}

/// What would be understood names the words of the notation, not cards.
fn without_grammar(text: &str) -> String {
    let problem: Value = serde_json::from_str(text).unwrap();
    let message = problem["message"].as_str().unwrap();
    message.split_once("legal now").map_or(String::new(), |(_, legal)| legal.to_string())
}

/// A game played at random, for worlds to be made of.
pub fn some_game(seed: u64) -> Match<SanJuan> {
    let mut rng = Rng::new(seed);
    let mut game = fresh();
    loop {
        game.advance(&mut rng);
        match Match::turn(&game) {
            Turn::Player(player) => {
                let action = rng.pick(game.legal());
                game.try_apply(emporio_core::Actor::Player(player), action).unwrap();
            }
            Turn::Chance | Turn::Over => return game,
        }
    }
}

#[tokio::test]
async fn positions_that_differ_only_in_what_is_hidden_give_the_same_bytes() {
    let mut worlds = Worlds::new().await;
    let mut rng = Rng::new(63);
    let mut game = some_game(64);
    let last = game.ply();
    let mut compared = 0;
    for ply in (last / 12..last).rev().step_by(last / 9) {
        game.back_to(ply);
        if !matches!(Match::turn(&game), Turn::Player(_)) {
            continue;
        }
        for who in 0..4 {
            let mut other = *game.state();
            other.determinize(viewer(who), &mut rng);
            let (here, there) = (from_position(game.state()), from_position(&other));
            // Where a choice has become the only one, the engine has made it: that is another moment.
            if there.state().to_position() == other.to_position() && other != *game.state() {
                worlds.compare(who, [&here, &there], true).await;
                compared += 1;
            }
        }
    }
    assert!(compared >= 12, "only {compared} pairs of worlds");
}

pub fn from_position(state: &SanJuan) -> Match<SanJuan> {
    let seats = NAMES.map(String::from).to_vec();
    let position = Some(state.to_position());
    Match::new(Setup { options: Default::default(), seats, seed: None, position }).unwrap().asking()
}

/// Whole histories, logs included: one card that someone else drew was another, and nobody could see it.
#[tokio::test]
async fn histories_that_differ_in_one_hidden_card_give_the_same_bytes() {
    let mut worlds = Worlds::new().await;
    let mut rng = Rng::new(65);
    let game = some_game(66);
    let steps = game.steps_from(0);
    let draws: Vec<usize> = (0..steps.len()).filter(|at| steps[*at].1.starts_with("draw ")).collect();
    let mut compared = [0; 4];
    for _ in 0..2000 {
        let who = rng.below(4) as usize;
        let at = rng.pick(&draws);
        let card = rng.pick(Card::ALL);
        let until = at + 1 + rng.below(60) as usize;
        if compared[who] >= 8 || until >= steps.len() || steps[at].1 == format!("draw {}", card.name()) {
            continue;
        }
        let texts: Vec<&str> = steps[..until].iter().map(|(_, text)| text.as_str()).collect();
        let Some(here) = replay(&texts) else { continue };
        let drawn = format!("draw {}", card.name());
        let mut others = texts.clone();
        others[at] = &drawn;
        let Some(there) = replay(&others) else { continue };
        if !entitled(&texts, &others, who) {
            worlds.compare(who, [&here, &there], false).await;
            compared[who] += 1;
        }
    }
    assert!(compared.iter().all(|count| *count >= 4), "too few pairs of worlds: {compared:?}");
}

/// The match of a list of actions, if all of them can be played and somebody has to act then.
fn replay(texts: &[&str]) -> Option<Match<SanJuan>> {
    let mut game = fresh();
    texts.iter().try_for_each(|text| game.apply_text(text)).ok()?;
    matches!(Match::turn(&game), Turn::Player(_)).then_some(game)
}

/// Whether a viewer was ever entitled to know the difference, by the rules: their own cards or open ones differ.
fn entitled(texts: &[&str], others: &[&str], who: usize) -> bool {
    let (mut here, mut there) = (fresh(), fresh());
    texts.iter().zip(others).any(|(text, other)| {
        here.apply_text(text).unwrap();
        there.apply_text(other).unwrap();
        let open = |game: &Match<SanJuan>| {
            let state = game.state();
            let seats = Player::all(3).map(|player| {
                let seat = state.seat(player);
                let own = viewer(who).is(player).then_some((seat.hand, seat.tucked, state.looked_by(player)));
                (seat.visible, seat.covered, seat.marks, seat.hand.len(), own)
            });
            (
                seats.collect::<Vec<_>>(),
                turned(state),
                state.known_discards(viewer(who)),
                state.building_now(),
            )
        };
        open(&here) != open(&there) || Match::turn(&here) != Match::turn(&there)
    })
}
