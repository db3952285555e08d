import { xwingGame } from '@sortie/testkit/xwing';

interface Listed {
  readonly pilot: string;
  readonly upgrades?: readonly string[];
}

/** A game of two squads, as far as the placing of their ships. */
export function setUpOf(faction: string, own: readonly Listed[], others: readonly Listed[]) {
  const ships = (list: readonly Listed[]) => list.map((each) => ({ upgrades: [], ...each }));
  const enemy = others[0]!.pilot.split(':')[0];
  const table = xwingGame({
    players: [
      { seat: 'p1', side: 0, squad: { faction, ships: ships(own) } },
      { seat: 'p2', side: 1, squad: { faction: enemy, ships: ships(others) } },
    ],
  } as never);
  while (['chooseInitiative', 'chooseEdge', 'placeObstacle'].includes(table.open[0]!.kind)) table.letGoBy();
  return table;
}
