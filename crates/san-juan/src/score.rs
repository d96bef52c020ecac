//! Victory points with their parts, and the tie-break (END and the buildings that count at the end).

use emporio_core::{Score, Scores, Scoring};

use crate::data::{Card, PLANTS, VIOLETS};
use crate::pieces::Bag;
use crate::state::{Phase, SanJuan, Seat};

/// [CARD-arch-1] Points for 0, 1, 2, 3 monuments.
const ARCH: [i32; 4] = [0, 4, 6, 8];
/// [CARD-palace-1] So many points of all the rest give one more.
const PALACE: i32 = 4;
/// [CARD-guildhall-1] Points for each plant.
const GUILD: i32 = 2;

impl Scoring for SanJuan {
    /// [END-2, END-3] The points as they stand.
    fn scores(&self) -> Scores {
        Scores::of(self.players, |player| score(self.seat(player)))
    }

    /// [END-1, END-5] Why the game ended: a city of 12 buildings, or the round cap.
    fn ending(&self) -> Option<&'static str> {
        let word = if self.city_is_built() { "city" } else { "cap" };
        (self.phase == Phase::Over).then_some(word)
    }
}

/// [END-2, END-4, CARD-chapel-2] The points of a seat: the palace comes last, and hand cards and goods break ties.
pub fn score(seat: &Seat) -> Score {
    let mut score = Score::default();
    score.add("buildings", printed(seat.visible));
    score.add("chapel", i32::from(seat.tucked.len()));
    let bonus = |card, points: i32| if seat.has(card) { points } else { 0 };
    score.add("guild-hall", bonus(Card::GuildHall, GUILD * plants(seat.visible)));
    score.add("city-hall", bonus(Card::CityHall, violets(seat.visible)));
    score.add("triumphal-arch", bonus(Card::TriumphalArch, ARCH[monuments(seat.visible)]));
    score.add("palace", bonus(Card::Palace, score.total / PALACE));
    score.tie_breaks = [i32::from(seat.hand.len() + seat.goods.len()), 0];
    score
}

/// [END-3] The points of what lies open: those of the seat but for the cards under its chapel.
pub(crate) fn open_points(seat: &Seat) -> i32 {
    score(&Seat { tucked: Bag::EMPTY, ..*seat }).total
}

fn printed(visible: Bag) -> i32 {
    visible.iter().map(|(card, count)| i32::from(card.points() * count)).sum()
}

/// [CARD-guildhall-1] The visible plants.
fn plants(visible: Bag) -> i32 {
    visible.types().and(PLANTS).map(|card| i32::from(visible.count(card))).sum()
}

/// [CARD-cityhall-1] The visible violet buildings.
fn violets(visible: Bag) -> i32 {
    visible.types().and(VIOLETS).count() as i32
}

/// [CARD-arch-1] The visible monuments.
fn monuments(visible: Bag) -> usize {
    [Card::Statue, Card::VictoryColumn, Card::Hero].into_iter().filter(|&card| visible.has(card)).count()
}
