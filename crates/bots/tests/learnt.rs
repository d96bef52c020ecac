//! Weights that were learnt: they fit their games, change nothing when they are zeros, and say the same everywhere.

use emporio_bots::net::{Net, NetError};
use emporio_bots::search::{Judge, Learnt, SearchBot};
use emporio_bots::{Budget, Knowledge, SearchSpec, Visit, visit};
use emporio_core::{Match, Rng, Setup, Turn};
use emporio_games::GameKind;
use safetensors::Dtype;
use safetensors::tensor::TensorView;

/// A network of a game as a file, with every weight given by a rule.
fn written<G: Knowledge>(width: usize, weight: impl Fn(usize) -> f32) -> Vec<u8> {
    let (inputs, ids) = (G::observation_len() + emporio_bots::net::EXTRA, usize::from(G::META.player_ids));
    let parts = [
        ("first.weight", inputs * width),
        ("first.bias", width),
        ("second.weight", width * width),
        ("second.bias", width),
        ("correction.weight", width * emporio_core::MAX_PLAYERS),
        ("correction.bias", emporio_core::MAX_PLAYERS),
        ("appeal.weight", ids * width),
        ("appeal.bias", ids),
    ];
    let bytes: Vec<(&str, Vec<u8>)> = parts
        .iter()
        .map(|&(name, count)| (name, (0..count).flat_map(|at| weight(at).to_le_bytes()).collect()))
        .collect();
    let views = bytes.iter().zip(parts).map(|((name, bytes), (_, count))| {
        (*name, TensorView::new(Dtype::F32, vec![count], bytes).expect("as many bytes as numbers"))
    });
    safetensors::serialize(views, None).expect("a file")
}

/// What a search of few iterations finds from the opening: the choices by how often they were tried.
fn found<G: Knowledge>(judge: Judge) -> Vec<(u16, u32, [f32; 5])> {
    let mut table = Match::<G>::quiet(Setup::plain(G::Options::default(), G::META.max_players)).unwrap();
    table.advance(&mut Rng::new(5));
    let Turn::Player(player) = table.turn() else { panic!("a choice after the opening") };
    let spec = SearchSpec::new(Budget::Iterations(120));
    let chances = SearchBot::<G>::with(spec, G::TASTE, judge, 9).study(&table.seat(player));
    chances.iter().map(|chance| (G::action_id(chance.action), chance.visits, chance.values)).collect()
}

struct Zeros;

impl Visit for Zeros {
    type Out = ();

    fn visit<G: Knowledge>(self) {
        let with = |weight: fn(usize) -> f32| {
            let net = Net::read::<G>(&written::<G>(8, weight)).unwrap();
            found::<G>(Judge { learnt: Some(Learnt::new(net.into(), 1.0, 1.0)), ..Judge::fitted::<G>() })
        };
        let fitted = found::<G>(Judge::fitted::<G>());
        assert_eq!(with(|_| 0.0), fitted, "{}", G::META.id);
        let taught: fn(usize) -> f32 = |at| (at % 13) as f32 / 26.0 - 0.2;
        assert_ne!(with(taught), fitted, "{}", G::META.id);
        assert_eq!(with(taught), with(taught), "{}", G::META.id);
    }
}

#[test]
fn zeros_change_nothing_and_other_weights_do() {
    GameKind::ALL.iter().for_each(|&kind| visit(kind, Zeros));
}

struct Refused;

impl Visit for Refused {
    type Out = ();

    fn visit<G: Knowledge>(self) {
        let file = written::<G>(4, |_| 0.5);
        assert!(Net::read::<G>(&file).is_ok());
        assert!(matches!(Net::read::<G>(&file[..file.len() / 2]), Err(NetError::Unreadable(_))));
        let error =
            Net::read::<emporio_stones::Stones>(&written::<emporio_puerto_rico::PuertoRico>(4, |_| 0.5));
        assert!(error.unwrap_err().to_string().contains("another game or version"));
    }
}

#[test]
fn weights_of_another_game_are_refused_with_what_is_wrong() {
    visit(GameKind::SanJuan, Refused);
}

struct Shipped;

impl Visit for Shipped {
    type Out = bool;

    fn visit<G: Knowledge>(self) -> bool {
        G::learnt().is_some() || G::foresight().is_some()
    }
}

#[test]
fn shipped_weights_fit_their_games() {
    // Where what a seat sees or the ids of its choices change, weights must be learnt anew (`learning/`).
    assert!(visit(GameKind::PuertoRico, Shipped), "weights/puerto-rico.safetensors is for another layout");
    assert!(visit(GameKind::Madeira, Shipped), "weights/madeira.safetensors is for another layout");
    assert!(visit(GameKind::SanJuan, Shipped), "weights/san-juan.safetensors is for another layout");
    assert!(
        visit(GameKind::SpiceIslands, Shipped),
        "weights/spice-islands.safetensors is for other prospects"
    );
}
