import { shows } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { setUpOf } from '../../../set-up-of.ts';

const game = (upgrades: readonly string[]) =>
  setUpOf(
    'rebel',
    [
      { pilot: 'rebel:t70xwing:bluesquadronnovice', upgrades },
      { pilot: 'rebel:t70xwing:redsquadronveteran' },
      { pilot: 'rebel:t70xwing:redsquadronveteran' },
    ],
    [{ pilot: 'imperial:tiefighter:academypilot' }],
  );
const scanner = ['tech:hyperwavecommscanner'];

shows('xw.later.placement.other-skill', 'the ship may be placed as with skill 0, 6 or 12', () => {
  const table = game(scanner).offersExactly(...['0', '6', '12'].map((choice) => ({ use: 's1.u1', choice })), {
    pass: true,
  });
  const placed = table.uses('hyperwavecommscanner', '12').until('setDial').events('shipDeployed');
  expect(placed.at(-1)).toMatchObject({ ship: 's1' });
});

test('a friend placed at range 1-2 may get a token', () => {
  const near = game(scanner).uses('hyperwavecommscanner', '0').asks('deployShip');
  near.answers({ ship: 's1', x: 300, y: 50, heading: 0 }).asksSeat('p2').letGoBy();
  near
    .answers({ ship: 's2', x: 400, y: 50, heading: 0 })
    .offersExactly({ use: 's1.u1', choice: 'focus' }, { use: 's1.u1', choice: 'evade' }, { pass: true })
    .uses('hyperwavecommscanner', 'evade')
    .has('s2', { tokens: { evade: 1 } })
    .answers({ ship: 's3', x: 800, y: 50, heading: 0 })
    .has('s3', { tokens: { focus: 0, evade: 0 } })
    .doesNotOffer('hyperwavecommscanner');
});

test('a friend placed before the ship gets none', () => {
  const late = game(scanner).uses('hyperwavecommscanner', '12');
  const kinds: string[] = [];
  while (late.open[0]!.kind !== 'setDial') {
    kinds.push(late.open[0]!.kind);
    late.letGoBy();
  }
  expect(new Set(kinds)).toEqual(new Set(['deployShip']));
});

test('range 2 is near enough, range 3 is not', () => {
  const near = game(scanner).uses('hyperwavecommscanner', '0').asks('deployShip');
  near.answers({ ship: 's1', x: 300, y: 50, heading: 0 }).asksSeat('p2').letGoBy();
  near
    .answers({ ship: 's2', x: 490, y: 50, heading: 0 })
    .uses('hyperwavecommscanner', 'focus')
    .answers({ ship: 's3', x: 590, y: 50, heading: 0 })
    .doesNotOffer('hyperwavecommscanner');
});
