import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (y: number) =>
  xwingTable({
    lando: { pilot: 'landocalrissian', at: [450, 300], upgrades: ['mercenarycopilot'] },
    academy: { pilot: 'academypilot', at: [450, y, 180], tokens: { focus: 1 } },
  });

test('at range 3 one hit may become a critical', () => {
  duel(600)
    .attack('lando', 'academy', {
      attack: ['hit', 'blank', 'hit'],
      defense: ['evade', 'evade', 'blank', 'blank'],
    })
    .offersExactly({ use: 'lando.u1', choice: 0 }, { pass: true })
    .uses('mercenarycopilot', 0)
    .attackDice('crit', 'blank', 'hit');
});

test('at range 2 it does nothing', () => {
  duel(520)
    .attack('lando', 'academy', { attack: ['hit', 'blank', 'hit'], defense: ['evade', 'evade', 'blank'] })
    .asksSeat('p2')
    .attackDice('hit', 'blank', 'hit')
    .passes()
    .ends();
});
