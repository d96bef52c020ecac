//! One story, told to SQLite and to PostgreSQL: what holds on one holds on the other.

use emporio_store::cluster::Cluster;
use emporio_store::{
    Action, Change, Head, Known, Listed, Notice, Person, Proposal, Seat, SeatKind, Status, Store, StoreError,
    TableRow,
};
use tempfile::TempDir;

#[tokio::test]
async fn the_story_on_sqlite() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("emporio.sqlite");
    told(async || Store::sqlite(&file).await).await;
}

#[tokio::test]
async fn the_story_on_postgresql() {
    let cluster = Cluster::start();
    told(async || Store::postgres(&cluster.url()).await).await;
}

/// The story, and what is left of it when the store is opened again.
async fn told(open: impl AsyncFn() -> Result<Store, StoreError>) {
    let store = open().await.unwrap();
    story(&store).await;
    store.close().await;
    afterwards(&open().await.unwrap()).await;
}

#[tokio::test]
async fn two_nodes_hear_of_each_other_and_only_one_of_them_wins_a_ply() {
    let cluster = Cluster::start();
    let url = cluster.url();
    let (one, two) = tokio::join!(Store::postgres(&url), Store::postgres(&url));
    let (one, two) = (one.unwrap(), two.unwrap());
    people(&one).await;
    table(&one).await;
    let mut heard = two.news().await.unwrap().expect("PostgreSQL has news");
    let (first, second) = (moved("role settler", 3), moved("role mayor", 3));
    let (first, second) = tokio::join!(one.change(&first), two.change(&second));
    assert!(first.is_ok() != second.is_ok(), "{first:?} {second:?}");
    assert!(matches!(first.and(second), Err(StoreError::Stale)));
    assert_eq!(heard.next().await.unwrap(), Notice::Version("t1".into(), 4));
    assert_eq!(one.table("t1", None).await.unwrap(), two.table("t1", None).await.unwrap());
}

async fn story(store: &Store) {
    people(store).await;
    table(store).await;
    moves(store).await;
    going_back(store).await;
    seats(store).await;
    talk(store).await;
    lists(store).await;
}

fn person(id: &str, name: &str) -> Person {
    Person { id: id.into(), name: name.into() }
}

async fn people(store: &Store) {
    store.add_person(&person("a", "Anna"), "hash-a", 1).await.unwrap();
    store.add_person(&person("b", "Bruno"), "hash-b", 1).await.unwrap();
    assert_eq!(store.person_by_secret("hash-a").await.unwrap(), Some(person("a", "Anna")));
    assert_eq!(store.person_by_secret("hash-x").await.unwrap(), None);
    let twice = store.add_person(&person("c", "Carla"), "hash-a", 1).await;
    assert!(matches!(twice, Err(StoreError::Database(_))), "a secret belongs to one person");
    assert_eq!(store.rename(&person("b", "Bea")).await.unwrap(), Vec::<String>::new());
    assert_eq!(store.person_by_secret("hash-b").await.unwrap(), Some(person("b", "Bea")));
}

fn human(player: u8, who: &str, name: &str) -> Seat {
    Seat { player, name: name.into(), kind: SeatKind::Human { person: who.into(), invited: None } }
}

fn head() -> Head {
    Head { ply: 2, round: 1, turn: Some(0), ..Head::default() }
}

fn action(actor: Option<u8>, text: &str) -> Action {
    Action { actor, text: text.into() }
}

async fn table(store: &Store) {
    let row = TableRow {
        id: "t1".into(),
        game: "puerto-rico".into(),
        rules: 1,
        options: "{\"nobles\":true}".into(),
        position: None,
        owner: "a".into(),
        private: false,
        version: 3,
        head: head(),
        created_at: 10,
        updated_at: 10,
        ..TableRow::default()
    };
    let open = Seat { player: 1, name: String::new(), kind: SeatKind::Open { token_hash: "hash-t".into() } };
    let seats = [human(0, "a", "Anna"), open];
    let actions = [action(None, "reveal corn"), action(None, "reveal \"sugar\" 'è'")];
    store.create_table(&row, &seats, &actions).await.unwrap();
    let stored = store.table("t1", None).await.unwrap().unwrap();
    assert_eq!((stored.row, stored.seats.as_slice(), stored.from), (row, &seats[..], 0));
    assert_eq!(stored.actions, actions);
    assert_eq!(store.table("t2", None).await.unwrap(), None);
    assert_eq!(store.version("t1").await.unwrap(), Some(3));
    assert_eq!(store.version("t2").await.unwrap(), None);
}

