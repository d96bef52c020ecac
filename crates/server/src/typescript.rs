//! The types of the wire as TypeScript: one file for what all games share and one for the view of each game.

use std::any::TypeId;
use std::collections::{BTreeMap, HashSet};
use std::path::{Path, PathBuf};

use emporio_core::Game;
use emporio_games::{GameKind, Visit};
use ts_rs::{Config, TS, TypeVisitor};

use crate::types;

const HEAD: &str = "// Generated from the Rust types; do not edit.\n\
                    // To make it anew: cargo run -p emporio-server --features ts --example types\n";

/// Where the files belong in the repository.
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/api")
}

/// Every file with its content.
pub fn files() -> Vec<(String, String)> {
    let shared = shared();
    let mut files = vec![("types.ts".to_string(), written(&shared, &BTreeMap::new()))];
    for &kind in GameKind::ALL {
        files.push((format!("{kind}.ts"), written(&kind.visit(ViewOf), &shared)));
    }
    files
}

/// The view of a game.
struct ViewOf;

impl Visit for ViewOf {
    type Out = BTreeMap<String, String>;

    fn visit<G: Game>(self) -> Self::Out {
        reached::<G::View>()
    }
}

/// A view and all that it is made of.
fn reached<View: TS + 'static>() -> BTreeMap<String, String> {
    let mut found = Declarations::new();
    found.visit::<View>();
    found.by_name
}

fn shared() -> BTreeMap<String, String> {
    let mut found = Declarations::new();
    found.visit::<types::TableState>();
    found.visit::<types::TableSummary>();
    found.visit::<types::GameInfo>();
    found.visit::<types::Me>();
    found.visit::<types::NameRequest>();
    found.visit::<types::NewTable>();
    found.visit::<types::ActionsRequest>();
    found.visit::<types::HintAnswer>();
    found.visit::<types::ReviewAnswer>();
    found.visit::<types::UndoRequest>();
    found.visit::<types::UndoAnswer>();
    found.visit::<types::RedoRequest>();
    found.visit::<types::InvitationRequest>();
    found.visit::<types::Invitation>();
    found.visit::<types::Commitment>();
    found.visit::<types::Fairness>();
    found.visit::<types::ClaimRequest>();
    found.visit::<types::BotRequest>();
    found.visit::<types::ChatRequest>();
    found.visit::<types::List>();
    found.visit::<types::Problem>();
    found.visit::<crate::routes::replay::ReplayRequest>();
    found.visit::<crate::routes::replay::Replay>();
    found.visit::<crate::routes::replay::PlayOn>();
    found.visit::<crate::routes::lessons::LessonRequest>();
    found.visit::<crate::lessons::Lesson>();
    found.visit::<crate::routes::history::History>();
    found.visit::<crate::routes::rules::Rules>();
    found.visit::<emporio_core::Figure>();
    found.visit::<emporio_core::Board>();
    found.by_name
}

/// Collects the declaration of every type that is reached.
struct Declarations {
    config: Config,
    visited: HashSet<TypeId>,
    by_name: BTreeMap<String, String>,
}

impl Declarations {
    fn new() -> Declarations {
        let config = Config::new().with_large_int("number");
        Declarations { config, visited: HashSet::new(), by_name: BTreeMap::new() }
    }
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.visited.insert(TypeId::of::<T>()) {
            return;
        }
        if T::output_path().is_some() {
            let name = T::ident(&self.config);
            let docs = T::docs().unwrap_or_default();
            self.by_name.insert(name, format!("{docs}export {}\n", T::decl(&self.config)));
        }
        T::visit_generics(self);
        T::visit_dependencies(self);
    }
}

/// Whether a declaration uses a type: what is reached only through an imported one is not imported itself.
fn mentions(declaration: &str, name: &str) -> bool {
    declaration.split(|letter: char| !letter.is_alphanumeric()).any(|word| word == name)
}

/// A file with these declarations; those that stand in `elsewhere` word for word are imported instead.
fn written(declarations: &BTreeMap<String, String>, elsewhere: &BTreeMap<String, String>) -> String {
    let (imported, own): (Vec<_>, Vec<_>) =
        declarations.iter().partition(|(name, declaration)| elsewhere.get(*name) == Some(declaration));
    let used = |name: &str| own.iter().any(|(_, declaration)| mentions(declaration, name));
    let names: Vec<&str> = imported.iter().map(|(name, _)| name.as_str()).filter(|name| used(name)).collect();
    let import = match names.as_slice() {
        [] => String::new(),
        names => format!("import type {{ {} }} from \"./types\";\n", names.join(", ")),
    };
    let body: Vec<&str> = own.iter().map(|(_, declaration)| declaration.as_str()).collect();
    format!("{HEAD}{import}\n{}", body.join("\n"))
}
