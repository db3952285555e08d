import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';
import { adjacentManeuvers, shipType } from '../../../../src/catalogue/index.ts';

const meeting = (
  touches: readonly (readonly [string, string])[],
  stress = 0,
  dial = { speed: 4, bearing: 'straight' },
) =>
  xwingTable(
    {
      spy: { pilot: 'outerrimsmuggler', at: [450, 300], upgrades: ['boshek'], activated: true },
      x: { pilot: 'blacksquadronpilot', at: [450, 360], dial, tokens: { stress } },
    },
    { phase: 'activation', touches },
  );

test('a ship that it touches has to turn its dial to an adjacent maneuver once it was looked at', () => {
  const table = meeting([['spy', 'x']])
    .asksSeat('p1')
    .offersExactly({ use: 'spy.u1', choice: null }, { pass: true })
    .uses('boshek')
    .asks('chooseForCard')
    .asksSeat('p2')
    .offersExactly({ speed: 3, bearing: 'koiogranTurn' }, { speed: 4, bearing: 'koiogranTurn' });
  expect(table.events('dialLookedAt')).toMatchObject([{ ship: 'x', seat: 'p1' }]);
});

test('the new maneuver may be flown under stress although it is red', () => {
  meeting([['spy', 'x']], 1)
    .uses('boshek')
    .answers({ speed: 4, bearing: 'koiogranTurn' })
    .has('x', { pose: { x: 450, y: 360 + 40 + 160, heading: 180 }, tokens: { stress: 2 } });
});

test('what was chosen is known to its owner alone until it is revealed', () => {
  const table = meeting([['spy', 'x']]).uses('boshek');
  const before = table.referee.logFor('p1' as never).length;
  table.answers({ speed: 3, bearing: 'koiogranTurn' });
  const kinds = table.referee.logFor('p1' as never).slice(before) as readonly { readonly kind: string }[];
  expect(kinds.map(({ kind }) => kind)).not.toContain('dialSet');
});

test('a ship that it does not touch is left alone', () => {
  meeting([])
    .doesNotOffer('boshek')
    .has('x', { pose: { x: 450, y: 360 + 40 + 160 } });
});

shows('xw.later.dial.adjacent', 'the last maneuver of a dial is adjacent to the first', () => {
  const { dial } = shipType('xwing' as never);
  expect(adjacentManeuvers(dial, dial[0]!)).toEqual([dial.at(-1), dial[1]]);
  expect(adjacentManeuvers(dial, dial.at(-1)!)).toEqual([dial.at(-2), dial[0]]);
  expect(adjacentManeuvers(dial, { speed: 5, bearing: 'straight' })).toEqual([]);
});

shows('xw.later.dial.adjacent', 'another ship under stress executes no red maneuver for it', () => {
  xwingTable(
    {
      spy: { pilot: 'outerrimsmuggler', at: [450, 300], upgrades: ['boshek'], activated: true },
      x: {
        pilot: 'blacksquadronpilot',
        at: [450, 360],
        dial: { speed: 4, bearing: 'straight' },
        tokens: { stress: 1 },
      },
      howl: {
        pilot: 'howlrunner',
        at: [200, 360],
        dial: { speed: 3, bearing: 'koiogranTurn' },
        tokens: { stress: 1 },
      },
    },
    { phase: 'activation', touches: [['spy', 'x']] },
  )
    .uses('boshek')
    .answers({ speed: 4, bearing: 'koiogranTurn' })
    .asks('replaceManeuver', { ship: 'howl' });
});
