//! A seat that a program plays: tells it what the seat sees, takes its answers by number, notes its faults.

use std::time::{Duration, Instant};

use emporio_core::error::shorten;
use emporio_core::{Game, Lang, Match, Player, Rng, Table, Viewer};
use emporio_texts::Speaker;
use serde_json::{Value, json};

use super::process::Process;
use super::{Fault, FaultKind, Limits, MOST_LATE, MOST_WORLDS, PROTOCOL};

/// A program in one seat of one game.
pub struct Driver {
    process: Option<Process>,
    speaker: Speaker,
    limits: Limits,
    rng: Rng,
    name: Option<String>,
    faults: Vec<Fault>,
    late_in_a_row: u32,
    told_until: usize,
    asked: u64,
    last_words: String,
}

impl Driver {
    /// Starts a program for a seat of a match and greets it. A program that fails here plays at random.
    pub fn start<G: Game>(
        command: &str,
        table: &Match<G>,
        seat: Player,
        limits: Limits,
        seed: u64,
    ) -> Driver {
        let mut driver = Driver {
            process: None,
            speaker: Speaker::new(Lang::EN, Some(G::META.locales)),
            limits,
            rng: Rng::new(seed),
            name: None,
            faults: Vec::new(),
            late_in_a_row: 0,
            told_until: 0,
            asked: 0,
            last_words: String::new(),
        };
        match Process::start(command, limits.line) {
            Ok(process) => driver.process = Some(process),
            Err(error) => driver.note(Fault::new(FaultKind::Dead, format!("it cannot be started: {error}"))),
        }
        if let Err(fault) = driver.greet(table, seat) {
            driver.give_up(fault);
        }
        driver
    }

    /// The move of the program, or a random one if it makes none.
    pub fn choose<G: Game>(&mut self, table: &Match<G>, player: Player) -> G::Action {
        match self.ask(table, player) {
            Ok(index) => {
                self.late_in_a_row = 0;
                table.legal()[index]
            }
            Err(fault) => {
                self.punish(fault);
                self.rng.pick(table.legal())
            }
        }
    }

    /// Tells the program how it ended, ends it, and gives its faults.
    pub fn finish<G: Game>(&mut self, table: &Match<G>, seat: Player) -> &[Fault] {
        let scores = table.state().scores();
        let totals: Vec<i32> = scores.players.iter().map(|score| score.total).collect();
        let events = self.events(table, seat);
        let ranks = scores.ranks();
        let message = json!({"type": "over", "events": events, "scores": totals, "ranks": ranks.as_slice()});
        if let Some(process) = &mut self.process {
            // A program that does not hear the result is no worse for it.
            let _ = process.send(&message);
        }
        self.end();
        &self.faults
    }

    /// The name the program gave itself.
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// What the program last wrote to its standard error, once it has ended.
    pub fn last_words(&self) -> &str {
        &self.last_words
    }

    fn end(&mut self) {
        if let Some(mut process) = self.process.take() {
            self.last_words = process.end();
        }
    }

    fn note(&mut self, fault: Fault) {
        self.faults.push(fault);
    }

    /// A fault costs the move; one that cannot get better, or comes again and again, the rest of the game.
    fn punish(&mut self, fault: Fault) {
        match fault.kind {
            FaultKind::Nonsense => self.note(fault),
            FaultKind::Late if self.late_in_a_row + 1 < MOST_LATE => {
                self.late_in_a_row += 1;
                self.note(fault);
            }
            FaultKind::Late | FaultKind::Dead | FaultKind::Huge | FaultKind::Deaf => self.give_up(fault),
        }
    }

    fn give_up(&mut self, fault: Fault) {
        self.note(fault);
        self.end();
    }

    fn greet<G: Game>(&mut self, table: &Match<G>, seat: Player) -> Result<(), Fault> {
        let Some(process) = &mut self.process else { return Ok(()) };
        let meta = G::META;
        process.send(&json!({
            "type": "hello", "protocol": PROTOCOL, "game": meta.id, "title": meta.title,
            "rules": meta.rules_version, "players": table.state().players(), "seat": seat,
            "names": table.setup().seats, "options": Table::options(table),
            "clock": clock(self.limits.choice),
        }))?;
        let line = process.receive(Instant::now() + self.limits.start)?;
        let answer = read(&line)?;
        if answer["type"] != "ready" || answer["protocol"] != PROTOCOL {
            return Err(nonsense(&line, "expected {\"type\":\"ready\",\"protocol\":1}"));
        }
        self.name = answer["name"].as_str().map(shorten);
        Ok(())
    }

