//! Spice Islands as a [`Game`]: the rules put behind the interface that everyone uses.

use emporio_core::{
    ActionList, Board, Broken, Figure, Game, Locales, Log, Meta, Player, PositionError, Rng, Scores,
    SetupError, Text, Turn, Viewer,
};
use serde::Deserialize;
use serde_json::Value;

use crate::action::Action;
use crate::data::Data;
use crate::event::Event;
use crate::options::Options;
use crate::pieces::{Organisation, Unit};
use crate::setup::overrides;
use crate::state::{Hunter, Phase, SpiceIslands, Target, Vote};
use crate::view::View;
use crate::{board, file, ids, texts};

impl SpiceIslands {
    /// [CHA-3, CHA-5] Skulls of an attack or of a player in a mutiny.
    fn skulls_rolled<L: Log<Event>>(&mut self, skulls: u8, log: &mut L) {
        if let Phase::Attack(target) = self.phase {
            log.tell(Event::AttackRolled { skulls });
            match target {
                Target::Merchant { company, ship } => self.merchant_hit(company, ship, skulls, log),
                Target::PirateShip => self.pirates_hit(skulls, log),
            }
        } else if let Phase::Vote(vote) = self.phase {
            let (player, dice) = self.roller(&vote);
            log.tell(Event::SkullsRolled { player, dice, skulls });
            self.vote_rolled(vote, skulls, log);
        }
    }

    fn roller(&self, vote: &Vote) -> (Player, u8) {
        (vote.roller, self.vote_dice(vote.organisation, vote.roller))
    }

    /// [CHA-4] A player's best die in an election.
    fn best_rolled<L: Log<Event>>(&mut self, best: u8, log: &mut L) {
        if let Phase::Vote(vote) = self.phase {
            let (player, dice) = self.roller(&vote);
            log.tell(Event::BestRolled { player, dice, best });
            self.vote_rolled(vote, best, log);
        }
    }

    /// [DEC-1] A choice in a buying round.
    #[inline]
    fn buyer_chose<L: Log<Event>>(&mut self, choice: Option<Organisation>, log: &mut L) {
        if let Phase::Buy { rounds, buyer } = self.phase {
            match choice {
                Some(organisation) => self.buy(rounds, buyer, organisation, log),
                None => self.pass(rounds, buyer, log),
            }
        }
    }

    /// [CHA-1] A pawn for the next seat.
    fn pawn_dealt<L: Log<Event>>(&mut self, organisation: Organisation, log: &mut L) {
        if let Phase::Deal(seat) = self.phase {
            self.deal(seat, organisation, log);
        }
    }

    /// [CHA-6] The winner of a tie.
    fn tie_won<L: Log<Event>>(&mut self, player: Player, log: &mut L) {
        if let Phase::Tie { organisation, .. } = self.phase {
            self.make_captain(organisation, player, log);
        }
    }

    /// [DEC-7] A unit after an attack.
    fn unit_chosen<L: Log<Event>>(&mut self, unit: Unit, log: &mut L) {
        if let Phase::Pick(pick) = self.phase {
            self.pick_unit(pick, unit, log);
        }
    }

    fn list_after_move(&self, hunter: Hunter, out: &mut ActionList<Action>) {
        match hunter {
            Hunter::Pirates => self.list_prey(crate::action::Source::Move, out),
            Hunter::Navy => out.push(Action::NavyAttack { source: crate::action::Source::Move }),
        }
        out.push(Action::NoAttack);
    }
}

impl Game for SpiceIslands {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    const META: Meta = Meta {
        id: "spice-islands",
        title: "Spice Islands",
        rules_version: 1,
        min_players: 2,
        max_players: 5,
        action_ids: ids::ACTIONS,
        rules: include_str!("../RULES.md"),
        locales: Locales { en: include_str!("../locales/en.ftl"), it: include_str!("../locales/it.ftl") },
    };

    fn new(options: &Options, players: u8) -> Result<Self, SetupError> {
        SpiceIslands::set_up(options, players)
    }

    fn players(&self) -> u8 {
        self.players
    }

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

    #[inline]
    fn legal_actions(&self, out: &mut ActionList<Action>) {
        match self.phase {
            Phase::Act => self.list_actions(out),
            Phase::Buy { buyer, .. } => self.list_shares(buyer, out),
            Phase::AfterMove(hunter) => self.list_after_move(hunter, out),
            Phase::Pick(pick) => Self::list_units(&pick, out),
            Phase::Deal(_)
            | Phase::First
            | Phase::Roll
            | Phase::Attack(_)
            | Phase::Vote(_)
            | Phase::Tie { .. }
            | Phase::Over(_) => self.list_outcomes(out),
        }
    }

