//! Questions of several steps whose things may be named in any order.

use emporio_core::Picks;
use emporio_core::pick::{Item, Pick};
use strum::VariantArray;

use crate::action::Action;
use crate::pieces::{Request, Spot};
use crate::state::{Madeira, Step};

impl Picks for Madeira {
    /// What the question now asked lets a player pick in any order. The first two fields are not among it: which may
    /// be the second depends on the first (SET-18).
    fn pick(&self) -> Option<Pick<Action>> {
        if let Step::Wood { left, .. } = self.step {
            Some(wood(self, left))
        } else if let Step::TurnUp { left } = self.step {
            Some(favours(self, left))
        } else if let Step::Again { region, repeat: false, extras } = self.step {
            Some(extra_harvests(self, region, extras))
        } else if let Step::Fulfil { left } = self.step {
            requests(self, left)
        } else {
            None
        }
    }

    /// The thing that a step names: to stop is to name nothing more.
    fn names(action: Action) -> (Action, u8) {
        (action, u8::from(action != Action::Stop))
    }
}

fn once(action: Action) -> Item<Action> {
    Item { action, times: 1 }
}

/// [DEC-18] Wood from places of access, as much as lies there.
fn wood(game: &Madeira, left: u8) -> Pick<Action> {
    let there = |from: Spot| if from == Spot::FOREST { left } else { game.wood[from.index()].min(left) };
    let items = game.wood_places().iter().map(|from| Item { action: Action::Wood(from), times: there(from) });
    Pick { least: left, most: left, items: items.collect() }
}

/// [DEC-23] Favours that turn face up.
fn favours(game: &Madeira, left: u8) -> Pick<Action> {
    let down = game.me().face_down();
    Pick {
        least: 0,
        most: left.min(down.len()),
        items: down.iter().map(|favour| once(Action::TurnUp(favour))).collect(),
    }
}

/// [DEC-20] The Engineer's harvests, on one field or on several.
fn extra_harvests(game: &Madeira, region: u8, extras: u8) -> Pick<Action> {
    let fields = game.me().in_region(region).iter();
    let items = fields.map(|field| Item { action: Action::Again(field), times: extras });
    Pick { least: 0, most: extras, items: items.collect() }
}

/// [DEC-28] The requests to fulfil. With two of Prosperità the question would be broken off for the reals of the
/// first, so those are asked for one by one.
fn requests(game: &Madeira, left: u8) -> Option<Pick<Action>> {
    let held = game.me().requests;
    if held[Request::Prosperity as usize] > 1 {
        return None;
    }
    let items = Request::VARIANTS
        .iter()
        .map(|&request| Item { action: Action::Request(request), times: held[request as usize].min(left) });
    Some(Pick { least: left, most: left, items: items.filter(|item| item.times > 0).collect() })
}
