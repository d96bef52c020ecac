//! Sums over many games. All are whole numbers, so that the order of adding never matters.

use std::collections::BTreeMap;

use emporio_core::{Game, Scores};

/// Shares of a victory are counted in sixtieths: every tie of up to five comes out whole.
const WHOLE_SHARE: i64 = 60;

/// Count, sum and sum of squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Moments {
    n: i64,
    sum: i64,
    squares: i64,
}

impl Moments {
    /// Takes note of a value.
    pub fn note(&mut self, value: i64) {
        self.n += 1;
        self.sum += value;
        self.squares += value * value;
    }

    fn add(&mut self, other: Moments) {
        self.n += other.n;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The mean and its standard error, in units of so much.
    pub fn mean_in(self, unit: i64) -> (f64, f64) {
        let n = self.n.max(1) as f64;
        let mean = self.sum as f64 / n;
        let variance = (self.squares as f64 - n * mean * mean).max(0.0) / (n - 1.0).max(1.0);
        (mean / unit as f64, (variance / n).sqrt() / unit as f64)
    }

    /// The mean and its standard error.
    pub fn mean(self) -> (f64, f64) {
        self.mean_in(1)
    }
}

/// One game in a few numbers.
#[derive(Clone, PartialEq, Debug)]
pub struct GameRow {
    /// Which game of the simulation, from 0.
    pub game: u64,
    /// Rounds played.
    pub rounds: u16,
    /// Why it ended.
    pub ending: &'static str,
    /// Choices with two or more options.
    pub decisions: u32,
    /// Options over all those choices.
    pub options: u64,
    /// Outcomes of chance.
    pub chance: u32,
    /// The points.
    pub scores: Scores,
}

/// What one seat got.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatTally {
    /// Points in all.
    pub score: Moments,
    /// Share of the victory, in sixtieths.
    share: Moments,
    /// Each line of the score sheet, in its order.
    pub parts: Vec<(&'static str, i64)>,
}

impl SeatTally {
    /// The mean share of the victory and its standard error.
    pub fn share(&self) -> (f64, f64) {
        self.share.mean_in(WHOLE_SHARE)
    }
}

/// How often an action came about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Times {
    /// As a choice.
    pub chosen: u64,
    /// As the only option.
    pub forced: u64,
    /// As an outcome of chance.
    pub chance: u64,
}

/// Sums over games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// How many games.
    pub games: u64,
    /// How often so many rounds were played.
    pub rounds: BTreeMap<u16, u64>,
    /// How often games ended so.
    pub endings: BTreeMap<&'static str, u64>,
    /// Choices with two or more options.
    pub decisions: Moments,
    /// Options over all those choices.
    pub options: u64,
    /// The most options that a choice had.
    pub most_options: usize,
    /// The winner's points.
    pub winning: Moments,
    /// In seat order.
    pub seats: Vec<SeatTally>,
    /// How often each action came about, by its number.
    pub actions: Vec<Times>,
    /// How often each kind of event was told.
    pub events: Vec<(&'static str, i64)>,
}

impl Tally {
    /// Nothing yet.
    pub fn new<G: Game>(players: u8) -> Tally {
        Tally {
            games: 0,
            rounds: BTreeMap::new(),
            endings: BTreeMap::new(),
            decisions: Moments::default(),
            options: 0,
            most_options: 0,
            winning: Moments::default(),
            seats: vec![SeatTally::default(); usize::from(players)],
            actions: vec![Times::default(); usize::from(G::META.action_ids)],
            events: Vec::new(),
        }
    }

    /// How often an action came about so far.
    pub fn times<G: Game>(&mut self, action: G::Action) -> &mut Times {
        &mut self.actions[usize::from(G::action_id(action))]
    }

    /// Takes note of a game that has ended.
    pub fn note(&mut self, row: &GameRow) {
        self.games += 1;
        *self.rounds.entry(row.rounds).or_default() += 1;
        *self.endings.entry(row.ending).or_default() += 1;
        self.decisions.note(row.decisions.into());
        self.options += row.options;
        self.winning
            .note(row.scores.players.iter().map(|score| score.total).max().unwrap_or_default().into());
        let winners = row.scores.winners();
        for (at, (seat, score)) in self.seats.iter_mut().zip(&row.scores.players).enumerate() {
            let won = winners.iter().any(|winner| winner.index() == at);
            seat.share.note(if won { WHOLE_SHARE / winners.len() as i64 } else { 0 });
            seat.score.note(score.total.into());
            for part in &score.parts {
                add_named(&mut seat.parts, part.name, part.points.into());
            }
        }
    }

    /// Adds the sums of other games.
    pub fn add(&mut self, other: Tally) {
        self.games += other.games;
        add_map(&mut self.rounds, other.rounds);
        add_map(&mut self.endings, other.endings);
        self.decisions.add(other.decisions);
        self.options += other.options;
        self.most_options = self.most_options.max(other.most_options);
        self.winning.add(other.winning);
        for (mine, theirs) in self.seats.iter_mut().zip(other.seats) {
            mine.score.add(theirs.score);
            mine.share.add(theirs.share);
            add_names(&mut mine.parts, &theirs.parts);
        }
        for (mine, theirs) in self.actions.iter_mut().zip(other.actions) {
            mine.chosen += theirs.chosen;
            mine.forced += theirs.forced;
            mine.chance += theirs.chance;
        }
        add_names(&mut self.events, &other.events);
    }
}

fn add_map<K: Ord>(mine: &mut BTreeMap<K, u64>, theirs: BTreeMap<K, u64>) {
    for (key, count) in theirs {
        *mine.entry(key).or_default() += count;
    }
}

fn add_names(mine: &mut Vec<(&'static str, i64)>, theirs: &[(&'static str, i64)]) {
    for &(name, count) in theirs {
        add_named(mine, name, count);
    }
}

/// Adds to the count of a name. There are few names, so a walk through the list is the fastest way.
pub fn add_named(list: &mut Vec<(&'static str, i64)>, name: &'static str, count: i64) {
    match list.iter_mut().find(|(known, _)| *known == name) {
        Some((_, sum)) => *sum += count,
        None => list.push((name, count)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn means_come_with_their_standard_errors() {
        let mut moments = Moments::default();
        [2, 4, 4, 6].iter().for_each(|&value| moments.note(value));
        let (mean, error) = moments.mean();
        assert_eq!(mean, 4.0);
        assert!((error - (8.0_f64 / 3.0 / 4.0).sqrt()).abs() < 1e-12);
        assert_eq!(Moments::default().mean(), (0.0, 0.0));
    }
}
