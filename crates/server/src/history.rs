//! What was played: results of finished games, statistics of a person, and ratings of everyone at this server.

use std::collections::BTreeMap;

use emporio_bots::rating::{WengLinRating, update};
use emporio_core::Table;
use emporio_store::{Listed, Seat, SeatKind};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::types::Level;

/// The outcome of a game, as its table keeps it in brief.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Ended {
    ranks: Vec<u8>,
    scores: Points,
    round: u16,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
struct Points {
    players: Vec<SeatPoints>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
struct SeatPoints {
    total: i32,
    parts: Vec<PartPoints>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
struct PartPoints {
    name: String,
    points: i32,
}

/// Someone who took part in a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayedSeat {
    /// The name.
    pub name: String,
    /// The level of a bot.
    pub bot: Option<Level>,
    /// Whether it was you.
    pub you: bool,
    /// The place, 1 for the best.
    pub rank: u8,
    /// The points.
    pub points: i32,
}

/// A game of yours that has ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayedGame {
    /// The name of its table.
    pub table: String,
    /// The id of the game.
    pub game: String,
    /// When it ended, in milliseconds since 1970.
    pub ended_at: i64,
    /// How long it lasted, in minutes.
    pub minutes: i64,
    /// How many rounds.
    pub rounds: u16,
    /// Whether it began from a position, as lessons and moments played on do: such games are not rated.
    pub set: bool,
    /// Who played, in seat order.
    pub seats: Vec<PlayedSeat>,
}

/// An average and its standard error.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Average {
    /// The average.
    pub mean: f64,
    /// Its standard error; none for a single game.
    pub error: Option<f64>,
}

/// How often something was won.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Share {
    /// What: a seat from 1, or the level of the strongest opponent, `people` for people.
    pub of: String,
    /// In so many games.
    pub games: u32,
    /// So many victories.
    pub wins: u32,
}

/// Your games of one kind in figures.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameFigures {
    /// The id of the game.
    pub game: String,
    /// How many.
    pub games: u32,
    /// How many you won.
    pub wins: u32,
    /// Your points.
    pub points: Average,
    /// Your points by part; the texts are `score-NAME`.
    pub parts: Vec<(String, Average)>,
    /// By seat.
    pub seats: Vec<Share>,
    /// By the strongest opponent.
    pub opponents: Vec<Share>,
}

/// How strong someone is at this server.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rating {
    /// The id of the game.
    pub game: String,
    /// The name; empty for a bot.
    pub name: String,
    /// The level of a bot.
    pub bot: Option<Level>,
    /// Whether it is you.
    pub you: bool,
    /// The rating (Weng and Lin), 25 for a newcomer.
    pub rating: f64,
    /// How uncertain it is.
    pub uncertainty: f64,
    /// From how many games.
    pub games: u32,
}

/// The outcome of a game that is over, to be kept with its table.
pub fn outcome(table: &dyn Table) -> Option<String> {
    let scores = table.scores();
    let part = |part: &emporio_core::Part| PartPoints { name: part.name.to_string(), points: part.points };
    let points = |score: &emporio_core::Score| SeatPoints {
        total: score.total,
        parts: score.parts.iter().map(part).collect(),
    };
    let ended = Ended {
        ranks: scores.ranks().to_vec(),
        scores: Points { players: scores.players.iter().map(points).collect() },
        round: table.round(),
    };
    serde_json::to_string(&ended).ok()
}

fn ended(game: &Listed) -> Option<Ended> {
    let ended: Ended = serde_json::from_str(game.outcome.as_deref()?).ok()?;
    let seats = game.seats.len();
    (ended.ranks.len() == seats && ended.scores.players.len() == seats).then_some(ended)
}

/// Who answers for a seat: whoever sits there, or the person who handed it to a bot.
fn person_of(seat: &Seat) -> Option<&str> {
    match &seat.kind {
        SeatKind::Human { person, .. } | SeatKind::Bot { left: Some(person), .. } => Some(person),
        SeatKind::Bot { left: None, .. } | SeatKind::Open { .. } => None,
    }
}

fn level_of(seat: &Seat) -> Option<Level> {
    match &seat.kind {
        SeatKind::Bot { level, left: None } => level.parse().ok(),
        SeatKind::Bot { left: Some(_), .. } | SeatKind::Human { .. } | SeatKind::Open { .. } => None,
    }
}

/// The finished games of a person, in the order given.
pub fn games(tables: &[Listed], person: &str) -> Vec<PlayedGame> {
    tables.iter().filter_map(|table| played(table, &ended(table)?, person)).collect()
}

