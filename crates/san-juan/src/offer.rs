//! The options of a moment: each rule says once what may be done, and here all of it is listed or one is chosen.

use arrayvec::ArrayVec;
use emporio_core::ActionList;

use crate::action::Action;
use crate::data::{Card, Good};
use crate::goods::KindSet;
use crate::sets::{CardSet, Few};

/// What is made of the options.
pub(crate) trait Offer: Sized {
    /// The list, or the choice.
    type Made;

    /// One action for each type of card, after a plain one where there is one.
    fn cards(self, plain: Option<Action>, each: fn(Card) -> Action, cards: CardSet) -> Self::Made;

    /// One action for each of a few things, after a plain one where there is one.
    fn few(self, plain: Option<Action>, each: impl Fn(usize) -> Action, few: Few) -> Self::Made;

    /// Actions of any kind.
    fn any(self, actions: impl IntoIterator<Item = Action>) -> Self::Made;

    /// One action for each kind of good, after a plain one.
    #[inline]
    fn goods(self, plain: Action, each: fn(Good) -> Action, goods: KindSet) -> Self::Made {
        self.few(Some(plain), |at| each(Good::ALL[at]), goods.places())
    }
}

/// All options are appended to the list, in canonical order.
impl Offer for &mut ActionList<Action> {
    type Made = ();

    #[inline]
    fn cards(self, plain: Option<Action>, each: fn(Card) -> Action, cards: CardSet) {
        self.extend(plain);
        for half in cards.halves() {
            self.extend(half.map(each));
        }
    }

    #[inline]
    fn few(self, plain: Option<Action>, each: impl Fn(usize) -> Action, few: Few) {
        self.extend(plain);
        self.extend(few.map(each));
    }

    #[inline]
    fn any(self, actions: impl IntoIterator<Item = Action>) {
        self.extend(actions);
    }
}

/// One option is chosen by its place in the list, which is not written: told how many there are, this names it.
pub(crate) struct Choose<F>(pub F);

impl<F: FnOnce(u32) -> u32> Offer for Choose<F> {
    type Made = Action;

    #[inline]
    fn cards(self, plain: Option<Action>, each: fn(Card) -> Action, cards: CardSet) -> Action {
        let ahead = u32::from(plain.is_some());
        let place = self.0(ahead + cards.len());
        match plain {
            Some(plain) if place == 0 => plain,
            Some(_) | None => each(cards.nth(place - ahead)),
        }
    }

    #[inline]
    fn few(self, plain: Option<Action>, each: impl Fn(usize) -> Action, few: Few) -> Action {
        let ahead = u32::from(plain.is_some());
        let place = self.0(ahead + few.len());
        match plain {
            Some(plain) if place == 0 => plain,
            Some(_) | None => each(few.nth(place - ahead)),
        }
    }

    #[inline]
    fn any(self, actions: impl IntoIterator<Item = Action>) -> Action {
        let list: ArrayVec<Action, MOST> = actions.into_iter().collect();
        list[self.0(list.len() as u32) as usize]
    }
}

/// No list of options of any kind, such as all buildings that a crane may cover, is longer.
const MOST: usize = 40;
