//! Who acts, what may be done and what it does: by the step the game is in, then by the action.

use emporio_core::{ActionList, Dispatch, Log, Turn};

use crate::action::{Action, Source};
use crate::chance;
use crate::event::Event;
use crate::pieces::Organisation;
use crate::state::{Hunter, Phase, SpiceIslands, Target, Vote};

impl Dispatch for SpiceIslands {
    /// How many sit at the table.
    fn players(&self) -> u8 {
        self.players
    }

    /// A round is a turn of everyone.
    fn round(&self) -> u16 {
        self.turn.saturating_sub(1) / u16::from(self.players) + 1
    }

    /// Who has to act.
    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Act | Phase::AfterMove(_) | Phase::Pick(_) => Turn::Player(self.active),
            Phase::Buy { buyer, .. } => Turn::Player(buyer),
            Phase::Deal(_)
            | Phase::First
            | Phase::Roll
            | Phase::Attack(_)
            | Phase::Vote(_)
            | Phase::Tie { .. } => Turn::Chance,
            Phase::Over(_) => Turn::Over,
        }
    }

    /// The choices of the player to act, or the outcomes of a chance node.
    #[inline]
    fn legal_actions(&self, out: &mut ActionList<Action>) {
        match self.phase {
            Phase::Act => self.list_actions(out),
            Phase::Buy { buyer, .. } => self.list_shares(buyer, out),
            Phase::AfterMove(hunter) => list_after_move(self, hunter, out),
            Phase::Pick(pick) => out.extend(pick.options().map(Action::Unit)),
            Phase::Deal(_)
            | Phase::First
            | Phase::Roll
            | Phase::Attack(_)
            | Phase::Vote(_)
            | Phase::Tie { .. } => chance::outcomes(self, out),
            Phase::Over(_) => {}
        }
    }

    /// Carries out one action of the step that the game is in.
    #[inline]
    fn apply<L: Log<Event>>(&mut self, action: Action, log: &mut L) {
        match self.phase {
            Phase::Act => act(self, action, log),
            Phase::Buy { rounds, buyer } => match action.bought() {
                Some(Some(organisation)) => self.buy(rounds, buyer, organisation, log),
                Some(None) => self.pass(rounds, buyer, log),
                None => stray("a buying round", action),
            },
            Phase::Roll => {
                let Action::Roll(dice) = action else { stray("the roll of the dice", action) };
                self.roll(dice, log)
            }
            Phase::Attack(target) => {
                let Action::Skulls(skulls) = action else { stray("the roll of an attack", action) };
                attack_rolled(self, target, skulls, log)
            }
            Phase::Vote(vote) => vote_rolled(self, vote, action, log),
            Phase::Tie { organisation, .. } => {
                let Action::Winner(player) = action else { stray("a tie", action) };
                log.tell(Event::TieWon { player });
                self.make_captain(organisation, player, log)
            }
            Phase::Pick(pick) => {
                let Action::Unit(unit) = action else { stray("the choice of a unit", action) };
                self.pick_unit(pick, unit, log)
            }
            Phase::AfterMove(_) => after_move(self, action, log),
            Phase::Deal(seat) => {
                let Action::Deal(organisation) = action else { stray("the deal", action) };
                self.deal(seat, organisation, log)
            }
            Phase::First => {
                let Action::First(player) = action else { stray("the draw of the first player", action) };
                self.begin(player, log)
            }
            Phase::Over(_) => stray("the end of the game", action),
        }
    }
}

/// [DEC-8] An attack at no cost, or none.
fn list_after_move(game: &SpiceIslands, hunter: Hunter, out: &mut ActionList<Action>) {
    match hunter {
        Hunter::Pirates => game.list_prey(Source::Move, out),
        Hunter::Navy => out.push(Action::NavyAttack { source: Source::Move }),
    }
    out.push(Action::NoAttack);
}

/// [DEC-2, TRN-4] An action of the active player, paid with a die or with what stands in for one.
#[inline]
fn act<L: Log<Event>>(game: &mut SpiceIslands, action: Action, log: &mut L) {
    match action {
        Action::Load { source, ship, unit } => {
            game.spend(source, ship.company.organisation(), log);
            game.load(ship, unit, log)
        }
        Action::Sail { source, ship, to } => {
            game.spend(source, ship.company.organisation(), log);
            game.sail(ship, to, log)
        }
        Action::NavyMove { source, to } => {
            game.spend(source, Organisation::Navy, log);
            game.move_navy(to, log)
        }
        Action::NavyAttack { source } => {
            game.spend(source, Organisation::Navy, log);
            game.attack_pirates(log)
        }
        Action::PirateMove { source, to } => {
            game.spend(source, Organisation::Pirates, log);
            game.move_pirates(to, log)
        }
        Action::PirateAttack { source, ship } => {
            game.spend(source, Organisation::Pirates, log);
            game.attack_merchant(ship, log)
        }
        Action::Elect { source, organisation } => {
            game.spend(source, organisation, log);
            game.election_step(organisation, log)
        }
        Action::Revenue { source, organisation } => {
            game.spend(source, organisation, log);
            game.revenue_step(organisation, log)
        }
        Action::Mutiny { source } => {
            game.spend(source, Organisation::Pirates, log);
            game.mutiny_step(log)
        }
        Action::EndTurn => game.decline(log),
        Action::Deal(_)
        | Action::First(_)
        | Action::Roll(_)
        | Action::Skulls(_)
        | Action::Best(_)
        | Action::Winner(_)
        | Action::Buy(_)
        | Action::Pass
        | Action::Unit(_)
        | Action::NoAttack => stray("the actions of a turn", action),
    }
}

/// [DEC-8] The attack that a move allows, or none.
fn after_move<L: Log<Event>>(game: &mut SpiceIslands, action: Action, log: &mut L) {
    if action == Action::NoAttack {
        game.go_on(log)
    } else if let Action::PirateAttack { source: Source::Move, .. }
    | Action::NavyAttack { source: Source::Move } = action
    {
        act(game, action, log)
    } else {
        stray("an attack after a move", action)
    }
}

/// [CHA-3] The skulls of an attack.
fn attack_rolled<L: Log<Event>>(game: &mut SpiceIslands, target: Target, skulls: u8, log: &mut L) {
    log.tell(Event::AttackRolled { skulls });
    match target {
        Target::Merchant { company, ship } => game.merchant_hit(company, ship, skulls, log),
        Target::PirateShip => game.pirates_hit(skulls, log),
    }
}

/// [CHA-4, CHA-5] A player's best die in an election, or their skulls in a mutiny.
fn vote_rolled<L: Log<Event>>(game: &mut SpiceIslands, vote: Vote, action: Action, log: &mut L) {
    let (player, dice) = (vote.roller, game.vote_dice(vote.organisation, vote.roller));
    match vote.organisation {
        Organisation::Pirates => {
            let Action::Skulls(skulls) = action else { stray("a mutiny", action) };
            log.tell(Event::SkullsRolled { player, dice, skulls });
            game.vote_rolled(vote, skulls, log);
        }
        Organisation::Green | Organisation::Blue | Organisation::Yellow | Organisation::Navy => {
            let Action::Best(best) = action else { stray("an election", action) };
            log.tell(Event::BestRolled { player, dice, best });
            game.vote_rolled(vote, best, log);
        }
    }
}

/// The caller applies legal actions only; one that does not belong to the step is a flaw of the caller.
#[cold]
pub(crate) fn stray(step: &str, action: Action) -> ! {
    unreachable!("`{action}` does not belong to {step}")
}
