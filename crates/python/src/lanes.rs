//! Many games in which one seat learns and bots have the others: played from one choice of the learner to the next.

use emporio_batch::BatchError;
use emporio_bots::{Bot, BotSpec, Knowledge, Visit, make, visit};
use emporio_core::matches::read_options;
use emporio_core::{Actor, Match, Player, Rng, Setup, SetupError, Turn};
use emporio_games::GameKind;
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};
use serde_json::Value;

/// What is to be played.
#[derive(Clone)]
pub struct Course {
    /// The options of the tables.
    pub options: Value,
    /// How many at a table.
    pub players: u8,
    /// The bots, taken in turn from the learner's left on.
    pub bots: Vec<BotSpec>,
    /// The learner's seat; drawn anew for every game if none.
    pub seat: Option<Player>,
    /// How many games.
    pub lanes: usize,
    /// How many threads play them.
    pub threads: usize,
}

/// Where the games are written; each has a row a game.
pub struct Rows<'a> {
    /// What the learner may know.
    pub observation: &'a mut [f32],
    /// What the learner may choose.
    pub mask: &'a mut [u8],
    /// The learner's share of the victory when a game ended in this step, else 0.
    pub reward: &'a mut [f32],
    /// Whether a game ended in this step.
    pub done: &'a mut [u8],
    /// The learner's points in the last game that ended.
    pub score: &'a mut [i64],
    /// The learner's place in it.
    pub rank: &'a mut [i64],
}

