//! One option chosen by its place among all, which are counted and not listed.

use arrayvec::ArrayVec;

use crate::action::Action;
use crate::data::Card;
use crate::dispatch::Offer;
use crate::pieces::{CardSet, Few};

/// One option is chosen by its place in the list, which is not written: told how many there are, this names it.
pub(crate) struct Choose<F>(pub F);

impl<F: FnOnce(u32) -> u32> Offer for Choose<F> {
    type Made = Action;

    fn cards(self, plain: Option<Action>, each: fn(Card) -> Action, cards: CardSet) -> Action {
        let ahead = u32::from(plain.is_some());
        let place = self.0(ahead + cards.len());
        match plain {
            Some(plain) if place == 0 => plain,
            Some(_) | None => each(cards.nth(place - ahead)),
        }
    }

    fn few(self, plain: Option<Action>, each: impl Fn(usize) -> Action, few: Few) -> Action {
        let ahead = u32::from(plain.is_some());
        let place = self.0(ahead + few.len());
        match plain {
            Some(plain) if place == 0 => plain,
            Some(_) | None => each(few.nth(place - ahead)),
        }
    }

    fn any(self, actions: impl IntoIterator<Item = Action>) -> Action {
        let list: ArrayVec<Action, MOST> = actions.into_iter().collect();
        list[self.0(list.len() as u32) as usize]
    }
}

/// No list of options of any kind, such as all buildings that a crane may cover, is longer.
const MOST: usize = 40;