/// A move of player 0 made to a version of the table at ply 2.
fn moved(text: &str, version: i64) -> Change {
    Change {
        table: "t1".into(),
        version,
        keep: 2,
        append: vec![action(Some(0), text), action(None, "roll 3")],
        seats: Vec::new(),
        deal: None,
        head: Head { status: Status::Playing, ply: 4, turn: Some(1), ..head() },
        before: 10,
        at: 20,
    }
}

async fn moves(store: &Store) {
    assert_eq!(store.change(&moved("role settler", 3)).await.unwrap(), 4);
    let second = store.change(&moved("role mayor", 3)).await;
    assert!(matches!(second, Err(StoreError::Stale)));
    let known = Some(Known { undos: 0, ply: 2 });
    let tail = store.table("t1", known).await.unwrap().unwrap();
    assert_eq!((tail.from, tail.row.head.ply, tail.row.updated_at), (2, 4, 20));
    assert_eq!(tail.actions, [action(Some(0), "role settler"), action(None, "roll 3")]);
    // The key of the actions holds even where the version would not: nothing of such a change remains.
    let overlapping = store.change(&moved("role mayor", 4)).await;
    assert!(matches!(overlapping, Err(StoreError::Database(_))));
    assert_eq!(store.version("t1").await.unwrap(), Some(4));
    assert_eq!(store.table("t1", known).await.unwrap().unwrap(), tail);
}

async fn going_back(store: &Store) {
    let proposal = Some(Proposal { number: 1, to_ply: 2, by: 1, agreed: 0b10 });
    let redo = Some("[\"x\"]".to_string());
    let asked = Head { proposal, wishes: 1, redo, ..moved("", 4).head };
    let ask = Change { keep: 4, append: Vec::new(), head: asked.clone(), ..moved("", 4) };
    assert_eq!(store.change(&ask).await.unwrap(), 5);
    assert_eq!(store.table("t1", None).await.unwrap().unwrap().row.head, asked);
    let back = Head { status: Status::Playing, undos: 1, ..head() };
    let undo = Change { append: Vec::new(), head: back, ..moved("", 5) };
    assert_eq!(store.change(&undo).await.unwrap(), 6);
    assert!(matches!(store.change(&undo).await, Err(StoreError::Stale)), "whoever agrees second is too late");
    // Whoever knew ply 4 of the old line is given the new line whole.
    let whole = store.table("t1", Some(Known { undos: 0, ply: 4 })).await.unwrap().unwrap();
    assert_eq!((whole.from, whole.actions.len(), whole.row.head.proposal), (0, 2, None));
    let mut again = moved("role mayor", 6);
    again.head.undos = 1;
    again.head.bot_turn = true;
    assert_eq!(store.change(&again).await.unwrap(), 7);
    assert_eq!(store.tables_of_bots(20).await.unwrap(), [("t1".to_string(), String::new())]);
    assert!(store.tables_of_bots(19).await.unwrap().is_empty());
}

async fn seats(store: &Store) {
    let mut claim = Change { keep: 4, append: Vec::new(), ..moved("", 7) };
    claim.head.undos = 1;
    claim.seats = vec![human(1, "b", "Bea")];
    claim.deal = Some("{}".into());
    assert_eq!(store.change(&claim).await.unwrap(), 8);
    assert!(matches!(store.change(&claim).await, Err(StoreError::Stale)), "a seat is taken once");
    let left = SeatKind::Bot { level: "easy".into(), left: Some("b".into()) };
    let invited = SeatKind::Human { person: "b".into(), invited: Some("hash-t".into()) };
    for (version, kind) in [(8, left), (9, invited)] {
        claim.version = version;
        claim.seats = vec![Seat { kind, ..human(1, "b", "Bea") }];
        assert_eq!(store.change(&claim).await.unwrap(), version + 1);
        assert_eq!(store.table("t1", None).await.unwrap().unwrap().seats[1], claim.seats[0]);
    }
    claim.seats = vec![human(5, "b", "Bea")];
    claim.version = 10;
    assert!(matches!(store.change(&claim).await, Err(StoreError::Missing("seat"))));
    assert_eq!(store.version("t1").await.unwrap(), Some(10), "half a change is none");
    assert_eq!(store.rename(&person("b", "Berta")).await.unwrap(), ["t1"]);
    let stored = store.table("t1", None).await.unwrap().unwrap();
    assert_eq!((stored.seats[1].name.as_str(), stored.row.version), ("Berta", 11));
}