/// Games of any kind.
pub trait Lanes: Send {
    /// Numbers of an observation, and ids of choices.
    fn widths(&self) -> (usize, usize);
    /// Begins all games anew.
    fn reset(&mut self, seed: u64, out: Rows<'_>) -> Result<(), BatchError>;
    /// Takes the learner's choice in each game; all are checked first, and on an error nothing has changed.
    fn step(&mut self, actions: &[i64], out: Rows<'_>) -> Result<(), BatchError>;
}

/// Sets the games up.
pub fn open(kind: GameKind, course: Course) -> Result<Box<dyn Lanes>, BatchError> {
    visit(kind, Open(course))
}

struct Open(Course);

impl Visit for Open {
    type Out = Result<Box<dyn Lanes>, BatchError>;

    fn visit<G: Knowledge>(self) -> Self::Out {
        Ok(Box::new(Of::<G>::new(self.0)?))
    }
}

struct Of<G: Knowledge> {
    course: Course,
    options: G::Options,
    lanes: Vec<Lane<G>>,
    widths: (usize, usize),
    pool: ThreadPool,
}

/// One game and its bots.
struct Lane<G: Knowledge> {
    number: u64,
    episode: u64,
    game: Match<G>,
    bots: Vec<Box<dyn Bot<G>>>,
    learner: Player,
    seed: u64,
    ended: Option<(f32, i64, i64)>,
}

const MOST_LANES: usize = 1 << 20;
const MOST_THREADS: usize = 256;

impl<G: Knowledge> Of<G> {
    fn new(course: Course) -> Result<Of<G>, BatchError> {
        for (what, given, most) in
            [("games", course.lanes, MOST_LANES), ("threads", course.threads, MOST_THREADS)]
        {
            if !(1..=most).contains(&given) {
                return Err(BatchError::Number { what, given, most });
            }
        }
        let options = read_options::<G>(&course.options)?;
        let widths = (G::observation_len(), usize::from(G::player_ids(&options)));
        let threads = ThreadPoolBuilder::new().num_threads(course.threads).build();
        let pool = threads.map_err(|error| BatchError::Threads(error.to_string()))?;
        let deal = |number| Lane::begin(&course, &options, number, 0, 0);
        let lanes = (0..course.lanes as u64).map(deal).collect::<Result<_, SetupError>>()?;
        Ok(Of { course, options, lanes, widths, pool })
    }

    /// Plays every game to the learner's next choice and writes it.
    fn write(&mut self, out: Rows<'_>) -> Result<(), BatchError> {
        let (seen, ids) = self.widths;
        let (course, options) = (&self.course, &self.options);
        let Rows { observation, mask, reward, done, score, rank } = out;
        let lengths = [
            ("observation", observation.len(), self.lanes.len() * seen),
            ("mask", mask.len(), self.lanes.len() * ids),
            ("reward", reward.len(), self.lanes.len()),
            ("done", done.len(), self.lanes.len()),
            ("score", score.len(), self.lanes.len()),
            ("rank", rank.len(), self.lanes.len()),
        ];
        for (array, given, expected) in lengths {
            if given != expected {
                return Err(BatchError::Length { array, given, expected });
            }
        }
        let lanes = &mut self.lanes;
        self.pool.install(|| {
            let views = observation.par_chunks_mut(seen).zip(mask.par_chunks_mut(ids));
            let ends = reward.par_iter_mut().zip(done).zip(score.par_iter_mut().zip(rank));
            lanes.par_iter_mut().zip(views).zip(ends).with_min_len(8).try_for_each(
                |((lane, (observation, mask)), ((reward, done), (score, rank)))| {
                    lane.play_on(course, options)?;
                    lane.game.state().observe(lane.learner, observation);
                    mask.fill(0);
                    for &action in lane.game.legal() {
                        mask[usize::from(G::action_id(action))] = 1;
                    }
                    (*reward, *done) = (0.0, 0);
                    if let Some((share, points, place)) = lane.ended.take() {
                        (*reward, *done, *score, *rank) = (share, 1, points, place);
                    }
                    Ok(())
                },
            )
        })
    }

    /// The actions of ids, all of them legal.
    fn read(&self, actions: &[i64]) -> Result<Vec<G::Action>, BatchError> {
        if actions.len() != self.lanes.len() {
            return Err(BatchError::Actions { given: actions.len(), games: self.lanes.len() });
        }
        let read = |(game, (lane, &action)): (usize, (&Lane<G>, &i64))| {
            let asked = u16::try_from(action).ok().and_then(G::action_from_id);
            asked.filter(|asked| lane.game.legal().contains(asked)).ok_or_else(|| {
                let legal = lane.game.legal().iter().map(|&action| G::action_id(action)).collect();
                BatchError::Illegal { game, action, legal }
            })
        };
        self.lanes.iter().zip(actions).enumerate().map(read).collect()
    }
}

impl<G: Knowledge> Lanes for Of<G> {
    fn widths(&self) -> (usize, usize) {
        self.widths
    }

    fn reset(&mut self, seed: u64, out: Rows<'_>) -> Result<(), BatchError> {
        let deal = |number| Lane::begin(&self.course, &self.options, number, seed, 0);
        self.lanes = (0..self.course.lanes as u64).map(deal).collect::<Result<_, SetupError>>()?;
        self.write(out)
    }

    fn step(&mut self, actions: &[i64], out: Rows<'_>) -> Result<(), BatchError> {
        let actions = self.read(actions)?;
        for (lane, action) in self.lanes.iter_mut().zip(actions) {
            lane.take(action);
        }
        self.write(out)
    }
}

impl<G: Knowledge> Lane<G> {
    /// The next game of a lane; everything about it follows from the seed, the lane and the number of the game.
    fn begin(
        course: &Course,
        options: &G::Options,
        number: u64,
        seed: u64,
        episode: u64,
    ) -> Result<Lane<G>, SetupError> {
        let mut rng = Rng::stream(seed.wrapping_add(number.wrapping_mul(0x2545_f491_4f6c_dd1d)), episode);
        let deal = rng.next_u64();
        let learner = course.seat.unwrap_or_else(|| Player(rng.below(u32::from(course.players)) as u8));
        let game = Match::quiet(Setup { seed: Some(deal), ..Setup::plain(options.clone(), course.players) })?;
        let bots = Player::all(course.players).map(|player| {
            let left = (player.0 + course.players - learner.0 - 1) % course.players;
            let spec = &course.bots[usize::from(left) % course.bots.len()];
            // Programs were refused before; a plain bot can always be made.
            make::<G>(spec, rng.next_u64()).map_err(|error| SetupError::Option(error.to_string()))
        });
        let bots = bots.collect::<Result<_, _>>()?;
        Ok(Lane { number, episode, game, bots, learner, seed, ended: None })
    }

    fn take(&mut self, action: G::Action) {
        if let Turn::Player(player) = self.game.turn() {
            // The action is one of the listed ones, so it is never refused.
            let _ = self.game.try_apply(Actor::Player(player), action);
        }
    }

    /// Lets bots and chance play to the learner's next choice, over the end of a game if there is none before.
    fn play_on(&mut self, course: &Course, options: &G::Options) -> Result<(), SetupError> {
        loop {
            match self.game.turn() {
                Turn::Player(player) if player == self.learner => return Ok(()),
                Turn::Player(player) => {
                    let action = self.bots[player.index()].choose(&self.game.seat(player));
                    self.take(action);
                }
                Turn::Chance => {
                    let deal = self.game.setup().seed.unwrap_or_default();
                    let ply = self.game.ply();
                    self.game.advance(&mut Rng::of_ply(deal, ply));
                }
                Turn::Over => {
                    let scores = self.game.state().scores();
                    let me = self.learner.index();
                    let end = (
                        scores.shares()[me] as f32,
                        i64::from(scores.players[me].total),
                        i64::from(scores.ranks()[me]),
                    );
                    *self = Lane::begin(course, options, self.number, self.seed, self.episode + 1)?;
                    self.ended = Some(end);
                }
            }
        }
    }
}