fn played(table: &Listed, ended: &Ended, person: &str) -> Option<PlayedGame> {
    let seat = |(at, seat): (usize, &Seat)| PlayedSeat {
        name: seat.name.clone(),
        bot: level_of(seat),
        you: person_of(seat) == Some(person),
        rank: ended.ranks[at],
        points: ended.scores.players[at].total,
    };
    let seats: Vec<PlayedSeat> = table.seats.iter().enumerate().map(seat).collect();
    seats.iter().any(|seat| seat.you).then(|| PlayedGame {
        table: table.id.clone(),
        game: table.game.clone(),
        ended_at: table.updated_at,
        minutes: (table.updated_at - table.created_at) / 60_000,
        rounds: ended.round,
        set: table.set,
        seats,
    })
}

/// A person's games in figures, by game; those that began from a position do not count.
pub fn figures(tables: &[Listed], person: &str) -> Vec<GameFigures> {
    let mut by_game: BTreeMap<String, Vec<(PlayedGame, Vec<PartPoints>)>> = BTreeMap::new();
    for table in tables.iter().filter(|table| !table.set) {
        let Some(ended) = ended(table) else { continue };
        let Some(game) = played(table, &ended, person) else { continue };
        let own = game.seats.iter().position(|seat| seat.you).unwrap_or(0);
        let parts = ended.scores.players[own].parts.clone();
        by_game.entry(table.game.clone()).or_default().push((game, parts));
    }
    by_game.into_iter().map(|(game, played)| figures_of(game, &played)).collect()
}

fn figures_of(game: String, played: &[(PlayedGame, Vec<PartPoints>)]) -> GameFigures {
    let mut parts: BTreeMap<String, Vec<f64>> = BTreeMap::new();
    let (mut seats, mut opponents): (Vec<Share>, Vec<Share>) = (Vec::new(), Vec::new());
    let (mut points, mut wins) = (Vec::new(), 0);
    for (game, own_parts) in played {
        let Some((at, own)) = game.seats.iter().enumerate().find(|(_, seat)| seat.you) else { continue };
        let won = own.rank == 1;
        wins += u32::from(won);
        points.push(f64::from(own.points));
        for part in own_parts {
            parts.entry(part.name.clone()).or_default().push(f64::from(part.points));
        }
        count(&mut seats, (at + 1).to_string(), won);
        count(&mut opponents, strongest(game), won);
    }
    seats.sort_by(|one, other| one.of.cmp(&other.of));
    opponents.sort_by(|one, other| one.of.cmp(&other.of));
    GameFigures {
        game,
        games: points.len() as u32,
        wins,
        points: average(&points),
        parts: parts.into_iter().map(|(name, points)| (name, average(&points))).collect(),
        seats,
        opponents,
    }
}

fn count(shares: &mut Vec<Share>, of: String, won: bool) {
    let at = shares.iter().position(|share| share.of == of).unwrap_or_else(|| {
        shares.push(Share { of, games: 0, wins: 0 });
        shares.len() - 1
    });
    shares[at].games += 1;
    shares[at].wins += u32::from(won);
}

/// People count as the strongest opponents.
fn strongest(game: &PlayedGame) -> String {
    let others = || game.seats.iter().filter(|seat| !seat.you);
    if others().any(|seat| seat.bot.is_none()) {
        return "people".to_string();
    }
    let has = |level: &Level| others().any(|seat| seat.bot == Some(*level));
    Level::ALL.into_iter().rev().find(has).map_or("people", Level::into).to_string()
}

fn average(values: &[f64]) -> Average {
    let n = values.len() as f64;
    let mean = values.iter().sum::<f64>() / n.max(1.0);
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    Average { mean, error: (values.len() > 1).then(|| (squares / (n - 1.0) / n).sqrt()) }
}

/// Who is rated: a person, or the bots of a level, each in a game.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Who {
    Person(String),
    Bot(&'static str),
}

/// What is known of someone besides their rating.
#[derive(Clone, Debug, Default)]
struct Known {
    games: u32,
    name: String,
    bot: Option<Level>,
}

/// A rating and whose it is.
#[derive(Clone, PartialEq, Debug)]
pub struct Rated {
    who: Who,
    rating: Rating,
}

/// The ratings as a person sees them.
pub fn seen_by(rated: &[Rated], person: &str) -> Vec<Rating> {
    let is_you = |who: &Who| matches!(who, Who::Person(id) if id == person);
    rated.iter().map(|one| Rating { you: is_you(&one.who), ..one.rating.clone() }).collect()
}

