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

/** A side that has conditions on other ships assigns one more. */
const beside = (card: string, conditions: readonly { readonly card: string; readonly by: string }[]) => {
  const table = xwingTable(
    {
      x: { pilot: 'rookiepilot', at: [450, 300] },
      one: { pilot: 'academypilot', at: [450, 480, 180], hasFought: true },
      two: { pilot: 'academypilot', at: [300, 800, 180], hasFought: true, conditions },
    },
    {},
    assigning(card),
  );
  table
    .attack('x', 'one', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .answers({ use: 'assigner' });
  return table.state.ships.map(({ conditions: held }) => held.map((each) => each.card));
};

shows('xw.later.condition.unique', 'neither another condition nor that of the other side is removed', () => {
  expect(beside('rattled', [{ card: 'optimizedprototype', by: 'x' }])).toEqual([
    [],
    ['rattled'],
    ['optimizedprototype'],
  ]);
  expect(beside('rattled', [{ card: 'rattled', by: 'one' }])).toEqual([[], ['rattled'], ['rattled']]);
  expect(
    beside('rattled', [
      { card: 'optimizedprototype', by: 'x' },
      { card: 'rattled', by: 'x' },
    ]),
  ).toEqual([[], ['rattled'], ['optimizedprototype']]);
});

shows('xw.later.condition.beside-ship', 'a condition counts as a card of its ship, and of no other', () => {
  const scrambled = (ship: 'x' | 'mate') => {
    const conditions = [{ card: 'scrambled', by: 'wing' }];
    return xwingTable({
      x: {
        pilot: 'rookiepilot',
        at: [450, 400],
        tokens: { focus: 1 },
        ...(ship === 'x' ? { conditions } : {}),
      },
      mate: {
        pilot: 'rookiepilot',
        at: [200, 200],
        hasFought: true,
        ...(ship === 'mate' ? { conditions } : {}),
      },
      wing: {
        pilot: 'omicrongrouppilot',
        at: [450, 500, 180],
        hasFought: true,
        upgrades: ['targetingscrambler'],
      },
    }).attack('x', 'wing', { attack: ['focus', 'blank', 'hit', 'blank'], defense: ['blank'] });
  };
  scrambled('mate').offers('focus');
  scrambled('x').has('wing', { shields: 4 }).doesNotOffer('focus');
});
