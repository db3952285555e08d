import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const ships = (x: number, upgrades: readonly string[], more: object = {}) =>
  xwingTable(
    {
      red: { pilot: 'redsquadronveteran', at: [450, 300], upgrades },
      academy: { pilot: 'academypilot', at: [450, 520, 180] },
      ...more,
    },
    { obstacles: [{ kind: 'asteroid', outline: 0, at: [x, 410] }] },
  );
const [three, four] = [3, 4].map((count) => Array.from({ length: count }, () => 'blank'));

test('an obstructed attack may roll a die more', () => {
  ships(450, ['trickshot'])
    .attack('red', 'academy', { defense: four! })
    .offersExactly({ use: 'red.u1', choice: null }, { pass: true })
    .dice({ attack: ['hit', ...three!] })
    .uses('trickshot')
    .has('academy', { damage: [{}] })
    .ends();
});

test('left alone, or without obstruction, it rolls none more', () => {
  ships(450, ['trickshot']).attack('red', 'academy', { attack: three!, defense: four! }).passes().ends();
  ships(700, ['trickshot']).attack('red', 'academy', { attack: three!, defense: three! }).ends();
});

test('a friend rolls none more', () => {
  ships(450, ['trickshot'], { wing: { pilot: 'rookiepilot', at: [452, 240] } })
    .attack('wing', 'academy', { attack: three!, defense: [...four!, 'blank'] })
    .doesNotOffer('trickshot')
    .ends();
});