    fn chance_weight(&self, outcome: Action) -> u64 {
        self.outcome_weight(outcome)
    }

    #[inline]
    fn sample_chance(&self, rng: &mut Rng) -> Action {
        self.draw(rng)
    }

    #[inline]
    fn apply<L: Log<Event>>(&mut self, action: Action, log: &mut L) {
        match action {
            Action::Load { source, ship, unit } => {
                self.spend(source, ship.company.organisation(), log);
                self.load(ship, unit, log)
            }
            Action::Sail { source, ship, to } => {
                self.spend(source, ship.company.organisation(), log);
                self.sail(ship, to, log)
            }
            Action::NavyMove { source, to } => {
                self.spend(source, Organisation::Navy, log);
                self.move_navy(to, log)
            }
            Action::NavyAttack { source } => {
                self.spend(source, Organisation::Navy, log);
                self.attack_pirates(log)
            }
            Action::PirateMove { source, to } => {
                self.spend(source, Organisation::Pirates, log);
                self.move_pirates(to, log)
            }
            Action::PirateAttack { source, ship } => {
                self.spend(source, Organisation::Pirates, log);
                self.attack_merchant(ship, log)
            }
            Action::Elect { source, organisation } => {
                self.spend(source, organisation, log);
                self.election_step(organisation, log)
            }
            Action::Revenue { source, organisation } => {
                self.spend(source, organisation, log);
                self.revenue_step(organisation, log)
            }
            Action::Mutiny { source } => {
                self.spend(source, Organisation::Pirates, log);
                self.mutiny_step(log)
            }
            Action::Buy(organisation) => self.buyer_chose(Some(organisation), log),
            Action::Pass => self.buyer_chose(None, log),
            Action::Roll(dice) => self.roll(dice, log),
            Action::Best(best) => self.best_rolled(best, log),
            Action::Skulls(skulls) => self.skulls_rolled(skulls, log),
            Action::Winner(player) => self.tie_won(player, log),
            Action::Unit(unit) => self.unit_chosen(unit, log),
            Action::NoAttack => self.go_on(log),
            Action::EndTurn => self.decline(log),
            Action::Deal(organisation) => self.pawn_dealt(organisation, log),
            Action::First(player) => self.begin(player, log),
        }
    }

    fn scores(&self) -> Scores {
        self.all_scores()
    }

    fn round(&self) -> u16 {
        self.turn.saturating_sub(1) / u16::from(self.players) + 1
    }

    fn ending(&self) -> Option<&'static str> {
        self.ending_word()
    }

    fn view(&self, _viewer: Viewer) -> View {
        self.open_view()
    }

    /// [HID-1] Nothing is hidden.
    fn determinize(&mut self, _observer: Viewer, _rng: &mut Rng) {}

    fn action_id(action: Action) -> u16 {
        ids::id(action)
    }

    fn action_from_id(id: u16) -> Option<Action> {
        ids::from_id(id)
    }

    fn action_kind(action: Action) -> &'static str {
        action.kind()
    }

    fn event_kind(event: &Event) -> &'static str {
        event.into()
    }

    fn seen_by(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn check(&self) -> Result<(), Broken> {
        self.check_all()
    }

    fn forbidden_by(&self, action: Action) -> Option<&'static str> {
        self.clause_against(action)
    }

    fn to_position(&self) -> Value {
        // Plain data without map keys, so writing it cannot fail.
        serde_json::to_value(self).unwrap_or(Value::Null)
    }

    fn from_position(options: &Options, players: u8, position: &Value) -> Result<Self, PositionError> {
        let unreadable = |reason: String| PositionError::Unreadable(reason);
        let mut state = SpiceIslands::deserialize(position).map_err(|error| unreadable(error.to_string()))?;
        state.data =
            Data::of(options).map_err(|refused| unreadable(SetupError::from(refused).to_string()))?;
        state.overrides = overrides(options);
        if state.players != players {
            return Err(unreadable(format!("it has {} players, the table {players}", state.players)));
        }
        Self::META.check_players(players).map_err(|error| unreadable(error.to_string()))?;
        state.check_all()?;
        Ok(state)
    }

    fn prompt(&self) -> Text {
        self.question()
    }

    fn action_text(&self, action: Action) -> Text {
        self.words(action)
    }

    fn event_text(event: &Event) -> Text {
        texts::event_text(event)
    }

    fn board(view: &View) -> Board {
        board::board(view)
    }

    fn figures(options: &Options) -> Vec<Figure> {
        file::figures(&options.readings, &options.data)
    }
}
