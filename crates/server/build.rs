//! Builds the web app into the program, when its sources have changed.
//!
//! `EMPORIO_NO_WEB=1` leaves it out, for work on the rules where Node would only be in the way.

use std::env;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, exit};

const SOURCES: [&str; 10] = [
    "src",
    "locales",
    "public",
    "index.html",
    "package.json",
    "package-lock.json",
    "vite.config.ts",
    "vite.config.js",
    "svelte.config.js",
    "tsconfig.json",
];

const WITHOUT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Emporio</title>\
    <h1>Emporio</h1><p>This program was built without its web app (EMPORIO_NO_WEB=1). The API answers under \
    <code>/api</code>; build again without that setting to play here.</p></html>\n";

fn main() {
    let web = Path::new(&variable("CARGO_MANIFEST_DIR")).join("../../web");
    let out = Path::new(&variable("OUT_DIR")).join("web");
    watch(&web);
    println!("cargo::rerun-if-env-changed=EMPORIO_NO_WEB");
    fs::create_dir_all(&out)
        .unwrap_or_else(|error| refuse(&format!("{} cannot be made: {error}", out.display())));
    if env::var("EMPORIO_NO_WEB").is_ok_and(|set| set != "0" && !set.is_empty()) {
        leave_out(&out);
    } else {
        build(&web, &out);
    }
}

fn variable(name: &str) -> String {
    env::var(name).unwrap_or_else(|_| refuse(&format!("cargo did not set {name}")))
}

/// The sources of the app and the words that it shares with the program.
fn watch(web: &Path) {
    let locales = web.join("../crates");
    let folders = fs::read_dir(&locales).into_iter().flatten().flatten();
    let locales = folders.map(|folder| folder.path().join("locales"));
    let sources = SOURCES.iter().map(|source| web.join(source));
    for path in sources.chain(locales).filter(|path| path.exists()) {
        println!("cargo::rerun-if-changed={}", path.display());
    }
}

fn leave_out(out: &Path) {
    // What an earlier build left there would be embedded too.
    let _ = fs::remove_dir_all(out);
    let written = fs::create_dir_all(out).and_then(|()| fs::write(out.join("index.html"), WITHOUT));
    written.unwrap_or_else(|error| refuse(&format!("the page cannot be written: {error}")));
}

fn build(web: &Path, out: &Path) {
    if Command::new("node").arg("--version").output().is_err() {
        refuse(
            "Node.js is needed to build the web app and was not found.\n\
             Install Node.js 20 or newer (https://nodejs.org, or `apt-get install nodejs npm`) and build again,\n\
             or set EMPORIO_NO_WEB=1 to build without the web app.",
        );
    }
    // Several builds at once must not install into the same folder; the lock ends with this process.
    let lock = File::open(web.join("package-lock.json"));
    let lock = lock.unwrap_or_else(|error| refuse(&format!("web/package-lock.json cannot be read: {error}")));
    lock.lock().unwrap_or_else(|error| refuse(&format!("web/package-lock.json cannot be locked: {error}")));
    if !is_installed(web) {
        npm(web, &["ci", "--no-audit", "--no-fund"]);
    }
    npm(web, &["run", "build", "--", "--outDir", &out.display().to_string(), "--emptyOutDir"]);
}

/// npm writes down what it installed; it is up to date if that is younger than what it should install.
fn is_installed(web: &Path) -> bool {
    let time = |path: PathBuf| fs::metadata(path).and_then(|about| about.modified()).ok();
    match (time(web.join("node_modules/.package-lock.json")), time(web.join("package-lock.json"))) {
        (Some(installed), Some(asked)) => installed >= asked,
        (_, _) => false,
    }
}

fn npm(web: &Path, arguments: &[&str]) {
    let output = Command::new("npm").args(arguments).current_dir(web).output();
    match output {
        Ok(output) if output.status.success() => {}
        Ok(output) => refuse(&format!(
            "`npm {}` failed in {}:\n{}{}",
            arguments.join(" "),
            web.display(),
            String::from_utf8_lossy(&output.stdout),
            String::from_utf8_lossy(&output.stderr)
        )),
        Err(error) => {
            refuse(&format!("npm could not be started ({error}); it comes with Node.js 20 or newer"))
        }
    }
}

fn refuse(message: &str) -> ! {
    eprintln!("\n{message}\n");
    exit(1);
}
