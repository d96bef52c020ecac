//! Every bot repeats itself and sees no more than its seat.

use emporio_bots::hint::advise_seat;
use emporio_bots::{BotSpec, Knowledge, Visit, make, visit};
use emporio_core::{ActionList, Actor, Match, Player, Rng, Seat, Setup, Turn, Viewer};
use emporio_games::GameKind;

const BOTS: [&str; 5] =
    ["random", "greedy", "easy", "search:iterations=40", "search:iterations=20,threads=2"];

fn seats<G: Knowledge>(players: u8) -> Match<G> {
    Match::quiet(Setup::plain(G::Options::default(), players)).unwrap()
}

/// Plays a game with the same bot in every seat; gives what was chosen.
fn game_of<G: Knowledge>(spec: &BotSpec, players: u8, most: usize) -> Vec<G::Action> {
    let mut rng = Rng::new(11);
    let mut bots: Vec<_> = (0..players).map(|seat| make::<G>(spec, 100 + u64::from(seat)).unwrap()).collect();
    let mut table = seats::<G>(players);
    let mut chosen = Vec::new();
    loop {
        table.advance(&mut rng);
        let Turn::Player(player) = table.turn() else { return chosen };
        let action = bots[player.index()].choose(&table.seat(player));
        chosen.push(action);
        table.try_apply(Actor::Player(player), action).unwrap();
        if chosen.len() == most {
            return chosen;
        }
    }
}

struct Repeats(&'static str);

impl Visit for Repeats {
    type Out = ();

    fn visit<G: Knowledge>(self) {
        let spec: BotSpec = self.0.parse().unwrap();
        let players = G::META.min_players.max(2);
        let (first, again) = (game_of::<G>(&spec, players, 60), game_of::<G>(&spec, players, 60));
        assert!(first.len() > 3 && first == again, "{} {}: another game", G::META.id, self.0);
    }
}

#[test]
fn equal_seeds_make_equal_games() {
    for bot in BOTS {
        for &kind in GameKind::ALL {
            visit(kind, Repeats(bot));
        }
    }
}

struct NoPeeking(&'static str);

impl Visit for NoPeeking {
    type Out = usize;

    /// Plays random games; now and then asks the bot in the true world and in another that the seat cannot tell
    /// from it. Gives in how many moments the worlds really differed.
    fn visit<G: Knowledge>(self) -> usize {
        let spec: BotSpec = self.0.parse().unwrap();
        let mut differed = 0;
        let mut rng = Rng::new(5);
        for players in [G::META.min_players, G::META.max_players] {
            let mut table = seats::<G>(players);
            let mut moment = 0;
            loop {
                table.advance(&mut rng);
                let Turn::Player(player) = table.turn() else { break };
                moment += 1;
                if moment % 17 == 1 {
                    differed += usize::from(same_choice(&spec, &table, player, &mut rng));
                }
                let action = rng.pick(table.legal());
                table.try_apply(Actor::Player(player), action).unwrap();
            }
        }
        differed
    }
}

fn same_choice<G: Knowledge>(spec: &BotSpec, table: &Match<G>, player: Player, rng: &mut Rng) -> bool {
    let mut other = table.state().clone();
    other.determinize(Viewer::Player(player), rng);
    let mut legal = ActionList::new();
    other.legal_actions(&mut legal);
    assert_eq!(legal.as_slice(), table.legal(), "the seat could tell these worlds apart");
    let here = make::<G>(spec, 3).unwrap().choose(&table.seat(player));
    let there = make::<G>(spec, 3).unwrap().choose(&Seat::new(&other, player, &legal));
    assert_eq!(here, there, "{} {spec}: the choice depends on what the seat cannot see", G::META.id);
    let advice = |seat: &Seat<'_, G>| serde_json::to_string(&advise_seat(seat, 30, 3, &|| true)).unwrap();
    let (here, there) = (advice(&table.seat(player)), advice(&Seat::new(&other, player, &legal)));
    assert_eq!(here, there, "{}: a hint depends on what the seat cannot see", G::META.id);
    other != *table.state()
}

#[test]
fn a_choice_is_the_same_in_worlds_that_the_seat_cannot_tell_apart() {
    for bot in BOTS {
        assert!(visit(GameKind::Stones, NoPeeking(bot)) > 0, "Stones has hidden cards");
        for &kind in GameKind::ALL {
            visit(kind, NoPeeking(bot));
        }
    }
}
