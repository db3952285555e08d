import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

type Spec = Parameters<typeof xwingTable>[0][string];

const start = (jan: Partial<Spec> = {}) =>
  xwingTable({
    jan: { pilot: 'rebel:hwk290:janors', at: [600, 300], hasFought: true, ...jan },
    wing: { pilot: 'rookiepilot', at: [450, 300] },
    enemy: { pilot: 'academypilot', at: [450, 450, 180] },
  });
const defense = ['evade', 'blank', 'blank'];

test('for a stress token another friendly ship at range 1-3 rolls 1 more attack die', () => {
  start()
    .attack('wing', 'enemy', { attack: ['hit', 'blank', 'blank', 'blank'], defense })
    .offersExactly({ use: 'jan.pilot', choice: null }, { pass: true })
    .uses('janors')
    .has('jan', { tokens: { stress: 1 } })
    .ends();
});

test('not when stressed, not beyond range 3', () => {
  start({ tokens: { stress: 1 } })
    .attack('wing', 'enemy', { attack: ['hit', 'blank', 'blank'], defense })
    .has('jan', { tokens: { stress: 1 } })
    .ends();
  start({ at: [850, 300] })
    .attack('wing', 'enemy', { attack: ['hit', 'blank', 'blank'], defense })
    .has('jan', { tokens: { stress: 0 } })
    .ends();
});

test('not for an attack of its own, nor one of the enemy', () => {
  start({ at: [450, 250], hasFought: false })
    .attack('jan', 'enemy', { attack: ['blank'], defense: ['evade', 'blank', 'blank'] })
    .has('jan', { tokens: { stress: 0 } });
  start()
    .attack('enemy', 'wing', { attack: ['blank', 'blank'], defense: ['blank', 'blank'] })
    .has('jan', { tokens: { stress: 0 } })
    .ends();
});

test('range 3 is near enough, and her own attack is never helped', () => {
  start({ at: [720, 300] })
    .attack('wing', 'enemy', { attack: ['hit', 'blank', 'blank'], defense })
    .offers('janors');
  xwingTable({
    jan: { pilot: 'rebel:hwk290:janors', at: [450, 250] },
    enemy: { pilot: 'academypilot', at: [450, 450, 180] },
  })
    .attack('jan', 'enemy', { attack: ['blank'], defense })
    .ends();
});
