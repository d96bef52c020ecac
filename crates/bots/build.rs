//! Says which games are there: a game that is still a stand-in has no knowledge of its own to be played with.

use std::fs;

fn main() {
    for game in ["puerto-rico", "san-juan", "madeira", "spice-islands"] {
        let path = format!("../{game}/src/lib.rs");
        println!("cargo::rerun-if-changed={path}");
        let name = game.replace('-', "_");
        println!("cargo::rustc-check-cfg=cfg({name})");
        if !fs::read_to_string(&path).unwrap_or_default().contains("toy::Toy as") {
            println!("cargo::rustc-cfg={name}");
        }
    }
}
