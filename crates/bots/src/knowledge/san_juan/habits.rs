//! What kind of choice an action of San Juan is, to a player who goes by habit: a role by what it finds to work with, a card by what it is, how
//! near the end is, and whether one such stands in the city already. How readily each is followed was learnt from thoughts of the search
//! (`examples/practise.rs`).

use emporio_core::{Dispatch, Player, Turn};
use emporio_san_juan::{Action, Card, Good, Role, SanJuan};

/// Kinds of cards and of goods, then kinds of choices by where their pictures begin in the table.
const CARDS: usize = 29;
const GOODS: usize = 5;
const TAKE: usize = 0;
const PASS: usize = TAKE + 5 * 5 * 3;
const BUILD: usize = PASS + 5 * 3;
const COVER: usize = BUILD + CARDS * 3 * 2;
const LIBRARY: usize = COVER + 7;
const SPEND: usize = LIBRARY + 2 * 5;
const PAY: usize = SPEND + GOODS;
const PRODUCE: usize = PAY + CARDS * 3 * 2;
const SELL: usize = PRODUCE + GOODS;
const STOP: usize = SELL + GOODS * 4;
const KEEP: usize = STOP + 3;
const TUCK: usize = KEEP + CARDS * 3 * 2;
const LAST: usize = TUCK + CARDS * 2 + 1;
/// How many there are.
pub const COUNT: usize = LAST + 1;

/// The habit that an action of the player to act falls under.
pub fn habit(state: &SanJuan, action: Action) -> usize {
    let Turn::Player(me) = state.turn() else { return LAST };
    match action {
        Action::Take(role) => TAKE + 15 * role.index() + 3 * means(state, me, role) + late(state),
        Action::Pass => PASS + 3 * hand(state, me) + late(state),
        Action::Build(card) => BUILD + picture(state, me, card),
        Action::CoverNothing => COVER,
        Action::Cover(cover) => COVER + 1 + usize::from(cover.card().cost().min(5)),
        Action::Library(yes) => LIBRARY + hand(state, me) * 2 + usize::from(yes),
        Action::Spend(good) => SPEND + good.index(),
        Action::Pay(card) | Action::Discard(card) => PAY + picture(state, me, card),
        Action::Produce(good) => PRODUCE + good.index(),
        Action::Sell(good) => {
            let price = state.tile().map_or(0, |tile| usize::from(tile.prices()[good.index()]));
            SELL + 4 * good.index() + price.min(3)
        }
        Action::Stop => STOP + late(state),
        Action::Keep(card) | Action::Mine(card) => KEEP + picture(state, me, card),
        Action::TuckNothing => TUCK,
        Action::Tuck(card) => TUCK + 1 + 2 * card.index() + is_built(state, me, card),
        Action::MineNothing | Action::Governor(_) | Action::Tile(_) | Action::Draw(_) => LAST,
    }
}

/// How near the end is.
fn late(state: &SanJuan) -> usize {
    match state.seats.iter().map(|seat| seat.visible.len()).max().unwrap_or(0) {
        0..=5 => 0,
        6..=9 => 1,
        10.. => 2,
    }
}

/// A card, how near the end is, and whether one such stands in the city already.
fn picture(state: &SanJuan, me: Player, card: Card) -> usize {
    6 * card.index() + 2 * late(state) + is_built(state, me, card)
}

fn is_built(state: &SanJuan, me: Player, card: Card) -> usize {
    usize::from(state.seat(me).has(card))
}

fn hand(state: &SanJuan, me: Player) -> usize {
    match state.seat(me).hand.len() {
        0..=1 => 0,
        2..=3 => 1,
        4..=5 => 2,
        6..=7 => 3,
        8.. => 4,
    }
}

