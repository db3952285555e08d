import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (upgrades: string[]) =>
  xwingTable({
    academy: { pilot: 'darthvader', at: [450, 560, 180], lock: 'dagger' },
    dagger: { pilot: 'daggersquadronpilot', at: [450, 400], upgrades, tokens: { focus: 1 } },
  });

test('the defender may turn one hit into a focus result that cannot be rerolled', () => {
  duel(['sensorjammer'])
    .attack('academy', 'dagger', { attack: ['hit', 'crit'], defense: ['blank'] })
    .asksSeat('p2')
    .offersExactly({ use: 'dagger.u1', choice: 0 }, { pass: true })
    .uses('sensorjammer', 0)
    .asksSeat('p1')
    .offersExactly(
      { use: 'academy.targetLock', choice: [] },
      { use: 'academy.targetLock', choice: [1] },
      { pass: true },
    )
    .passes()
    .attackDice('focus', 'crit');
});

test('without it the attacker may reroll any die', () => {
  duel([])
    .attack('academy', 'dagger', { attack: ['hit', 'crit'], defense: ['blank'] })
    .offersExactly(
      { use: 'academy.targetLock', choice: [] },
      { use: 'academy.targetLock', choice: [0] },
      { use: 'academy.targetLock', choice: [1] },
      { use: 'academy.targetLock', choice: [0, 1] },
      { pass: true },
    );
});
