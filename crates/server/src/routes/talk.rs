//! Short lines of talk at a table, for those who sit there.

use axum::Json;

use crate::at::{Answer, AtTable};
use crate::body::Body;
use crate::names::{is_unfit, without_heaps};
use crate::routes::play::seat;
use crate::state::table_state;
use crate::types::{ChatRequest, Problem, TableState};
use crate::{Error, now, to_the_end};

const MOST_LETTERS: usize = 300;

/// Says something.
#[utoipa::path(post, path = "/api/tables/{id}/chat", params(("id" = String, Path)), request_body = ChatRequest,
    responses((status = 200, body = TableState), (status = "4XX", body = Problem)))]
pub async fn chat(AtTable { app, visitor, id }: AtTable, Body(request): Body<ChatRequest>) -> Answer {
    let person = visitor.counted(&app)?;
    let text = clean_line(&request.text)?;
    let room = app.rooms.room(&id).await?;
    let live = app.rooms.fresh(&room).await?;
    seat(&live, &visitor)?;
    let (house, chatted, name) = (app.clone(), room.clone(), person.name.clone());
    to_the_end(async move {
        house.store.say(&chatted.id, now(), &name, &text).await?;
        house.rooms.reload_chat(&chatted).await
    })
    .await?;
    Ok(Json(table_state(&room, &live, &visitor, live.row.head.ply + 1)))
}

fn clean_line(text: &str) -> Result<String, Error> {
    let text = without_heaps(&text.trim().chars().filter(|c| !is_unfit(*c)).collect::<String>());
    match text.chars().count() {
        1..=MOST_LETTERS => Ok(text),
        count => Err(Error::bad(format!("a line has 1 to {MOST_LETTERS} letters, not {count}"))),
    }
}