/// What a role finds to work with: cards, empty plants or goods.
fn means(state: &SanJuan, me: Player, role: Role) -> usize {
    let seat = state.seat(me);
    match role {
        Role::Builder | Role::Councillor | Role::Prospector => hand(state, me),
        Role::Producer => {
            usize::from(Good::ALL.iter().map(|&good| seat.empty_plants(good)).sum::<u8>().min(4))
        }
        Role::Trader => usize::from(seat.goods.len().min(4)),
    }
}

// fitted: begin
/// How readily each is followed.
#[rustfmt::skip]
pub const HABITS: [u16; COUNT] = [
    90, 85, 60, 750, 652, 744, 3909, 2751, 2140, 5301, 6433, 4256, 923, 1974, 1187, 7, 10, 15, 18, 22,
    25, 102, 85, 61, 160, 163, 134, 574, 247, 156, 7, 5, 6, 17, 32, 44, 115, 157, 188, 65,
    198, 317, 142, 268, 809, 104, 120, 166, 119, 113, 214, 96, 179, 329, 65, 102, 561, 240, 108, 988,
    1452, 983, 669, 1311, 853, 551, 1329, 587, 445, 421, 278, 240, 146, 306, 87, 7, 9, 26, 23, 12,
    14, 82, 28, 43, 20, 18, 62, 208, 55, 96, 240, 90, 73, 98, 240, 131, 40, 49, 39, 53,
    56, 80, 771, 643, 335, 489, 216, 332, 381, 380, 86, 179, 112, 308, 4626, 343, 949, 435, 536, 911,
    3531, 240, 960, 240, 317, 240, 46940, 240, 2407, 240, 108, 240, 12, 240, 40, 240, 33, 240, 60000, 240,
    1919, 240, 59, 240, 67, 240, 144, 240, 117, 240, 3, 240, 22, 240, 49, 240, 48, 240, 88, 240,
    67, 240, 15, 240, 34, 240, 52, 240, 3, 240, 2, 240, 10, 240, 4, 240, 192, 240, 715, 240,
    12, 240, 84, 240, 141, 240, 29, 240, 136, 240, 158, 240, 9681, 240, 2660, 240, 443, 240, 59615, 240,
    5042, 240, 547, 240, 600, 240, 525, 240, 203, 240, 6305, 240, 1354, 240, 117, 240, 15411, 240, 2503, 240,
    509, 240, 54, 240, 873, 240, 1053, 240, 52, 240, 1881, 240, 3084, 240, 60, 240, 3269, 240, 8699, 240,
    417, 240, 6419, 240, 19899, 240, 61, 240, 4454, 240, 15518, 240, 44, 240, 152, 240, 892, 240, 85, 240,
    396, 240, 4126, 240, 11801, 240, 277, 120, 131, 54, 68, 72, 792, 57, 995, 97, 594, 87, 658, 186,
    309, 63, 14, 5, 3, 1, 240, 260, 849, 2808, 240, 3936, 704, 1566, 3531, 3530, 3182, 1982, 184, 208,
    1658, 1599, 1273, 837, 559, 596, 1466, 1582, 1195, 755, 422, 434, 649, 611, 677, 492, 27, 117, 564, 951,
    936, 1569, 30, 91, 396, 491, 816, 1896, 684, 150, 1231, 555, 1579, 1218, 33, 248, 320, 567, 1619, 769,
    253, 101, 864, 574, 881, 858, 1820, 240, 1351, 316, 831, 772, 342, 1020, 680, 161, 967, 528, 546, 240,
    621, 558, 720, 492, 2986, 240, 1024, 240, 601, 240, 681, 240, 233, 257, 245, 276, 675, 240, 287, 724,
    275, 224, 438, 240, 292, 382, 259, 69, 83, 144, 112, 292, 221, 302, 39, 98, 70, 155, 77, 124,
    247, 351, 163, 95, 181, 121, 102, 83, 70, 71, 134, 66, 114, 169, 49, 74, 68, 117, 633, 160,
    23, 94, 43, 30, 937, 240, 26, 62, 33, 56, 664, 240, 28, 36, 22, 15, 17, 240, 1, 82,
    5, 8, 50, 240, 2, 111, 4, 29, 292, 240, 21, 240, 11, 485, 213, 240, 6, 194, 8, 208,
    649, 797, 1159, 1276, 1750, 240, 347, 240, 240, 240, 57, 931, 240, 240, 25, 817, 240, 240, 240, 325,
    1418, 240, 240, 344, 858, 3, 8, 12, 240, 497, 240, 303, 240, 217, 98, 64, 98, 159, 93, 143,
    518, 522, 221, 368, 162, 213, 129, 42, 80, 73, 86, 153, 142, 149, 169, 216, 228, 310, 9112, 801,
    768, 168, 134, 67, 24533, 826, 1134, 155, 195, 59, 51, 240, 71, 182, 86, 124, 14452, 1133, 681, 174,
    144, 39, 233, 55, 165, 204, 110, 24, 11, 60, 25, 169, 37, 86, 165, 84, 43, 22, 63, 74,
    43, 51, 60, 110, 37, 66, 4, 240, 8, 240, 29, 354, 27, 189, 143, 411, 309, 296, 39, 234,
    75, 123, 121, 363, 63, 483, 88, 301, 121, 188, 3428, 615, 755, 290, 101, 187, 7866, 1232, 2111, 495,
    357, 159, 182, 140, 181, 129, 126, 118, 1210, 1759, 379, 281, 188, 711, 569, 432, 316, 346, 276, 216,
    50, 240, 630, 223, 1051, 510, 36, 240, 513, 561, 1166, 412, 46, 240, 958, 1302, 2665, 1352, 1518, 463,
    7926, 131, 7050, 1591, 255, 240, 4910, 2170, 4936, 1715, 55, 240, 520, 240, 1722, 298, 72, 240, 855, 348,
    2263, 538, 166, 240, 322, 751, 844, 391, 235, 1078, 560, 501, 244, 47, 89, 93, 262, 529, 353, 148,
    1319, 705, 829, 649, 1036, 395, 335, 423, 70, 1692, 240, 240, 330, 267, 156, 351, 179, 334, 368, 36,
    548, 418, 379, 223, 640, 188, 299, 104, 181, 75, 201, 87, 84, 17, 77, 33, 145, 88, 240, 70,
    159, 6,
];
// fitted: end

