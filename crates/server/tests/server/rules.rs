//! The rules as data: the same chapters and clauses in both languages.

use axum::http::StatusCode;
use emporio_games::GameKind;
use serde_json::Value;

use crate::client::{House, config};

/// The ids on a page, chapters and clauses, in order.
fn ids(rules: &Value) -> Vec<String> {
    let mut ids = Vec::new();
    for chapter in rules["page"]["chapters"].as_array().unwrap() {
        ids.push(chapter["id"].as_str().unwrap().to_string());
        for block in chapter["blocks"].as_array().unwrap() {
            let rows = block["rows"].as_array().into_iter().flatten();
            let named = rows.map(|row| &row["clause"]).chain([&block["id"]]);
            ids.extend(named.filter_map(Value::as_str).map(str::to_string));
        }
    }
    ids
}

#[tokio::test]
async fn both_languages_have_the_same_clauses_and_an_unknown_one_is_english() {
    let client = House::new(config(71)).await.stranger();
    for kind in GameKind::ALL {
        let page = async |lang: &str| client.get(&format!("/api/rules/{kind}?lang={lang}")).await.ok();
        let (english, italian, unknown) = (page("en").await, page("it").await, page("xx").await);
        assert!(ids(&english).len() > 8, "{kind}: {:?}", ids(&english));
        assert_eq!(ids(&english), ids(&italian), "{kind}");
        assert_ne!(english, italian, "{kind}");
        assert_eq!(english, unknown, "{kind}");
    }
    assert_eq!(client.get("/api/rules/chess").await.status, StatusCode::NOT_FOUND);
}
