import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const ace = (own: { readonly focus: number; readonly lock: boolean }) =>
  xwingTable({
    ace: {
      pilot: 'omegaace',
      at: [450, 300],
      tokens: { focus: own.focus },
      ...(own.lock ? { lock: 'rookie' } : {}),
    },
    rookie: { pilot: 'rookiepilot', at: [450, 500, 180], tokens: { focus: 1 } },
  }).attack('ace', 'rookie', { attack: ['blank', 'hit'], defense: ['blank', 'blank'] });

test('a focus token and the lock on the defender turn all results into criticals', () => {
  ace({ focus: 1, lock: true })
    .offers('omegaace', 'ace:focus', 'ace:targetLock')
    .uses('omegaace')
    .attackDice('crit', 'crit')
    .has('ace', { tokens: { focus: 0, evade: 0, stress: 0, ion: 0, cloak: 0 }, lock: null });
});

test('without the lock there is no such choice', () => {
  ace({ focus: 1, lock: false }).offers('ace:focus');
});

test('without a focus token there is no such choice', () => {
  ace({ focus: 0, lock: true }).offers('ace:targetLock');
});

test('a defender that bans spending focus leaves no such choice', () => {
  const table = xwingTable({
    ace: { pilot: 'omegaace', at: [450, 300], tokens: { focus: 1 }, lock: 'curse' },
    curse: { pilot: 'darkcurse', side: 1, at: [450, 500, 180], hasFought: true },
  })
    .attack('ace', 'curse', { attack: ['blank', 'hit'], defense: ['blank', 'blank', 'evade'] })
    .ends();
  expect(table.events('dieChanged')).toEqual([]);
});

test('tokens and lock may be kept', () => {
  ace({ focus: 1, lock: true })
    .offersExactly(
      { use: 'ace.pilot', choice: null },
      { use: 'ace.focus', choice: null },
      ...[[], [0], [1], [0, 1]].map((choice) => ({ use: 'ace.targetLock', choice })),
      { pass: true },
    )
    .passes()
    .asksSeat('p2')
    .attackDice('blank', 'hit');
});