    /// Asks for a move; answers to earlier moves, which came late, are passed over.
    fn ask<G: Game>(&mut self, table: &Match<G>, player: Player) -> Result<usize, Fault> {
        let message = self.question(table, player);
        let until = Instant::now() + self.limits.choice;
        let asked = self.asked;
        let Some(process) = &mut self.process else {
            return Err(Fault::new(FaultKind::Dead, "it has ended"));
        };
        process.send(&message)?;
        loop {
            let line = process.receive(until)?;
            let answer = read(&line)?;
            match answer["move"].as_u64() {
                Some(earlier) if earlier < asked => {}
                Some(this) if this == asked => match read_answer(&answer, &line, table.legal().len())? {
                    Answer::Choice(index) => return Ok(index),
                    Answer::Worlds(count) => {
                        let worlds = sample(table, player, count, &mut self.rng);
                        process.send(&json!({"type": "worlds", "move": asked, "worlds": worlds}))?;
                    }
                },
                Some(_) | None => {
                    return Err(nonsense(&line, &format!("expected an answer to \"move\":{asked}")));
                }
            }
        }
    }

    fn question<G: Game>(&mut self, table: &Match<G>, player: Player) -> Value {
        self.asked += 1;
        let names = &table.setup().seats;
        let action = |(n, choice): (usize, emporio_core::Choice)| {
            let text = self.speaker.say(&choice.text, names);
            json!({"n": n, "action": choice.action, "kind": choice.kind, "text": text})
        };
        let actions: Vec<Value> = table.choices().into_iter().enumerate().map(action).collect();
        let prompt = self.speaker.say(&table.prompt(), names);
        let view = Table::view(table, Viewer::Player(player));
        json!({
            "type": "choose", "move": self.asked, "ply": table.ply(), "round": table.state().round(),
            "events": self.events(table, player), "prompt": prompt, "view": view, "actions": actions,
            "clock": clock(self.limits.choice),
        })
    }

    /// What the seat was told since the last time.
    fn events<G: Game>(&mut self, table: &Match<G>, player: Player) -> Vec<Value> {
        let from = std::mem::replace(&mut self.told_until, table.ply() + 1);
        let names = &table.setup().seats;
        let tell = |told: emporio_core::Told| {
            let text = self.speaker.say(&told.text, names);
            json!({"ply": told.ply, "kind": told.kind, "text": text, "data": told.data})
        };
        table.told(Viewer::Player(player), from).into_iter().map(tell).collect()
    }
}

enum Answer {
    Choice(usize),
    Worlds(u64),
}

fn read_answer(answer: &Value, line: &str, choices: usize) -> Result<Answer, Fault> {
    if let Some(count) = answer["worlds"].as_u64().filter(|count| (1..=MOST_WORLDS).contains(count)) {
        return Ok(Answer::Worlds(count));
    }
    let choice = answer["choice"].as_u64().and_then(|n| usize::try_from(n).ok()).filter(|&n| n < choices);
    let expected =
        || format!("expected \"choice\" from 0 to {} or \"worlds\" from 1 to {MOST_WORLDS}", choices - 1);
    choice.map(Answer::Choice).ok_or_else(|| nonsense(line, &expected()))
}

fn sample<G: Game>(table: &Match<G>, player: Player, count: u64, rng: &mut Rng) -> Vec<Value> {
    (0..count).map(|_| table.seat(player).world(rng).to_position()).collect()
}

fn read(line: &str) -> Result<Value, Fault> {
    serde_json::from_str(line).map_err(|_| nonsense(line, "expected one JSON object a line"))
}

fn nonsense(line: &str, expected: &str) -> Fault {
    Fault::new(FaultKind::Nonsense, format!("{expected}, got `{}`", shorten(line)))
}

fn clock(choice: Duration) -> Value {
    json!({"choice_ms": u64::try_from(choice.as_millis()).unwrap_or(u64::MAX)})
}
