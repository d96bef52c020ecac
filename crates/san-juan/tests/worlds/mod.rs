//! What a viewer gets to know of a world, for tests that compare two.

use emporio_core::{ActionList, Dispatch, Hidden, Observed, Picks, Spots, Turn, Viewer, Words};
use emporio_san_juan::{Action, Event, SanJuan};

/// What a viewer was told, data and words.
pub fn told(events: &[Event], viewer: Viewer) -> String {
    let line = |event: &Event| {
        let seen = SanJuan::seen_by(event, viewer)?;
        Some(format!(
            "{} {} {:?}\n",
            serde_json::to_string(&seen).unwrap(),
            SanJuan::event_text(&seen),
            SanJuan::event_spots(&seen)
        ))
    };
    events.iter().filter_map(line).collect()
}

/// All that a viewer is sent of a moment, the places and picks of their choices included.
pub fn sent(game: &SanJuan, viewer: Viewer) -> String {
    let mut sent = emporio_core::laws::sent(game, viewer);
    if matches!(game.turn(), Turn::Player(player) if viewer.is(player)) {
        let places: Vec<Vec<String>> = legal(game).iter().map(|&action| game.spots(action)).collect();
        sent.push_str(&format!("{places:?} {:?}", game.pick()));
    }
    if let Viewer::Player(seat) = viewer {
        let mut numbers = vec![0.0; SanJuan::observation_len()];
        game.observe(seat, &mut numbers);
        sent.push_str(&format!("{numbers:?}"));
    }
    sent
}

/// What may be done now.
pub fn legal(game: &SanJuan) -> ActionList<Action> {
    let mut list = ActionList::new();
    game.legal_actions(&mut list);
    list
}
