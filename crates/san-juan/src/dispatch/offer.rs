//! The options of a moment: each rule says once what may be done, and here all of it is listed or one is chosen.

use emporio_core::ActionList;

use crate::action::Action;
use crate::data::{Card, Good};
use crate::pieces::{CardSet, Few, KindSet};

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
    fn goods(self, plain: Action, each: fn(Good) -> Action, goods: KindSet) -> Self::Made {
        self.few(Some(plain), |at| each(Good::ALL[at]), goods.places())
    }
}

/// All options are appended to the list, in canonical order.
impl Offer for &mut ActionList<Action> {
    type Made = ();

    fn cards(self, plain: Option<Action>, each: fn(Card) -> Action, cards: CardSet) {
        self.extend(plain);
        for half in cards.halves() {
            self.extend(half.map(each));
        }
    }

    fn few(self, plain: Option<Action>, each: impl Fn(usize) -> Action, few: Few) {
        self.extend(plain);
        self.extend(few.map(each));
    }

    fn any(self, actions: impl IntoIterator<Item = Action>) {
        self.extend(actions);
    }
}
