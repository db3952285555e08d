import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

type Spec = Parameters<typeof xwingTable>[0][string];

const shot = (x: number, wing: Partial<Spec>, attacker = 'wing') =>
  xwingTable({
    saw: { pilot: 'rebel:uwing:sawgerrera', at: [x, 300] },
    wing: { pilot: 'rookiepilot', at: [450, 300], ...wing },
    enemy: { pilot: 'academypilot', at: [450, 500, 180] },
  }).attack(attacker, 'enemy', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] });

test('a stressed friendly ship at range 1-2 may reroll 1 attack die', () => {
  shot(600, { tokens: { stress: 1 } })
    .offersExactly({ use: 'saw.pilot', choice: [0] }, { use: 'saw.pilot', choice: [1] }, { pass: true })
    .dice({ attack: ['hit'] })
    .uses('sawgerrera', [1])
    .has('enemy', { damage: [{}, {}] })
    .ends();
});

test('so may a damaged one', () => {
  shot(600, { facedown: ['core2-weaponsfailure'] }).offers('sawgerrera');
});

test('not a sound one, and not at range 3', () => {
  shot(600, {}).doesNotOffer('sawgerrera').ends();
  shot(740, { tokens: { stress: 1 } })
    .doesNotOffer('sawgerrera')
    .ends();
});

shows('xw.ship.friendly.includes-self', 'range 2 is near enough', () => {
  shot(660, { tokens: { stress: 1 } }).offers('sawgerrera');
});
