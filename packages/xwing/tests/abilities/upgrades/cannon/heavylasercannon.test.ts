import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const duel = () =>
  xwingTable({
    shuttle: { pilot: 'omicrongrouppilot', at: [450, 300, 0], upgrades: ['heavylasercannon'], lock: 'x' },
    x: { pilot: 'rookiepilot', at: [450, 520, 180], hasFought: true },
  });

test('a heavy laser cannon turns the criticals of its roll into hits, those of a later reroll not', () => {
  const table = duel()
    .attack('shuttle', 'x', {
      weapon: 'heavylasercannon',
      attack: ['crit', 'crit', 'blank', 'hit', 'crit'],
      defense: ['blank', 'blank'],
    })
    .attackDice('hit', 'hit', 'blank', 'hit')
    .offers('targetLock')
    .cards('core2-weaponsfailure')
    .uses('targetLock', [2]);
  expect(table.events('resultsCompared')).toMatchObject([{ outcome: 'hit', hits: 3, crits: 1 }]);
  table.ends();
});

test('criticals of the primary weapon stay criticals beside a heavy laser cannon', () => {
  duel()
    .attack('shuttle', 'x', { attack: ['crit', 'crit', 'blank'], defense: ['blank', 'blank'] })
    .attackDice('crit', 'crit', 'blank')
    .passes()
    .has('x', { shields: 0 })
    .ends();
});

test('a single critical, without a hit beside it, becomes a hit too', () => {
  duel()
    .attack('shuttle', 'x', {
      weapon: 'heavylasercannon',
      attack: ['blank', 'crit', 'blank', 'blank'],
      defense: ['blank', 'blank'],
    })
    .attackDice('blank', 'hit', 'blank', 'blank');
});
