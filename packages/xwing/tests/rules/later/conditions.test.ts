import { shows } from '@sortie/testkit';
import { xwingTable, xwingWith } from '@sortie/testkit/xwing';
import { expect } from 'vitest';

/** A card of p1 that assigns a condition to whom its ship attacks. */
const assigning = (card: string) =>
  xwingWith({
    name: 'assigner',
    seat: 'p1',
    window: 'attackDeclared',
    effects: ({ attacker, defender }) => [{ kind: 'assignCondition', ship: defender, card, by: attacker }],
  });

const given = (card: string) => {
  const table = xwingTable(
    {
      x: { pilot: 'rookiepilot', at: [450, 300] },
      one: { pilot: 'academypilot', at: [450, 480, 180], hasFought: true },
      two: {
        pilot: 'academypilot',
        at: [300, 800, 180],
        hasFought: true,
        conditions: [{ card, by: 'x' }],
      },
    },
    {},
    assigning(card),
  ).dice({ attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] });
  table
    .until('declareTarget', 'x')
    .answers({ weapon: 'primary', target: 'one' })
    .answers({ use: 'assigner' });
  return table.state.ships.map(({ conditions }) => conditions.length);
};

shows(
  'xw.later.condition.unique',
  'a unique condition leaves the ship before, another one stays there',
  () => {
    expect(given('rattled')).toEqual([0, 1, 0]);
    expect(given('harpooned')).toEqual([0, 1, 1]);
  },
);