/// The ratings from finished games, the oldest first; games that began from a position do not count.
pub fn ratings(tables: &[Listed]) -> Vec<Rated> {
    let mut rated: BTreeMap<(String, Who), WengLinRating> = BTreeMap::new();
    let mut known: BTreeMap<(String, Who), Known> = BTreeMap::new();
    for table in tables.iter().filter(|table| !table.set) {
        let Some(ended) = ended(table) else { continue };
        let who: Vec<(String, Who)> =
            table.seats.iter().map(|seat| (table.game.clone(), who(seat))).collect();
        // A table of one kind of bot tells nothing.
        if who.iter().any(|one| *one != who[0]) {
            update(&mut rated, &who, &ended.ranks);
            note(&mut known, &who, &table.seats);
        }
    }
    let rating = |((game, who), rating): ((String, Who), WengLinRating)| {
        let about = known.get(&(game.clone(), who.clone())).cloned().unwrap_or_default();
        let WengLinRating { rating, uncertainty } = rating;
        let Known { games, name, bot } = about;
        Rated { who, rating: Rating { game, name, bot, you: false, rating, uncertainty, games } }
    };
    let mut all: Vec<Rated> = rated.into_iter().map(rating).collect();
    all.sort_by(|Rated { rating: one, .. }, Rated { rating: other, .. }| {
        one.game.cmp(&other.game).then(other.rating.total_cmp(&one.rating))
    });
    all
}

fn who(seat: &Seat) -> Who {
    match person_of(seat) {
        Some(person) => Who::Person(person.to_string()),
        None => Who::Bot(level_of(seat).map_or("easy", Level::into)),
    }
}

/// Counts a game once for everyone who played it, under the name they had.
fn note(known: &mut BTreeMap<(String, Who), Known>, who: &[(String, Who)], seats: &[Seat]) {
    for (at, key) in
        who.iter().enumerate().filter(|(at, key)| who.iter().position(|one| one == *key) == Some(*at))
    {
        let bot = level_of(&seats[at]);
        let name = if bot.is_some() { String::new() } else { seats[at].name.clone() };
        let games = known.get(key).map_or(0, |before| before.games) + 1;
        known.insert(key.clone(), Known { games, name, bot });
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn row(id: &str, ranks: [u8; 3], points: [i32; 3]) -> Listed {
        let players: Vec<_> =
            points.iter().map(|n| json!({"total": n, "parts": [{"name": "ships", "points": n}]})).collect();
        let outcome = json!({"ranks": ranks, "scores": {"players": players}, "round": 9}).to_string();
        let bot = |player, level: &str| Seat {
            player,
            name: format!("Bot {player}"),
            kind: SeatKind::Bot { level: level.into(), left: None },
        };
        let anna = SeatKind::Human { person: "anna".into(), invited: None };
        Listed {
            id: id.into(),
            game: "g".into(),
            outcome: Some(outcome),
            updated_at: 120_000,
            seats: vec![Seat { player: 0, name: "Anna".into(), kind: anna }, bot(1, "easy"), bot(2, "easy")],
            ..Listed::default()
        }
    }

    #[test]
    fn games_and_figures_are_of_the_one_who_asks() {
        let rows = [row("a", [1, 2, 3], [50, 40, 30]), row("b", [3, 1, 2], [30, 60, 40])];
        let games = games(&rows, "anna");
        assert_eq!((games.len(), games[0].minutes, games[0].seats[0].rank), (2, 2, 1));
        assert!(super::games(&rows, "bruno").is_empty());
        let figures = &figures(&rows, "anna")[0];
        assert_eq!((figures.games, figures.wins, figures.points.mean), (2, 1, 40.0));
        assert_eq!(figures.points.error, Some(10.0));
        assert_eq!(figures.opponents, [Share { of: "easy".into(), games: 2, wins: 1 }]);
        assert_eq!(figures.parts[0].1.mean, 40.0);
    }

    #[test]
    fn whoever_wins_rises_and_set_positions_count_for_nothing() {
        let mut rows: Vec<Listed> = (0..10).map(|_| row("a", [1, 2, 3], [50, 40, 30])).collect();
        let rated = seen_by(&ratings(&rows), "anna");
        assert_eq!(rated.len(), 2, "both easy bots are one");
        assert!(rated[0].you && rated[0].rating > 25.0 && rated[1].rating < 25.0, "{rated:?}");
        assert_eq!((rated[0].games, rated[1].games), (10, 10));
        for row in &mut rows {
            row.set = true;
        }
        assert!(ratings(&rows).is_empty() && figures(&rows, "anna").is_empty());
    }
}
