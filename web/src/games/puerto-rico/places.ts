// Where on the board of Puerto Rico a choice is lit, read off its notation.
import type { Choice, TableState } from '../../lib/types';

/** The places of a choice; a choice such as `sell nothing` has none and is a button only. */
export function placesOf(choice: Choice, state: Pick<TableState, 'you'>): string[] {
  const own = `own:${state.you}`;
  const [verb = '', ...words] = choice.action.split(' ');
  const what = words[0] ?? '';
  if (what === 'nothing' || what === 'no') return [];
  switch (verb) {
    case 'role':
      return [`role:${what}`];
    case 'hacienda':
      return ['stock'];
    case 'settle':
      return [`tile:${what}`];
    case 'extra':
      return ['colonists'];
    case 'build':
      return [`building:${what}`];
    case 'craft':
      return [`supply:${what}`];
    case 'sell':
      return ['house', `${own}:good:${what}`];
    case 'load': {
      const vessel = words.slice(2).join(' ');
      return vessel === 'wharf' ? [`${own}:city:wharf`, `${own}:good:${what}`] : [vessel.replace(' ', ':'), `${own}:good:${what}`];
    }
    case 'store':
    case 'keep':
      return [`${own}:good:${what}`];
    default:
      return [];
  }
}
