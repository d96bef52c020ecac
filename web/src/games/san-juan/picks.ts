// Picking several cards or goods freely, and the steps in canonical order that say the same.

/** Something that may be picked; equal things have the same type, types count up in canonical order. */
export interface Item {
  id: string;
  type: number;
  name: string;
}

/** The steps that name exactly these cards: in order of type, leaving out those where nothing else could be named. */
export function exactSteps(verb: string, pool: Item[], picked: Item[]): string[] {
  const steps: string[] = [];
  const left = [...pool].sort(byType);
  let lowest = -Infinity;
  const wanted = [...picked].sort(byType);
  wanted.forEach((item, i) => {
    const need = wanted.length - i;
    const open = left.filter((other) => other.type >= lowest);
    const options = new Set(open.map((other) => other.type).filter((type) => open.filter((o) => o.type >= type).length >= need));
    if (options.size > 1) steps.push(`${verb} ${item.name}`);
    lowest = item.type;
    left.splice(left.findIndex((other) => other.type === item.type), 1);
  });
  return steps;
}

/** The steps that name up to `most` things and then stop, where stopping is not the only thing left. */
export function upToSteps(verb: string, pool: Item[], picked: Item[], most: number): string[] {
  const wanted = [...picked].sort(byType);
  const steps = wanted.map((item) => `${verb} ${item.name}`);
  const last = wanted.at(-1)?.type ?? -Infinity;
  const more = pool.some((item) => item.type >= last && !picked.includes(item));
  return wanted.length < most && more ? [...steps, 'stop'] : steps;
}

function byType(a: Item, b: Item): number {
  return a.type - b.type;
}
