import { innermost } from '@sortie/kernel';
import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import type { Attack } from '@sortie/xwing/model';
import { xwing } from '@sortie/xwing/rules';
import { expect, test } from 'vitest';

const duel = () =>
  xwingTable({
    rookie: {
      pilot: 'rookiepilot',
      at: [450, 400],
      upgrades: ['r5k6', 'torpedo:protontorpedoes'],
      lock: 'academy',
    },
    academy: { pilot: 'academypilot', at: [450, 600, 180], tokens: { focus: 1 } },
  });

test('after the lock is spent an evade result gives it back', () => {
  duel()
    .attack('rookie', 'academy', {
      attack: ['blank', 'blank', 'blank', 'hit', 'blank', 'blank'],
      defense: ['evade', 'blank', 'blank', 'blank'],
    })
    .offers('targetLock')
    .uses('targetLock', [0, 1, 2])
    .has('rookie', { lock: { target: 'academy' } })
    .attackDice('hit', 'blank', 'blank')
    .asksSeat('p2');
});

test('the lock that came back is refused to the same attack by the ban', () => {
  const table = duel().attack('rookie', 'academy', {
    attack: ['focus', 'blank', 'blank', 'hit', 'blank', 'blank'],
    defense: ['evade', 'blank', 'blank', 'blank'],
  });
  table.uses('targetLock', [0, 1, 2]);
  const { state } = table.referee;
  const at = innermost<Attack>(state, 'attack')!;
  const asked = { use: 'rookie.targetLock', choice: [], used: [] };
  expect(xwing.whyNotUsed!(state, 'modifyAttackDice', at, asked)).toMatchObject({
    rule: 'xw.timing.precedence.cannot-is-absolute',
  });
});

test('on any other result the lock is gone', () => {
  duel()
    .attack('rookie', 'academy', {
      attack: ['blank', 'blank', 'blank'],
      defense: ['focus', 'blank', 'blank', 'blank'],
    })
    .uses('targetLock', [])
    .has('rookie', { lock: null })
    .passes()
    .ends();
});

shows(
  'xw.attack.steps',
  'a lock acquired so cannot be spent in the same attack, and may be when it is over',
  () => {
    duel()
      .attack('rookie', 'academy', {
        weapon: 'protontorpedoes',
        attack: ['blank', 'blank', 'blank', 'blank'],
        defense: ['evade', 'blank', 'blank', 'blank'],
      })
      .has('rookie', { lock: { target: 'academy' } })
      .asksSeat('p2')
      .passes()
      .has('rookie', { lock: { target: 'academy' }, lasting: [] })
      .ends();
  },
);

test('a lock that another ship spends is gone without a roll', () => {
  xwingTable({
    rookie: { pilot: 'rookiepilot', at: [450, 400], lock: 'academy' },
    other: { pilot: 'redsquadronpilot', at: [550, 400], upgrades: ['r5k6'], hasFought: true },
    academy: { pilot: 'academypilot', at: [450, 600, 180], hasFought: true },
  })
    .attack('rookie', 'academy', {
      attack: ['blank', 'blank', 'blank', 'blank'],
      defense: ['blank', 'blank', 'blank'],
    })
    .uses('targetLock', [0])
    .has('rookie', { lock: null })
    .has('other', { lock: null })
    .ends();
});

test('what another card began on the ship leaves the lock free to be spent', () => {
  xwingTable(
    {
      leader: {
        pilot: 'lukeskywalker',
        at: [380, 400],
        upgrades: ['swarmtactics'],
        dial: { speed: 1, bearing: 'straight' },
      },
      rookie: { pilot: 'rookiepilot', at: [450, 400], upgrades: ['r5k6'], lock: 'academy' },
      academy: { pilot: 'academypilot', at: [450, 600, 180] },
    },
    { phase: 'activation' },
  )
    .skips()
    .uses('swarmtactics', 'rookie')
    .attack('rookie', 'academy', { attack: ['blank', 'blank', 'blank'] })
    .offers('targetLock');
});
