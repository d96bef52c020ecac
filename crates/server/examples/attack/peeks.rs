//! Attacks at a table of San Juan, to see a hand or to have an agreement that was not given.

use serde_json::{Value, json};

use crate::attacks::{WIDE, started};
use crate::http::{Client, id};
use crate::server::Fallible;

/// So many probes, payments and baits.
const PROBES: usize = 100;
const PAYMENTS: usize = 100;
const BAITS: usize = 20;
/// Nothing here takes more moves.
const MOST_MOVES: usize = 30_000;

/// Two people at a table.
struct Two {
    people: [Client; 2],
    id: String,
    moves: usize,
}

impl Two {
    fn sit(address: &str) -> Fallible<Two> {
        let people = [Client::person(address, "Eve")?, Client::person(address, "Bruno")?];
        let id = id(&people[0].table("san-juan", json!([{"kind": "me"}, {"kind": "open"}]))?);
        people[1].post(&format!("/api/tables/{id}/claim"), json!({}))?;
        Ok(Two { people, id, moves: 0 })
    }

    /// The table as the one sees it who has to act, with their number; none when the game is over.
    fn turn(&self) -> Fallible<Option<(usize, Value)>> {
        let turn = self.people[0].state(&self.id)?["turn"]["player"].as_u64();
        turn.map(|who| Ok((who as usize, self.people[who as usize].state(&self.id)?))).transpose()
    }

    fn act(&mut self, who: usize, state: &Value, action: &str) -> Fallible<Value> {
        self.moves += 1;
        if self.moves > MOST_MOVES {
            return Err("too many moves".into());
        }
        let body = json!({"ply": state["ply"], "undos": state["undos"], "actions": [action]});
        let answer = self.people[who].post(&format!("/api/tables/{}/actions", self.id), body)?;
        if answer.status == 200 { Ok(answer.json()) } else { Err(answer.text.into()) }
    }

    /// One of the choices, another from move to move.
    fn some(&self, state: &Value) -> Fallible<String> {
        let choices = choices(state);
        let n = self.moves * 7 + self.moves / 5;
        Ok(choices.get(n % choices.len().max(1)).ok_or("no choice")?.clone())
    }
}

fn choices(state: &Value) -> Vec<String> {
    let choices = state["choices"].as_array().into_iter().flatten();
    choices.filter_map(|choice| choice["action"].as_str()).map(str::to_string).collect()
}

/// [#7] Takes the builder, passes, looks whether the other one is asked, takes it back.
pub fn oracle() -> Fallible<String> {
    let (_folder, server) = started(&WIDE)?;
    let (mut probes, mut told, mut taken_back) = (0, 0, 0);
    while probes < PROBES {
        let mut two = Two::sit(&server.address)?;
        let mut probed_at = None;
        while let Some((who, state)) = two.turn()? {
            let can = who == 0 && choices(&state).iter().any(|action| action == "take builder");
            if !can || probed_at == Some(state["ply"].clone()) || probes >= PROBES {
                let action = two.some(&state)?;
                two.act(who, &state, &action)?;
                continue;
            }
            probed_at = Some(state["ply"].clone());
            let building = two.act(0, &state, "take builder")?;
            let passed = two.act(0, &building, "pass")?;
            probes += 1;
            told += usize::from(passed["turn"]["player"] != 1);
            if let Some(free) = passed["undo"]["free_to_ply"].as_u64() {
                let back = json!({"ply": passed["ply"], "undos": passed["undos"], "to_ply": free});
                let back = two.people[0].post(&format!("/api/tables/{}/undo", two.id), back)?;
                taken_back += usize::from(back.status == 200);
            }
        }
    }
    Ok(format!("{probes} probes, {taken_back} taken back, {told} of them told \"cannot build\""))
}

/// A payment as any watcher sees it begin: at which ply, and how many other cards its payer holds.
#[derive(Default)]
struct Payment {
    begun: u64,
    others: u64,
}

impl Payment {
    fn begins(state: &Value, payer: usize) -> Payment {
        let hand = state["view"]["seats"][payer]["hand_size"].as_u64().unwrap_or(0);
        Payment { begun: state["ply"].as_u64().unwrap_or(0) + 1, others: hand.saturating_sub(1) }
    }

    /// Whether it shows fewer steps than all expect who know the price and the size of the hand: a card is a step, and
    /// whoever pays with all they hold is asked nothing, which everyone can reckon.
    fn shows_fewer(&self, built: &Value, goods: u64) -> bool {
        let cards = built["data"]["price"].as_u64().unwrap_or(0).saturating_sub(goods);
        let due = if cards == self.others { 0 } else { cards };
        built["ply"].as_u64().unwrap_or(0) - self.begun < due
    }
}

/// [#8] Counts the steps of every payment and compares them with its price, as any watcher can.
pub fn payments() -> Fallible<String> {
    let (_folder, server) = started(&WIDE)?;
    let (mut paid, mut fewer) = (0, 0);
    while paid < PAYMENTS {
        let mut two = Two::sit(&server.address)?;
        let mut payment = Payment::default();
        while let Some((who, state)) = two.turn()? {
            let build = choices(&state).into_iter().find(|action| action.starts_with("build "));
            let action = build.map_or_else(|| two.some(&state), Ok)?;
            if action.starts_with("build ") {
                payment = Payment::begins(&state, who);
            }
            let after = two.act(who, &state, &action)?;
            let told = after["told"].as_array().cloned().unwrap_or_default();
            let count = |what: &str| told.iter().filter(|told| told["data"]["event"] == what).count() as u64;
            for built in told.iter().filter(|told| told["data"]["event"] == "built") {
                paid += 1;
                fewer += usize::from(payment.shows_fewer(built, count("good_spent")));
            }
        }
    }
    Ok(format!(
        "{fewer} of {paid} payments show fewer steps than their price and the size of the hand make due"
    ))
}

/// [#9] Asks to go back a little, puts another wish in its place, and the other one agrees to the first.
pub fn bait() -> Fallible<String> {
    let (_folder, server) = started(&WIDE)?;
    let (mut baited, mut switched) = (0, 0);
    while baited < BAITS {
        let mut two = Two::sit(&server.address)?;
        let first = two.people[0].state(&two.id)?["ply"].clone();
        for _ in 0..24 + baited {
            let Some((who, state)) = two.turn()? else { break };
            let action = two.some(&state)?;
            two.act(who, &state, &action)?;
        }
        let now = two.people[0].state(&two.id)?;
        if now["undo"]["back"]["at_once"] == true {
            // What is still one's own to take back needs no agreement, so it is no bait.
            continue;
        }
        let path = format!("/api/tables/{}/undo", two.id);
        let ask = |to: &Value| two.people[0].post(&path, json!({"ply": now["ply"], "to_ply": to}));
        let seen = ask(&now["undo"]["propose_to_ply"])?.json()["undo"]["pending"].clone();
        let other = ask(&first)?.json()["undo"]["pending"].clone();
        if seen["to_ply"].is_null() || other["to_ply"].is_null() || seen["to_ply"] == other["to_ply"] {
            return Err(format!("no two wishes: {seen} and {other}").into());
        }
        let agree = json!({"ply": now["ply"], "number": seen["number"]});
        two.people[1].post(&format!("{path}/agree"), agree)?;
        baited += 1;
        switched += usize::from(two.people[1].state(&two.id)?["ply"] != now["ply"]);
    }
    Ok(format!(
        "{BAITS} wishes exchanged before they were agreed to: {switched} tables went back to another moment"
    ))
}
