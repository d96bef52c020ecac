//! The order of numbers and ids is pinned: what was trained on another cannot be used any more.

use emporio_games::GameKind;

/// FNV-1a, so that a change of one name or place shows.
fn hash(names: &[String]) -> u64 {
    let bytes = names.iter().flat_map(|name| name.bytes().chain([b'\n']));
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

/// If this fails, networks trained before must be trained anew: say so where they are kept.
#[test]
fn the_order_of_numbers_and_ids_is_pinned() {
    let found: Vec<(&str, usize, u64, usize, u64)> = GameKind::ALL
        .iter()
        .map(|kind| {
            let names = kind.observation_names();
            let ids: Vec<String> =
                (0..kind.meta().player_ids).map(|id| kind.action_of(id).unwrap_or_default()).collect();
            (kind.id(), names.len(), hash(&names), ids.len(), hash(&ids))
        })
        .collect();
    assert_eq!(
        found,
        [
            ("puerto-rico", 0, 0, 262, 0),
            ("san-juan", 0, 0, 235, 0),
            ("madeira", 0, 0, 0, 0),
            ("spice-islands", 0, 0, 1200, 0),
            ("stones", 0, 0, 4, 0),
        ]
    );
}
