//! Two worlds that are served alike, and all that somebody can get out of each.

use emporio_core::{Game, Match, Player, Table, Turn, Viewer};
use emporio_san_juan::SanJuan;
use emporio_store::{Action, Head, Seat, SeatKind, Status, TableRow};
use serde_json::json;

use crate::client::{Client, House, config};

/// Those who sit at the tables.
pub const NAMES: [&str; 3] = ["Anna", "Bruno", "Carla"];

/// The three at the table and someone who only watches.
pub async fn company(house: &House) -> Vec<Client> {
    let mut clients = Vec::new();
    for name in NAMES.into_iter().chain(["Watcher"]) {
        clients.push(house.person(name).await);
    }
    clients
}

pub fn viewer(n: usize) -> Viewer {
    if n < NAMES.len() { Viewer::Player(Player(n as u8)) } else { Viewer::Spectator }
}

/// Two houses in which the same people sit at tables that differ only in what one of them cannot know.
pub struct Worlds {
    pub houses: [House; 2],
    pub clients: [Vec<Client>; 2],
    /// Whether everyone may ask for hints there.
    pub hints: bool,
    count: usize,
}

impl Worlds {
    pub async fn new() -> Worlds {
        let houses = [House::new(quiet()).await, House::new(quiet()).await];
        let clients = [company(&houses[0]).await, company(&houses[1]).await];
        Worlds { houses, clients, hints: true, count: 0 }
    }

    /// Puts two tables in place, each in its world; gives their id.
    pub async fn put(&mut self, tables: [&Match<SanJuan>; 2], from_position: bool) -> String {
        let placed = tables.map(|table| {
            let Turn::Player(turn) = Match::turn(table) else { panic!("nobody has to act") };
            Placed::of(table, turn, from_position)
        });
        self.put_placed(placed).await
    }

    /// The same with tables of any game.
    pub async fn put_placed(&mut self, tables: [Placed; 2]) -> String {
        self.count += 1;
        let id = format!("world{}", self.count);
        for (world, mut table) in tables.into_iter().enumerate() {
            table.row.hints = self.hints;
            let mut people = Vec::new();
            for client in &self.clients[world][..3] {
                people.push(client.get("/api/me").await.ok()["id"].as_str().unwrap().to_string());
            }
            put(&self.houses[world], &id, &people, table).await;
        }
        id
    }

    /// Compares every byte that a viewer is sent of two tables.
    pub async fn compare(&mut self, who: usize, tables: [&Match<SanJuan>; 2], from_position: bool) {
        let id = self.put(tables, from_position).await;
        self.same(who, &id, tables[0].ply()).await;
    }

    /// Nothing that a viewer can get tells the worlds apart.
    pub async fn same(&self, who: usize, id: &str, ply: usize) {
        let here = everything(&self.clients[0][who], id, ply).await;
        let there = everything(&self.clients[1][who], id, ply).await;
        assert_eq!(here, there, "{:?} can tell two worlds apart", viewer(who));
    }
}

fn quiet() -> emporio_server::Config {
    emporio_server::Config { bots: false, ..config(62) }
}

/// A table to be put in place.
pub struct Placed {
    row: TableRow,
    actions: Vec<Action>,
}

impl Placed {
    /// A match at a moment, with its history since it began or from its position alone.
    pub fn of<G: Game>(table: &Match<G>, turn: Player, from_position: bool) -> Placed {
        let (position, steps) = match from_position {
            true => (Some(table.position()), Vec::new()),
            false => (table.setup().position.clone(), table.steps_from(0)),
        };
        let actor = |actor: emporio_core::Actor| match actor {
            emporio_core::Actor::Player(player) => Some(player.0),
            emporio_core::Actor::Chance => None,
        };
        let head = Head {
            status: Status::Playing,
            ply: steps.len(),
            round: table.state().round(),
            turn: Some(turn.0),
            ..Head::default()
        };
        let row = TableRow {
            game: G::META.id.into(),
            rules: G::META.rules_version,
            options: table.options().to_string(),
            position: position.map(|position| position.to_string()),
            asks: true,
            // Both worlds draw the same from the same deck.
            deal: Some(deal("00")),
            version: 1,
            head,
            created_at: 1,
            updated_at: 1,
            ..TableRow::default()
        };
        Placed {
            row,
            actions: steps.into_iter().map(|(who, text)| Action { actor: actor(who), text }).collect(),
        }
    }

    /// The same table with other luck to come.
    pub fn dealt(mut self, secret: &str) -> Placed {
        self.row.deal = Some(deal(secret));
        self
    }
}

fn deal(secret: &str) -> String {
    json!({"secret": secret, "added": ["", "", ""]}).to_string()
}

async fn put(house: &House, id: &str, people: &[String], Placed { row, actions }: Placed) {
    let row = TableRow { id: id.into(), owner: people[0].clone(), ..row };
    let seat = |(player, person): (usize, &String)| Seat {
        player: player as u8,
        name: NAMES[player].into(),
        kind: SeatKind::Human { person: person.clone(), invited: None },
    };
    let seats: Vec<Seat> = people.iter().enumerate().map(seat).collect();
    house.store.create_table(&row, &seats, &actions).await.unwrap();
}

/// All that a viewer can get out of a table, errors included.
async fn everything(client: &Client, id: &str, ply: usize) -> String {
    let mut stream = client.events(id, None).await;
    stream.next().await.unwrap();
    let mut bytes = stream.raw;
    for path in ["", "?from=3", "/board", "/record", "/fair", "/why?place=own:0:chapel", "/why?place=deck"] {
        bytes += &client.get(&format!("/api/tables/{id}{path}")).await.text;
    }
    bytes += &client.post(&format!("/api/tables/{id}/hint"), json!({})).await.text;
    bytes += &client.get(&format!("/api/tables/{id}/review")).await.text;
    for eyes in [json!(null), json!("all"), json!("watch"), json!("0"), json!("1")] {
        let body = json!({"from": {"table": id}, "eyes": eyes});
        bytes += &client.post("/api/replay", body).await.text;
    }
    let on = json!({"from": {"table": id}, "ply": 1, "seat": 0, "level": "easy"});
    bytes += &client.post("/api/replay/on", on).await.text;
    for path in ["/api/tables?list=mine", "/api/tables?list=open"] {
        bytes += &without_times(&client.get(path).await.text);
    }
    for (ply, action) in
        [(ply, "dance"), (ply, "build library"), (0, "pay smithy"), (ply + 1, "pass"), (0, "dance")]
    {
        let path = format!("/api/tables/{id}/actions");
        // Actions that would be taken are not posted: what they lead to is another moment.
        let body = json!({"ply": ply, "actions": ["tile 9", action]});
        bytes += &client.post(&path, body).await.text;
    }
    bytes
}

/// When something happened is no part of a world.
fn without_times(text: &str) -> String {
    let mut parts = text.split("\"updated_at\":");
    let first = parts.next().unwrap_or_default().to_string();
    let rest = parts.map(|part| part.trim_start_matches(|c: char| c.is_ascii_digit()));
    first + &rest.collect::<Vec<_>>().join("\"updated_at\":")
}
