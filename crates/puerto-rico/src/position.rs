//! A position: the state as readable JSON, without the seats, ships and roles that are not in the game.

use emporio_core::{Broken, Dispatch, Invariants, MAX_PLAYERS, Outline, PositionError, Positions, Silent};
use serde_json::{Map, Value};

use crate::action::Action;
use crate::check::check_table;
use crate::data::setup_row;
use crate::options::Options;
use crate::pieces::{CargoShip, kinds_of};
use crate::state::{Phase, PlayerBoard, PuertoRico};

impl Positions for PuertoRico {
    /// The state as JSON.
    fn to_position(&self) -> Value {
        // Plain data with text keys, so writing it cannot fail.
        let mut position = serde_json::to_value(self).unwrap_or(Value::Null);
        if let Some(Value::Array(boards)) = position.get_mut("boards") {
            boards.truncate(usize::from(self.players));
        }
        if let Some(Value::Array(ships)) = position.get_mut("ships") {
            ships.truncate(self.row().ships.len());
        }
        if let Some(Value::Object(roles)) = position.get_mut("roles") {
            let cards: Vec<String> = self.cards().iter().map(|role| role.to_string()).collect();
            roles.retain(|name, _| cards.contains(name));
        }
        position
    }

    /// Reads a position for so many players and refuses one that cannot be.
    fn from_position(options: &Options, players: u8, position: &Value) -> Result<PuertoRico, PositionError> {
        PuertoRico::META.check_players(players)?;
        let Value::Object(position) = position else {
            return Err(PositionError::Unreadable("it is not a JSON object".into()));
        };
        let mut padded = position.clone();
        let ships = setup_row(players).ships.len();
        pad(&mut padded, "boards", usize::from(players), MAX_PLAYERS, PlayerBoard::default())?;
        pad(&mut padded, "ships", ships, 3, CargoShip::default())?;
        let mut state: PuertoRico = serde_json::from_value(Value::Object(padded))?;
        Broken::unless(state.players == players, "SET-4", || {
            format!("the position is for {} players, the table for {players}", state.players)
        })?;
        state.options = *options;
        check_table(&state)?;
        if let Some(nothing) = only_nothing(&state) {
            state.apply(nothing, &mut Silent);
        }
        state.check()?;
        Ok(state)
    }
}

/// What a player does who can do nothing in this phase. In play they are passed over; a position that was edited may
/// stand at them.
fn only_nothing(state: &PuertoRico) -> Option<Action> {
    let mine = state.mover == state.taker;
    match state.phase {
        Phase::Settler => (!state.can_settle()).then_some(Action::SettleNothing),
        Phase::MayorPrivilege => (mine && state.colonists == 0).then_some(Action::ExtraColonist(false)),
        Phase::Builder => state.buildable().is_empty().then_some(Action::BuildNothing),
        Phase::Craftsman { received } => {
            let offered = received.and(kinds_of(&state.goods));
            (mine && offered.is_empty()).then_some(Action::CraftNothing)
        }
        Phase::Trader => state.sellable().is_empty().then_some(Action::SellNothing),
        Phase::Captain { idle, wharf_used, .. } => {
            let can_load = idle >= state.players || state.can_ship(state.kinds_taken(), wharf_used);
            (!can_load).then_some(Action::LoadNothing)
        }
        Phase::TurnUp
        | Phase::Role
        | Phase::Hacienda
        | Phase::HaciendaDraw
        | Phase::Mayor { .. }
        | Phase::Production { .. }
        | Phase::Points { .. }
        | Phase::Storage { .. }
        | Phase::Over => None,
    }
}

/// Fills a list up with what is not in the game.
fn pad<T: serde::Serialize>(
    position: &mut Map<String, Value>,
    key: &str,
    given: usize,
    full: usize,
    filler: T,
) -> Result<(), PositionError> {
    let unreadable = |what: String| PositionError::Unreadable(what);
    let Some(Value::Array(list)) = position.get_mut(key) else {
        return Err(unreadable(format!("`{key}` must be a list of {given}")));
    };
    if list.len() != given {
        return Err(unreadable(format!("`{key}` has {} entries instead of {given}", list.len())));
    }
    list.resize(full, serde_json::to_value(filler).unwrap_or(Value::Null));
    Ok(())
}