#[cfg(test)]
mod tests {
    use emporio_core::Opening;
    use emporio_san_juan::{Options, Phase};

    use super::*;

    /// The governor of a table of three, about to take a role.
    fn table() -> (SanJuan, Player) {
        let mut state = SanJuan::new(&Options::default(), 3).unwrap();
        state.phase = Phase::Role;
        state.drawing = 0;
        let Turn::Player(me) = state.turn() else { panic!("a role is to be taken") };
        (state, me)
    }

    fn readiness(state: &SanJuan, action: Action) -> u16 {
        HABITS[habit(state, action)]
    }

    #[test]
    fn whoever_has_goods_trades_and_whoever_has_none_does_not() {
        let (mut state, me) = table();
        let without = readiness(&state, Action::Take(Role::Trader));
        let seat = state.seat_mut(me);
        for _ in 0..2 {
            seat.visible.add(Card::SilverSmelter);
            seat.goods.load(Good::Silver, Card::Statue);
        }
        let with = readiness(&state, Action::Take(Role::Trader));
        assert!(with > 4 * without, "{with} {without}");
    }

    #[test]
    fn a_second_card_of_a_kind_that_stands_pays_sooner() {
        let (mut state, me) = table();
        let first = readiness(&state, Action::Pay(Card::Library));
        state.seat_mut(me).visible.add(Card::Library);
        let second = readiness(&state, Action::Pay(Card::Library));
        assert!(second > first, "{second} {first}");
    }
}
