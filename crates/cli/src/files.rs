//! Records on disk: read with the line of any damage, written whole or not at all.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};

use emporio_core::{Record, Table};

use crate::problem::Problem;

/// The text of a file; the line of a byte that is no text is named.
pub fn read_text(path: &Path) -> Result<String, Problem> {
    let bytes = fs::read(path).map_err(|error| Problem::io(path, &error))?;
    String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = 1 + good.iter().filter(|&&byte| byte == b'\n').count();
        Problem::key("error-not-text").with("line", line as i64).in_file(path)
    })
}

/// The match of a record file, every action of it checked.
pub fn load(path: &Path) -> Result<Box<dyn Table>, Problem> {
    parse(path, &read_text(path)?)
}

/// The match of the text of a record file.
pub fn parse(path: &Path, text: &str) -> Result<Box<dyn Table>, Problem> {
    let record: Record = text.parse().map_err(|error| Problem::from(error).in_file(path))?;
    emporio_games::load(&record).map_err(|error| Problem::from(error).in_file(path))
}

/// Replaces a file in one step: readers see the old text or the new one, and a failure leaves the old.
pub fn write(path: &Path, text: &str) -> Result<(), Problem> {
    // Through a link, the file it points to is replaced, not the link.
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
    let draft = draft_beside(&target);
    let written = write_draft(&draft, &target, text);
    if written.is_err() {
        // The draft may not exist; what matters to the reader is the first failure.
        let _ = fs::remove_file(&draft);
    }
    written.map_err(|error| Problem::io(path, &error))
}

fn write_draft(draft: &Path, target: &Path, text: &str) -> std::io::Result<()> {
    let mut file = File::create_new(draft)?;
    if let Ok(old) = fs::metadata(target) {
        file.set_permissions(old.permissions())?;
    }
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    fs::rename(draft, target)
}

fn draft_beside(target: &Path) -> PathBuf {
    let name = target.file_name().unwrap_or_default().to_string_lossy();
    target.with_file_name(format!(".{name}.{}.draft", std::process::id()))
}
