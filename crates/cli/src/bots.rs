//! Which programs sit at a table, as the command line names them.

use emporio_bots::BotSpec;
use emporio_core::{Player, Table};
use emporio_games::GameKind;

use crate::chance;
use crate::problem::Problem;

/// Reads a list of bots for a game; one that is given for all is repeated.
pub fn read_list(texts: &[String], wanted: usize, game: GameKind) -> Result<Vec<BotSpec>, Problem> {
    let bots = BotSpec::read_list(texts).map_err(refused)?;
    bots.iter().try_for_each(|bot| bot.check(game)).map_err(refused)?;
    // Those that need a place of their own play in the arena only.
    if let Some(program) = bots.iter().find(|bot| matches!(bot, BotSpec::Program(_))) {
        return Err(Problem::key("error-bot-program").with("bot", program.to_string()));
    }
    match bots.as_slice() {
        [one] => Ok(vec![one.clone(); wanted]),
        several if several.len() == wanted => Ok(bots),
        several => Err(Problem::key("error-bot-count")
            .with("bots", several.len() as i64)
            .with("seats", wanted as i64)),
    }
}

fn refused(error: impl std::fmt::Display) -> Problem {
    Problem::key("error-bot").with("reason", error.to_string())
}

/// Asks a bot for the move of a player.
pub fn choose(table: &dyn Table, player: Player, bot: &BotSpec, seed: u64) -> Result<String, Problem> {
    let own = chance::for_bot(seed, table.ply()).next_u64();
    emporio_bots::choose(table, player, bot, own).map_err(refused)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is typed for three seats of San Juan.
    fn three(typed: &str) -> Result<Vec<BotSpec>, Problem> {
        read_list(&[typed.to_string()], 3, GameKind::SanJuan)
    }

    #[test]
    fn one_bot_stands_for_all_and_settings_keep_their_commas() {
        assert_eq!(three("random").unwrap().len(), 3);
        let mixed = three("greedy,search:iterations=7,threads=2,random").unwrap();
        assert_eq!(
            mixed.iter().map(BotSpec::to_string).collect::<Vec<_>>(),
            ["greedy", "search:iterations=7,threads=2", "random"]
        );
    }

    #[test]
    fn wrong_names_and_wrong_numbers_are_refused() {
        assert!(three("clever").is_err());
        assert!(three("run:cat").is_err());
        assert!(three("random,greedy").is_err());
    }
}
