import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const touching = (upgrades: readonly string[], heading = 0, hasFought = false) =>
  xwingTable(
    {
      ghost: { pilot: 'lothalrebel', at: [450, 400, heading], upgrades, hasFought },
      enemy: { pilot: 'academypilot', at: [450, 460, 180] },
    },
    { touches: [['ghost', 'enemy']] },
  );
const asked = (table: ReturnType<typeof touching>) => table.open.map(({ kind }) => kind);
const misses = {
  attack: ['blank', 'blank', 'blank', 'blank', 'blank'],
  defense: ['blank', 'blank', 'blank'],
};

test('an enemy in arc may be attacked although they touch, and may strike back', () => {
  touching(['zeborrelios']).attack('ghost', 'enemy', misses).ends();
  touching(['zeborrelios'], 0, true)
    .attack('enemy', 'ghost', { attack: ['blank', 'blank', 'blank'], defense: [] })
    .ends();
});

test('outside the arc they touch as ever, for both', () => {
  expect(asked(touching(['zeborrelios'], 90))).toEqual(['setDial', 'setDial']);
});

test('without the crew neither may attack', () => {
  expect(asked(touching([]))).toEqual(['setDial', 'setDial']);
});

test('a friend and an enemy that touch do not attack each other', () => {
  const table = xwingTable(
    {
      ghost: { pilot: 'lothalrebel', at: [450, 250], upgrades: ['zeborrelios'], hasFought: true },
      friend: { pilot: 'rookiepilot', at: [450, 420] },
      enemy: { pilot: 'academypilot', at: [450, 460, 180] },
      last: { pilot: 'academypilot', at: [850, 850, 180], hasFought: true },
    },
    { touches: [['friend', 'enemy']] },
  );
  // The enemy has another ship to attack.
  table
    .asks('declareTarget', { ship: 'enemy' })
    .offersExactly({ weapon: 'primary', target: 'ghost' }, { decline: true });
});
