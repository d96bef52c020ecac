//! The cards of at most a cost, ready made.

use crate::data::{MAX_COST, set_where};
use crate::pieces::CardSet;

/// The plants of at most this cost.
pub const PLANTS_UP_TO: [CardSet; MAX_COST as usize + 1] = up_to(true);
/// The violet buildings of at most this cost.
pub const VIOLETS_UP_TO: [CardSet; MAX_COST as usize + 1] = up_to(false);

const fn up_to(plants: bool) -> [CardSet; MAX_COST as usize + 1] {
    let mut sets = [CardSet::EMPTY; MAX_COST as usize + 1];
    let mut cost = 0;
    while cost < sets.len() {
        let above = set_where(cost as u8 + 1, plants, !plants);
        sets[cost] = set_where(0, plants, !plants).without(above);
        cost += 1;
    }
    sets
}

#[cfg(test)]
mod tests {
    use emporio_core::{Chance, Dispatch, Opening, Rng, Turn};

    use crate::data::Card;
    use crate::{Options, Phase, SanJuan};

    /// [BLD-3, BLD-8] Whether a card can be built in some way, by the plain rule: its price with some building
    /// covered, or with none, can be paid.
    fn can_build(game: &SanJuan, player: emporio_core::Player, card: Card) -> bool {
        let seat = game.seat(player);
        let payable = |cover| {
            let library = game.library_helps(player, cover);
            game.price(player, card, cover, library) <= game.cash(player, cover)
        };
        let covered =
            game.covers(player).filter(|cover| cover.card() != card).any(|cover| payable(Some(cover)));
        seat.hand.has(card) && !(card.is_violet() && seat.has(card)) && (payable(None) || covered)
    }

    /// [BLD-3, BLD-4, BLD-8] The ready tables offer exactly what the plain rule allows, all through random games.
    #[test]
    fn the_buildable_cards_are_those_of_the_plain_rule() {
        let mut builds = 0;
        for seed in 0..300 {
            let players = 2 + (seed % 3) as u8;
            let mut game =
                SanJuan::new(&Options { round_cap: Some(100), ..Options::default() }, players).unwrap();
            let mut rng = Rng::new(seed);
            loop {
                if let Phase::Builder { player, step: crate::BuildStep::Build } = game.phase {
                    let plain: Vec<Card> =
                        Card::ALL.iter().copied().filter(|&card| can_build(&game, player, card)).collect();
                    assert_eq!(game.buildable(player).collect::<Vec<Card>>(), plain, "{game:?}");
                    builds += 1;
                }
                let action = match game.turn() {
                    Turn::Over => break,
                    Turn::Chance => game.sample_chance(&mut rng),
                    Turn::Player(_) => game.choose(|options| rng.below(options)),
                };
                game.apply(action, &mut emporio_core::Silent);
            }
        }
        assert!(builds > 5_000, "{builds}");
    }
}
