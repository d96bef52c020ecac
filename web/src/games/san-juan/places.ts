// Where on the board of San Juan a choice is lit, read off its notation.
import type { Choice, TableState } from '../../lib/types';
const keyOf = (name: string) => name.replaceAll(/[ _]/g, '-');

/** The places of a choice; `pass`, `stop` and refusals are buttons only. */
export function placesOf(choice: Choice, _state: Pick<TableState, 'you'>): string[] {
  const [verb = '', ...words] = choice.action.split(' ');
  const what = words.join(' ');
  if (what === 'nothing' || what === 'no') return [];
  switch (verb) {
    case 'take':
      return [`role:${what}`];
    case 'build':
    case 'pay':
    case 'discard':
    case 'tuck':
      return [`hand:${keyOf(what)}`, `look:${keyOf(what)}`];
    case 'keep':
      return [`look:${keyOf(what)}`];
    case 'mine':
      return [`mine:${keyOf(what)}`];
    case 'cover':
      return [`own:${keyOf(what.replace(/^(loaded|empty) /, ''))}${coverState(what)}`];
    case 'produce':
      return [`own:plant:${what}:empty`];
    case 'sell':
    case 'spend':
      return [`own:plant:${what}:loaded`];
    case 'library':
      return ['own:library'];
    default:
      return [];
  }
}

function coverState(what: string): string {
  const state = /^(loaded|empty) /.exec(what)?.[1];
  return state ? `:${state}` : '';
}
