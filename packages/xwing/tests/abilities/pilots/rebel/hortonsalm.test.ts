import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const salmAt = (y: number, attack: readonly string[]) =>
  xwingTable({
    salm: { pilot: 'hortonsalm', at: [450, y] },
    academy: { pilot: 'academypilot', at: [450, 600, 180], tokens: { focus: 1 } },
  }).attack('salm', 'academy', { attack, defense: Array.from({ length: y < 350 ? 4 : 3 }, () => 'blank') });

test('at range 2 any blank results may be rerolled', () => {
  salmAt(400, ['blank', 'blank', 'hit', 'hit'])
    .offersExactly({ use: 'salm.pilot', choice: [0] }, { use: 'salm.pilot', choice: [0, 1] }, { pass: true })
    .uses('hortonsalm', [0, 1])
    .attackDice('hit', 'hit');
});

test('at range 3 too, and only the blanks', () => {
  salmAt(300, ['focus', 'blank', 'crit'])
    .offersExactly({ use: 'salm.pilot', choice: [1] }, { pass: true })
    .uses('hortonsalm')
    .attackDice('focus', 'crit');
});

test('at range 1 no blank is rerolled', () => {
  salmAt(500, ['blank', 'blank', 'hit']).offers('academy:focus').passes().ends();
});
