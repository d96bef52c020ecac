//! Cookies, headers, other sites, pages; and secrets that are stored hashed.

use axum::body::Body;
use axum::http::header;
use emporio_server::Config;
use serde_json::{Value, json};

use crate::client::{House, config, id};

#[tokio::test]
async fn the_cookie_is_for_this_server_only_and_its_secret_is_nowhere_else() {
    let house = House::new(config(21)).await;
    let reply = house.stranger().post("/api/me", json!({"name": "Anna"})).await;
    let cookie = reply.headers[header::SET_COOKIE].to_str().unwrap();
    for part in ["HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Secure") && !cookie.contains("Domain"), "{cookie}");
    let secret = cookie.strip_prefix("emporio=").unwrap().split(';').next().unwrap();
    assert_eq!(secret.len(), 48);
    assert!(!reply.text.contains(secret));
    let anna = crate::client::Client { cookie: Some(format!("emporio={secret}")), ..house.stranger() };
    let table = anna.table("san-juan", json!([{"kind": "me"}, {"kind": "open"}])).await;
    let token = table["invites"][0]["token"].as_str().unwrap();
    house.store.close().await;
    let folder = house.folder.as_ref().unwrap().path();
    for entry in std::fs::read_dir(folder).unwrap() {
        let bytes = std::fs::read(entry.unwrap().path()).unwrap();
        let holds = |needle: &str| bytes.windows(needle.len()).any(|window| window == needle.as_bytes());
        assert!(!holds(secret) && !holds(token), "a secret is stored as it is");
    }
}

#[tokio::test]
async fn behind_https_the_cookie_is_secure() {
    let config = Config { public_origin: Some("https://play.example".into()), ..config(22) };
    let house = House::new(config).await;
    let reply = house.stranger().post("/api/me", json!({"name": "Anna"})).await;
    assert!(reply.headers[header::SET_COOKIE].to_str().unwrap().ends_with("; Secure"));
}

#[tokio::test]
async fn posts_of_other_sites_are_refused() {
    let house = House::new(config(23)).await;
    let anna = house.person("Anna").await;
    let rename = |name: &'static str, value: &'static str| {
        let request = anna.request("POST", "/api/me").header(name, value);
        let request = request.header(header::CONTENT_TYPE, "application/json");
        anna.send(request.body(Body::from("{\"name\":\"Eve\"}")).unwrap())
    };
    for (name, value) in [
        ("origin", "https://evil.example"),
        ("origin", "null"),
        ("origin", "http://test:81"),
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
    ] {
        let reply = rename(name, value).await;
        assert_eq!((reply.code().as_str(), reply.status.as_u16()), ("cross_site", 403), "{name}: {value}");
    }
    assert_eq!(anna.get("/api/me").await.ok()["name"], "Anna");
    assert_eq!(rename("origin", "http://test").await.ok()["name"], "Eve");
}

#[tokio::test]
async fn every_answer_is_hardened() {
    let house = House::new(config(24)).await;
    let anna = house.stranger();
    for path in ["/", "/t/abc?join=x", "/api/games", "/api/nothing", "/healthz", "/metrics", "/missing.js"] {
        let reply = anna.get(path).await;
        let header = |name: &str| reply.headers.get(name).map_or("", |value| value.to_str().unwrap());
        assert!(header("content-security-policy").contains("default-src 'none'"), "{path}");
        assert!(!header("content-security-policy").contains("script-src 'self' 'unsafe"), "{path}");
        assert_eq!(header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(header("x-frame-options"), "DENY", "{path}");
        assert_eq!(header("referrer-policy"), "no-referrer", "{path}");
        if path.starts_with("/api") {
            assert_eq!(header("cache-control"), "no-store", "{path}");
        }
        assert!(!reply.headers.contains_key("access-control-allow-origin"), "{path}");
    }
    assert_eq!(anna.get("/missing.js").await.status, 404);
    let page = anna.get("/t/abc").await;
    assert!(page.text.contains("<!doctype html>") && page.status == 200, "every other address is the app");
    assert_eq!(anna.post("/somewhere", json!({})).await.status, 405);
}

#[tokio::test]
async fn health_figures_and_the_document_are_there() {
    let house = House::new(config(25)).await;
    let anna = house.person("Anna").await;
    let table = anna.table("puerto-rico", json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])).await;
    assert_eq!(anna.get("/healthz").await.text, "ok\n");
    let figures = anna.get("/metrics").await.text;
    assert!(
        figures.contains("emporio_requests_total") && figures.contains("emporio_cached_tables"),
        "{figures}"
    );
    assert!(!figures.contains(&id(&table)), "figures name no table");
    let document = anna.get("/api/openapi.json").await.ok();
    let paths = document["paths"].as_object().unwrap();
    for path in ["/api/me", "/api/tables", "/api/tables/{id}/actions", "/api/tables/{id}/events"] {
        assert!(paths.contains_key(path), "{path}");
    }
    assert!(document["components"]["schemas"]["TableState"]["properties"]["told_from"].is_object());
    let games = anna.get("/api/games").await.ok();
    assert_eq!(games.as_array().map(Vec::len), Some(emporio_games::GameKind::ALL.len()));
    assert_eq!(games[1]["id"], "san-juan");
    let me: Value = anna.get("/api/me").await.ok();
    assert!(me["id"].is_string());
    assert_eq!(house.stranger().get("/api/me").await.ok(), json!({"id": null, "name": null}));
}
