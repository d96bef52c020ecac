//! Writes the types of the wire as TypeScript to where the web app reads them.

use std::fs;
use std::io;

use emporio_server::typescript::{files, folder};

fn main() -> io::Result<()> {
    fs::create_dir_all(folder())?;
    for (name, content) in files() {
        let path = folder().join(name);
        fs::write(&path, content)?;
        println!("{}", path.display());
    }
    Ok(())
}
