import { xwingGame } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const tokensOf = (upgrades: readonly string[]) => {
  const ships = [
    { pilot: 'rebel:bsf17bomber:crimsonsquadronpilot', upgrades },
    { pilot: 'rebel:bsf17bomber:crimsonsquadronpilot', upgrades: ['bomb:seismiccharges'] },
  ];
  const tie = [{ pilot: 'imperial:tiefighter:academypilot', upgrades: [] }];
  const { state } = xwingGame({
    players: [
      { seat: 'p1', side: 0, squad: { faction: 'rebel', ships } },
      { seat: 'p2', side: 1, squad: { faction: 'imperial', ships: tie } },
    ],
  } as never);
  return state.ships.map((ship) => ship.upgrades.map(({ tokens }) => tokens));
};

test('each other bomb of its ship begins with 3 tokens', () => {
  expect(tokensOf(['bomb:ordnancesilos', 'bomb:seismiccharges', 'mod:deflectiveplating'])).toEqual([
    [0, 3, 0],
    [0],
    [],
  ]);
});

test('without it a bomb has none', () => {
  expect(tokensOf(['bomb:seismiccharges', 'mod:deflectiveplating'])).toEqual([[0, 0], [0], []]);
});
