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
    type Out = BTreeMap<String, Declaration>;

    fn visit<G: Game>(self) -> Self::Out {
        reached::<G::View>()
    }
}

/// A view and all that it is made of.
fn reached<View: TS + 'static>() -> BTreeMap<String, Declaration> {
    let mut found = Declarations::new();
    found.visit::<View>();
    found.by_name
}

fn shared() -> BTreeMap<String, Declaration> {
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

/// A type in TypeScript, with its comment.
#[derive(PartialEq, Eq)]
struct Declaration {
    docs: String,
    form: Form,
}

#[derive(PartialEq, Eq)]
enum Form {
    /// A record, each field with its comment.
    Fields(Vec<String>),
    /// Anything else, as it is.
    Other(String),
}

impl Declaration {
    /// Reads what `ts-rs` writes: a line for each field, each below its comment.
    fn new(docs: &str, declared: &str) -> Declaration {
        let declared = lined_up(declared);
        let record = declared.split_once(" = {\n").and_then(|(_, rest)| rest.strip_suffix(", };"));
        let form = match record.filter(|fields| !fields.contains(['{', '}'])) {
            Some(fields) => Form::Fields(
                fields.split(",\n").map(|field| format!("  {};", field.replace('\n', "\n  "))).collect(),
            ),
            None => Form::Other(declared),
        };
        Declaration { docs: lined_up(docs), form }
    }

    fn fields(&self) -> &[String] {
        match &self.form {
            Form::Fields(fields) => fields,
            Form::Other(_) => &[],
        }
    }

    /// As it is written; a record that ends in all fields of another extends it.
    fn written(&self, name: &str, all: &BTreeMap<String, Declaration>) -> String {
        let Declaration { docs, form } = self;
        let fields = match form {
            Form::Fields(fields) => fields,
            Form::Other(declared) => return format!("{docs}export {declared}\n"),
        };
        let is_base = |other: &Declaration| {
            (WORTH_A_NAME..fields.len()).contains(&other.fields().len()) && fields.ends_with(other.fields())
        };
        let base =
            all.iter().filter(|(_, other)| is_base(other)).max_by_key(|(_, other)| other.fields().len());
        let (extends, own) = match base {
            Some((base, other)) => {
                (format!(" extends {base}"), &fields[..fields.len() - other.fields().len()])
            }
            None => (String::new(), fields.as_slice()),
        };
        format!("{docs}export interface {name}{extends} {{\n{}\n}}\n", own.join("\n"))
    }
}

/// How many fields in common make one record extend another.
const WORTH_A_NAME: usize = 3;

/// Comments on one line, no blanks at the end of a line, and short names for lists.
fn lined_up(text: &str) -> String {
    let text =
        text.replace("/**\n * ", "/** ").replace("\n */", " */").replace("\n * ", " ").replace(" \n", "\n");
    let mut parts = text.split("Array<");
    let mut out = parts.next().unwrap_or_default().to_string();
    for part in parts {
        match part.split_once('>').filter(|(item, _)| item.chars().all(char::is_alphanumeric)) {
            Some((item, rest)) => out.extend([item, "[]", rest]),
            None => out.extend(["Array<", part]),
        }
    }
    out
}

/// Collects the declaration of every type that is reached.
struct Declarations {
    config: Config,
    visited: HashSet<TypeId>,
    by_name: BTreeMap<String, Declaration>,
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
            self.by_name.insert(name, Declaration::new(&docs, &T::decl(&self.config)));
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
fn written(
    declarations: &BTreeMap<String, Declaration>,
    elsewhere: &BTreeMap<String, Declaration>,
) -> String {
    let (imported, own): (Vec<_>, Vec<_>) =
        declarations.iter().partition(|(name, declaration)| elsewhere.get(*name) == Some(declaration));
    let body: Vec<String> =
        own.iter().map(|(name, declaration)| declaration.written(name, declarations)).collect();
    let used = |name: &str| body.iter().any(|declaration| mentions(declaration, name));
    let names: Vec<&str> = imported.iter().map(|(name, _)| name.as_str()).filter(|name| used(name)).collect();
    let import = match names.as_slice() {
        [] => String::new(),
        names => format!("import type {{ {} }} from \"./types\";\n", names.join(", ")),
    };
    format!("{HEAD}{import}\n{}", body.join("\n"))
}
