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
  expect(touching(['zeborrelios'], 90).until('setDial').events('attackDeclared')).toEqual([]);
});

test('without the crew neither may attack', () => {
  expect(touching([]).until('setDial').events('attackDeclared')).toEqual([]);
});

test('a friend that touches an enemy does not attack it', () => {
  const table = xwingTable(
    {
      ghost: { pilot: 'lothalrebel', at: [150, 400], upgrades: ['zeborrelios'], hasFought: true },
      friend: { pilot: 'rookiepilot', at: [450, 420] },
      enemy: { pilot: 'academypilot', at: [450, 460, 180] },
    },
    { touches: [['friend', 'enemy']] },
  );
  expect(table.until('setDial').events('attackDeclared')).toEqual([]);
});
