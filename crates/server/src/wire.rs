//! States as they go over the wire: an event of a stream, and the same bytes as the body of an answer.

use axum::body::Bytes;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use emporio_store::{Known, Status};
use serde::Serialize;

use crate::Error;
use crate::identity::Visitor;
use crate::live::{Live, Room};
use crate::shared::Key;
use crate::state::{is_nobody, table_state};

/// What stands before the data of a state.
const TABLE: &str = "table";

/// One event in the form of the wire; JSON has no line breaks of its own.
pub fn event(kind: &str, moment: Option<Known>, data: &impl Serialize) -> Option<Bytes> {
    let data = serde_json::to_string(data);
    let data = data.inspect_err(|error| tracing::error!(%error, "an event cannot be written")).ok()?;
    let id = moment.map_or_else(String::new, |known| format!("id: {}\n", event_id(known)));
    Some(format!("event: {kind}\ndata: {data}\n{id}\n").into())
}

/// An id is `ply` and, once the table went back, how often: `12` or `12.1`.
fn event_id(known: Known) -> String {
    match known.undos {
        0 => known.ply.to_string(),
        undos => format!("{}.{undos}", known.ply),
    }
}

/// A table as a visitor sees it, with what happened from a ply on, as an event. All who are shown the same get the same
/// bytes; while a seat is open, browsers of one person may differ in the invitations that they can make.
pub fn table_event(room: &Room, live: &Live, visitor: &Visitor, from: usize) -> Option<Bytes> {
    let make = || event(TABLE, Some(live.known()), &table_state(room, live, visitor, from));
    let person = match &visitor.person {
        _ if is_nobody(live, visitor) => None,
        Some(person) if live.row.head.status != Status::Waiting => Some(person.id.clone()),
        Some(_) | None => return make(),
    };
    let line = room.chat().last().map_or(0, |line| line.n);
    room.shared().get(Key { version: live.row.version, line, from, person }, make)
}

/// The same as an answer.
pub fn table_answer(room: &Room, live: &Live, visitor: &Visitor, from: usize) -> Result<Response, Error> {
    let event = table_event(room, live, visitor, from);
    let data = event.as_ref().and_then(data);
    let data = data.ok_or_else(|| Error::Internal("a state cannot be written".to_string()))?;
    Ok(([(header::CONTENT_TYPE, "application/json")], data).into_response())
}

/// The data of an event, which are its second line.
fn data(event: &Bytes) -> Option<Bytes> {
    let begin = "event: \ndata: ".len() + TABLE.len();
    let length = event.get(begin..)?.iter().position(|byte| *byte == b'\n')?;
    Some(event.slice(begin..begin + length))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_data_of_an_event_are_its_json() {
        let text = "a\nline, \"quoted\"";
        let sent = event(TABLE, Some(Known { ply: 12, undos: 1 }), &text).unwrap();
        assert!(sent.ends_with(b"\nid: 12.1\n\n"));
        assert_eq!(data(&sent).unwrap(), serde_json::to_string(text).unwrap());
    }
}
