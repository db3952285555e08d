import { shows } from '@sortie/testkit';
import { attackDieFaces, defenseDieFaces } from '@sortie/xwing/model';
import { expect } from 'vitest';

function counted(faces: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const face of faces) counts[face] = (counts[face] ?? 0) + 1;
  return counts;
}

shows(
  ['xw.geometry.die.attack', 'xw.dice.faces.attack'],
  'an attack die has three hits, one critical, two focus and two blank faces',
  () => {
    expect(counted(attackDieFaces)).toEqual({ hit: 3, crit: 1, focus: 2, blank: 2 });
  },
);

shows(
  ['xw.geometry.die.defense', 'xw.dice.faces.defense'],
  'a defense die has three evade, two focus and three blank faces',
  () => {
    expect(counted(defenseDieFaces)).toEqual({ evade: 3, focus: 2, blank: 3 });
  },
);
