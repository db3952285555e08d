import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (tokens = {}) =>
  xwingTable({
    academy: { pilot: 'academypilot', at: [450, 560, 180] },
    wedge: { pilot: 'wedgeantilles', at: [450, 400], upgrades: ['elusiveness'], tokens, hasFought: true },
  });

test('the defender takes a stress token and the attacker rerolls the die it chose', () => {
  duel()
    .attack('academy', 'wedge', { attack: ['crit', 'hit', 'blank'], defense: ['evade', 'blank'] })
    .asksSeat('p2')
    .offersExactly({ use: 'wedge.u1', choice: 0 }, { use: 'wedge.u1', choice: 1 }, { pass: true })
    .uses('elusiveness', 0)
    .has('wedge', { tokens: { stress: 1 }, shields: 2 })
    .ends();
});

test('a stressed defender cannot use Elusiveness', () => {
  duel({ stress: 1 })
    .attack('academy', 'wedge', { attack: ['hit', 'hit'], defense: ['evade', 'blank'] })
    .has('wedge', { tokens: { stress: 1 }, shields: 1 })
    .ends();
});

test('Elusiveness is of no use to an attacker', () => {
  xwingTable({
    wedge: { pilot: 'wedgeantilles', at: [450, 400], upgrades: ['elusiveness'] },
    academy: { pilot: 'academypilot', at: [450, 560, 180] },
  })
    .attack('wedge', 'academy', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank'] })
    .asks('declareTarget', { ship: 'academy' })
    .ends();
});
