import type { Plain, SeatId } from '@sortie/kernel';
import { shows } from '@sortie/testkit';
import type { XwingTable } from '@sortie/testkit/xwing';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';

const [p1, p2] = ['p1' as SeatId, 'p2' as SeatId];
const CALL = 'Is the rookie in arc?';

const table = (dice: { attack: readonly string[]; defense: readonly string[] }) =>
  xwingTable(
    {
      rookie: { pilot: 'rookiepilot', at: [450, 300] },
      academy: { pilot: 'academypilot', at: [450, 500, 180] },
    },
    { options: { disputes: true }, attackDice: dice.attack, defenseDice: dice.defense },
  ).asks('declareTarget', { ship: 'rookie' });

function says(at: XwingTable, from: SeatId, command: Plain): unknown {
  const result = at.referee.command(from, command);
  return result.kind === 'refused' ? result.rule : 'accepted';
}

function called(at: XwingTable): XwingTable {
  expect(says(at, p1, { kind: 'callDispute', call: CALL })).toBe('accepted');
  expect(says(at, p2, { kind: 'agreeToDispute' })).toBe('accepted');
  return at;
}

shows(
  'xw.optional.dispute.rolloff',
  'three attack dice against three defense dice: whoever shows more focus results decides',
  () => {
    const callers = called(
      table({ attack: ['focus', 'focus', 'hit'], defense: ['focus', 'blank', 'evade'] }),
    );
    callers.asks('ruleDispute', { call: CALL }).asksSeat('p1');
    callers.offersExactly({ ruling: 'yes' }, { ruling: 'no' });
    const others = called(table({ attack: ['hit', 'crit', 'blank'], defense: ['focus', 'blank', 'evade'] }));
    others.asks('ruleDispute').asksSeat('p2').answers({ ruling: 'no' });
    others.asks('declareTarget', { ship: 'rookie' }).asksSeat('p1').ends();
    expect(others.events('disputeRolled')).toEqual([
      {
        kind: 'disputeRolled',
        attack: ['hit', 'crit', 'blank'],
        defense: ['focus', 'blank', 'evade'],
        winner: 'p2',
      },
    ]);
  },
);

shows('xw.optional.dispute.rolloff', 'as many focus results roll again', () => {
  const again = called(
    table({
      attack: ['focus', 'hit', 'hit', 'blank', 'blank', 'blank', 'focus', 'focus', 'blank'],
      defense: ['focus', 'evade', 'evade', 'blank', 'evade', 'blank', 'blank', 'focus', 'blank'],
    }),
  );
  again.asks('ruleDispute').asksSeat('p1');
  expect(again.events('disputeRolled').map(({ winner }) => winner)).toEqual([null, null, 'p1']);
  again.answers({ ruling: 'yes' }).ends();
});

shows(
  ['xw.optional.dispute.rolloff', 'xw.optional.agreement'],
  'dice are rolled only when the other side agrees to it',
  () => {
    const at = table({ attack: [], defense: [] });
    expect(says(at, p2, { kind: 'agreeToDispute' })).toBe('xw.optional.dispute.rolloff');
    expect(says(at, p1, { kind: 'callDispute', call: '' })).toBe('table.malformed-command');
    expect(says(at, p1, { kind: 'callDispute', call: CALL, rulings: ['yes'] })).toBe(
      'table.malformed-command',
    );
    expect(says(at, p1, { kind: 'callDispute', call: CALL, rulings: ['in', 'out'] })).toBe('accepted');
    at.asks('declareTarget', { ship: 'rookie' });
    expect(at.state.dispute).toEqual({ caller: 'p1', call: CALL, rulings: ['in', 'out'] });
    expect(says(at, p1, { kind: 'agreeToDispute' })).toBe('xw.optional.dispute.rolloff');
    expect(says(at, p2, { kind: 'callDispute', call: 'Another?' })).toBe('xw.optional.dispute.rolloff');
    expect(says(at, p2, { kind: 'dropDispute' })).toBe('accepted');
    expect(at.state).toMatchObject({ dispute: null, rulings: [] });
    at.asks('declareTarget', { ship: 'rookie' }).ends();
  },
);

shows(
  'xw.optional.dispute.binding',
  'the ruling is kept, seen by everybody, and settles the same call for the rest of the game',
  () => {
    const at = called(table({ attack: ['focus', 'hit', 'hit'], defense: ['blank', 'evade', 'evade'] }));
    at.answers({ ruling: 'yes' });
    const ruling = { call: CALL, ruling: 'yes', by: 'p1' };
    expect(at.state.rulings).toEqual([ruling]);
    for (const viewer of [p1, p2, 'spectator'] as const) {
      expect(at.referee.view(viewer)).toMatchObject({ table: { rulings: [ruling], dispute: null } });
    }
    at.until('setDial');
    expect(at.state.round).toBe(2);
    expect(says(at, p2, { kind: 'callDispute', call: CALL })).toBe('xw.optional.dispute.binding');
    expect(at.state.rulings).toEqual([ruling]);
    expect(says(at, p2, { kind: 'callDispute', call: 'Something else?' })).toBe('accepted');
  },
);

shows(
  'xw.optional.dispute.rolloff',
  'nothing is agreed to or dropped that was not called, or while the dice decide; eight rulings are the most',
  () => {
    const rule = 'xw.optional.dispute.rolloff';
    const quiet = table({ attack: [], defense: [] });
    expect(says(quiet, p2, { kind: 'agreeToDispute' })).toBe(rule);
    expect(says(quiet, p2, { kind: 'dropDispute' })).toBe(rule);
    const ways = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    expect(says(quiet, p1, { kind: 'callDispute', call: CALL, rulings: [...ways, 'i'] })).toBe(
      'table.malformed-command',
    );
    expect(says(quiet, p1, { kind: 'callDispute', call: CALL, rulings: ways })).toBe('accepted');
    const deciding = called(
      table({ attack: ['focus', 'focus', 'hit'], defense: ['blank', 'blank', 'evade'] }),
    ).asks('ruleDispute');
    expect(says(deciding, p2, { kind: 'agreeToDispute' })).toBe(rule);
    expect(says(deciding, p2, { kind: 'dropDispute' })).toBe(rule);
  },
);

shows('xw.optional.dispute.rolloff', 'rulings that are no list are refused', () => {
  const at = table({ attack: [], defense: [] });
  expect(says(at, p1, { kind: 'callDispute', call: CALL, rulings: 'yes or no' })).toBe(
    'table.malformed-command',
  );
});
