//! The binary `emporio`: reads the command line and hands over to one file per command.

mod bots;
mod chance;
mod commands;
mod context;
mod explain;
mod files;
mod grid;
mod lists;
mod markdown;
mod problem;
mod screen;
mod setup;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use commands::{
    apply, arena, bench, bot_check, engine, games, hint, legal, new, play, replay, review, rules, serve,
    show, sim, verify,
};
use context::{Context, read_lang};
use emporio_core::Lang;

/// Four classic trading games: play, host, study, compute.
///
/// Without a command, the tables are served and the browser is opened.
#[derive(Parser)]
#[command(name = "emporio", version)]
struct Cli {
    /// Language of boards, choices and messages [default: from LC_ALL, LC_MESSAGES or LANG]
    #[arg(long, global = true, value_parser = read_lang, value_name = "LANG")]
    lang: Option<Lang>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Serve(serve::Args),
    Games(games::Args),
    Rules(rules::Args),
    Play(play::Args),
    New(new::Args),
    Show(show::Args),
    Legal(legal::Args),
    Apply(apply::Args),
    Replay(replay::Args),
    Verify(verify::Args),
    Hint(hint::Args),
    Review(review::Args),
    Sim(sim::Args),
    Arena(arena::Args),
    BotCheck(bot_check::Args),
    Engine(engine::Args),
    Bench(bench::Args),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let context = Context::new(cli.lang);
    let command = cli.command.unwrap_or_else(|| Command::Serve(serve::Args::default()));
    match run(command, &context) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => explain::report(&error, &context),
    }
}

fn run(command: Command, context: &Context) -> anyhow::Result<()> {
    match command {
        Command::Serve(args) => serve::run(&args, context),
        Command::Games(args) => games::run(&args, context),
        Command::Rules(args) => rules::run(&args, context),
        Command::Play(args) => play::run(&args, context),
        Command::New(args) => new::run(&args, context),
        Command::Show(args) => show::run(&args, context),
        Command::Legal(args) => legal::run(&args, context),
        Command::Apply(args) => apply::run(&args, context),
        Command::Replay(args) => replay::run(&args, context),
        Command::Verify(args) => verify::run(&args, context),
        Command::Hint(args) => hint::run(&args, context),
        Command::Review(args) => review::run(&args, context),
        Command::Sim(args) => sim::run(&args, context),
        Command::Arena(args) => arena::run(&args, context),
        Command::BotCheck(args) => bot_check::run(&args, context),
        Command::Engine(args) => engine::run(&args, context),
        Command::Bench(args) => bench::run(&args, context),
    }
}
