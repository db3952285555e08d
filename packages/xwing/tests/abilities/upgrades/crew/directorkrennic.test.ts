import { expect, test } from 'vitest';
import { setUpOf } from '../../../set-up-of.ts';

const rookie = [{ pilot: 'rebel:xwing:rookiepilot' }];
const game = (upgrades: readonly string[]) =>
  setUpOf(
    'imperial',
    [
      { pilot: 'imperial:lambdaclassshuttle:omicrongrouppilot', upgrades },
      { pilot: 'imperial:tieinterceptor:alphasquadronpilot', upgrades: ['mod:shieldupgrade'] },
      { pilot: 'imperial:tiedefender:deltasquadronpilot' },
    ],
    rookie,
  );

test('a friend with 3 shields or fewer is assigned the condition before forces are placed', () => {
  const table = game(['crew:directorkrennic'])
    .offersExactly({ use: 's1.u1', choice: 's2' }, { use: 's1.u1', choice: 's3' })
    .uses('directorkrennic', 's2')
    .asks('deployShip')
    .has('s2', { conditions: [{ card: 'optimizedprototype', by: 's1' }] })
    .until('setDial')
    .has('s2', { shields: 2 });
  expect(table.ship('s3').conditions).toEqual([]);
});

test('without him the game begins with the placing', () => {
  game([]).asks('deployShip').has('s2', { conditions: [] });
});

test('neither a friend with 4 shields nor an enemy of his faction is chosen', () => {
  const { state } = setUpOf(
    'imperial',
    [
      {
        pilot: 'imperial:lambdaclassshuttle:omicrongrouppilot',
        upgrades: ['crew:directorkrennic'],
      },
      { pilot: 'imperial:firespray31:bountyhunter' },
      { pilot: 'imperial:tiefighter:academypilot' },
    ],
    [{ pilot: 'imperial:tiefighter:obsidiansquadronpilot' }],
  ).asks('deployShip');
  const assigned = state.ships.map(({ conditions }) => conditions.map(({ card }) => card));
  expect(assigned).toEqual([[], [], ['optimizedprototype'], []]);
});
