//! The types of the wire as TypeScript, one file for what all games share and one for each game with a screen of
//! its own.

use std::any::TypeId;
use std::collections::{BTreeMap, HashSet};
use std::path::{Path, PathBuf};

use ts_rs::{Config, TS, TypeVisitor};

use crate::types;

const HEAD: &str = "// Generated from the Rust types; do not edit.\n\
                    // To make it anew: cargo run -p emporio-server --features ts --example types\n";

/// Where the files belong in the repository.
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/api")
}

/// Every file with its content.
pub fn files() -> Vec<(&'static str, String)> {
    let shared = shared();
    vec![("types.ts", written(&shared, &BTreeMap::new()))]
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
    found.visit::<types::UndoRequest>();
    found.visit::<types::UndoAnswer>();
    found.visit::<types::ClaimRequest>();
    found.visit::<types::BotRequest>();
    found.visit::<types::ChatRequest>();
    found.visit::<types::List>();
    found.visit::<types::Problem>();
    found.visit::<emporio_core::Figure>();
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

/// A file with these declarations, those of `elsewhere` left out and imported where they are used.
fn written(declarations: &BTreeMap<String, String>, elsewhere: &BTreeMap<String, String>) -> String {
    let own = declarations.iter().filter(|(name, _)| !elsewhere.contains_key(*name));
    let body: Vec<&str> = own.map(|(_, declaration)| declaration.as_str()).collect();
    let used: Vec<&str> =
        declarations.keys().filter(|name| elsewhere.contains_key(*name)).map(String::as_str).collect();
    let import = match used.as_slice() {
        [] => String::new(),
        names => format!("import type {{ {} }} from \"./types\";\n", names.join(", ")),
    };
    format!("{HEAD}{import}\n{}", body.join("\n"))
}