async fn talk(store: &Store) {
    for n in 1..=5 {
        let said = store.say("t1", n.into(), "Anna", &format!("line {n}; DROP TABLE chat")).await.unwrap();
        assert_eq!(said, n);
    }
    let last = store.lines("t1", 1, 2).await.unwrap();
    assert_eq!(last.iter().map(|line| line.n).collect::<Vec<_>>(), [4, 5]);
    assert!(store.lines("t1", 5, 9).await.unwrap().is_empty());
    assert!(matches!(store.say("t2", 1, "Anna", "x").await, Err(StoreError::Missing("table"))));
    for n in 6..=103 {
        store.say("t1", n, "Anna", "and so on").await.unwrap();
    }
    let kept: Vec<u32> = store.lines("t1", 0, 999).await.unwrap().iter().map(|line| line.n).collect();
    assert_eq!(kept, (4..=103).collect::<Vec<_>>(), "the oldest are forgotten");
}

async fn lists(store: &Store) {
    let waiting = |id: &str, private| TableRow {
        id: id.into(),
        game: "san-juan".into(),
        rules: 1,
        options: "{}".into(),
        position: Some("{}".into()),
        owner: "a".into(),
        private,
        version: 1,
        head: Head { ply: 0, turn: None, ..head() },
        created_at: 30,
        updated_at: 30,
        origin: "o".into(),
        ..TableRow::default()
    };
    let seats = [human(0, "a", "Anna"), Seat { player: 1, name: "Bot".into(), kind: bot() }];
    store.create_table(&waiting("t3", false), &seats, &[]).await.unwrap();
    store.create_table(&waiting("t4", true), &seats, &[]).await.unwrap();
    let ids = |tables: &[Listed]| tables.iter().map(|table| table.id.clone()).collect::<Vec<_>>();
    let open = store.open_tables().await.unwrap();
    assert_eq!(ids(&open), ["t3"], "neither the private table nor the one that is played");
    assert_eq!((&open[0].seats[..], open[0].set), (&seats[..], true));
    assert_eq!(ids(&store.tables_of("a").await.unwrap()), ["t3", "t4", "t1"]);
    assert_eq!(ids(&store.tables_of("b").await.unwrap()), ["t1"]);
    assert!(store.tables_of("c").await.unwrap().is_empty());
    assert_eq!(store.table("t1", None).await.unwrap().unwrap().row.deal.as_deref(), Some("{}"));
    store.keep_deal("hash", "secret", 5).await.unwrap();
    assert_eq!(store.take_deal("hash").await.unwrap().as_deref(), Some("secret"));
    assert_eq!(store.take_deal("hash").await.unwrap(), None, "a secret is for one table");
    assert_eq!(store.running("a", "o", 0).await.unwrap(), (3, 2));
    assert_eq!(store.running("a", "x", 25).await.unwrap(), (2, 0));
    assert_eq!(store.name_of("b").await.unwrap().as_deref(), Some("Berta"));
}

fn bot() -> SeatKind {
    SeatKind::Bot { level: "hard".into(), left: None }
}

/// What a later start of the program finds.
async fn afterwards(store: &Store) {
    store.check().await.unwrap();
    let stored = store.table("t1", None).await.unwrap().unwrap();
    assert_eq!((stored.row.version, stored.row.head.ply, stored.actions.len()), (11, 4, 4));
    assert_eq!(stored.actions[2], action(Some(0), "role mayor"));
    assert_eq!(store.lines("t1", 0, 999).await.unwrap().len(), 100);
}

/// Of two nodes one thinks for a bot; when it has moved, or died, the other may.
#[tokio::test]
async fn a_bots_thought_belongs_to_one_node() {
    let cluster = Cluster::start();
    let store = Store::postgres(&cluster.url()).await.unwrap();
    people(&store).await;
    table(&store).await;
    assert!(store.claim("t1", 3, "one", 100, 200).await.unwrap());
    assert!(!store.claim("t1", 3, "two", 150, 250).await.unwrap());
    assert!(store.claim("t1", 3, "one", 150, 250).await.unwrap(), "its own claim it may renew");
    assert!(store.claim("t1", 3, "two", 251, 300).await.unwrap(), "a node that died loses it");
    assert!(!store.claim("t1", 2, "one", 900, 999).await.unwrap(), "nobody thinks about what was");
    assert_eq!(store.change(&moved("role settler", 3)).await.unwrap(), 4);
    assert!(store.claim("t1", 4, "one", 260, 360).await.unwrap(), "the next moment is anyone's");
}
