import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

type Spec = Parameters<typeof xwingTable>[0][string];

const start = (etahn: Partial<Spec> = {}) =>
  xwingTable(
    {
      etahn: { pilot: 'etahnabaht', at: [600, 300], hasFought: true, ...etahn },
      wing: { pilot: 'rookiepilot', at: [450, 300] },
      enemy: { pilot: 'academypilot', at: [500, 500, 180] },
    },
    { cards: ['core2-weaponsfailure', 'core2-weaponsfailure'] },
  ).attack('wing', 'enemy', { attack: ['hit', 'hit', 'blank'], defense: ['blank', 'blank', 'blank'] });

test('whoever attacks an enemy in its arc may turn one hit into a critical', () => {
  start()
    .offersExactly({ use: 'etahn.pilot', choice: 0 }, { pass: true })
    .uses('etahnabaht')
    .has('enemy', { damage: [{ faceup: false }, { faceup: true }] });
});

test('not when the enemy is outside its arc', () => {
  start({ at: [600, 300, 180] })
    .doesNotOffer('etahnabaht')
    .has('enemy', { damage: [{ faceup: false }, { faceup: false }] });
});

test('range 3 is near enough, range 4 is not', () => {
  start({ at: [500, 220] }).offers('etahnabaht');
  start({ at: [500, 130] }).doesNotOffer('etahnabaht');
});
