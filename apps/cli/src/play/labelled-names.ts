import type { Names } from '@sortie/xwing/text';
import type { Labels } from './labels.ts';

/** Names with the letters by which the board shows the ships. */
export function labelled(names: Names, labels: Labels): Names {
  return {
    ...names,
    ship: (id) => (labels.has(id) ? `${names.ship(id)} [${labels.get(id)}]` : names.ship(id)),
  };
}
