import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const shot = (x: number, other: number, attacker: 'jess' | 'enemy' = 'jess') =>
  xwingTable({
    jess: { pilot: 'jesspava', at: [450, 300], hasFought: attacker === 'enemy' },
    wing: { pilot: 'rookiepilot', at: [x, 300], hasFought: true },
    other: { pilot: 'rookiepilot', at: [other, 300], hasFought: true },
    enemy: { pilot: 'academypilot', at: [450, 500, 180] },
  }).attack(
    attacker,
    attacker === 'enemy' ? 'jess' : 'enemy',
    attacker === 'enemy'
      ? { attack: ['hit', 'hit'], defense: ['blank', 'blank'] }
      : { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] },
  );
const picks = (...choices: readonly number[][]) => choices.map((choice) => ({ use: 'jess.pilot', choice }));

test('it may reroll 1 die for each other friendly ship at range 1', () => {
  shot(530, 700).offersExactly(...picks([0]), { pass: true });
  shot(530, 370)
    .offersExactly(...picks([0], [0, 1]), { pass: true })
    .dice({ attack: ['hit', 'hit'] })
    .uses('jesspava', [0, 1])
    .has('enemy', { damage: [{}, {}] })
    .ends();
});

test('defending as well', () => {
  shot(530, 370, 'enemy')
    .offersExactly(...picks([0], [0, 1]), { pass: true })
    .dice({ defense: ['evade', 'evade'] })
    .uses('jesspava', [0, 1])
    .has('jess', { shields: 3 })
    .ends();
});

test('alone it rerolls nothing', () => {
  shot(700, 200).doesNotOffer('jesspava').ends();
  shot(700, 200, 'enemy').doesNotOffer('jesspava').ends();
});
