import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const hit = (attack: readonly string[]) =>
  xwingTable(
    {
      shuttle: {
        pilot: 'omicrongrouppilot',
        at: [450, 400],
        upgrades: ['moffjerjerrod', 'tactician'],
        shields: 0,
      },
      rookie: { pilot: 'rookiepilot', at: [450, 580, 180] },
    },
    { cards: ['core2-weaponsfailure'] },
  ).attack('rookie', 'shuttle', { attack, defense: ['blank'] });

test('a faceup card may be turned facedown for any of the crew', () => {
  hit(['crit', 'blank', 'blank'])
    .offersExactly(
      { use: 'shuttle.u1', choice: 'shuttle.u1' },
      { use: 'shuttle.u1', choice: 'shuttle.u2' },
      { pass: true },
    )
    .uses('moffjerjerrod', 'shuttle.u2')
    .has('shuttle', { damage: [{ faceup: false }], upgrades: [{ faceup: true }, { faceup: false }] })
    .ends();
});

test('a facedown one asks nothing', () => {
  hit(['hit', 'blank', 'blank'])
    .has('shuttle', { damage: [{ faceup: false }], upgrades: [{ faceup: true }, {}] })
    .ends();
});
