//! A short run of the fuzz, corpus and all; the long one is `cargo run --release -p emporio-server --example fuzz`.

#[path = "../../examples/fuzz/engine.rs"]
mod engine;
#[path = "../../examples/fuzz/targets.rs"]
mod targets;

/// Nothing that strangers send brings a reader down: neither what a long run kept nor something new.
#[test]
fn a_short_run_finds_nothing() {
    for target in targets::all() {
        assert!(!engine::saved(&target.name).is_empty(), "{} has no corpus", target.name);
        let (report, _) = engine::run(&target, (6_000.0 * target.share) as u64, 7);
        assert!(report.crash.is_none(), "{}: {:?}", target.name, report.crash);
        assert!(report.kept >= 2, "{} always answers the same: {report}", target.name);
    }
}
