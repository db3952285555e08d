import type { ShipId, XwingEvent, XwingState } from '@sortie/xwing/model';

/** How one side flew. */
export interface Flown {
  readonly points: number;
  readonly obstaclesHit: number;
  readonly friendsOverlapped: number;
  readonly enemiesOverlapped: number;
  readonly fled: number;
}

/** What the ships of a side ran into, from the log of a game. */
export function flownBy(state: XwingState, log: readonly XwingEvent[], side: number): Omit<Flown, 'points'> {
  const own = new Set<ShipId>(state.ships.filter((ship) => ship.side === side).map(({ id }) => id));
  let [obstaclesHit, friendsOverlapped, enemiesOverlapped] = [0, 0, 0];
  let touching: ReadonlySet<string> = new Set();
  let mover: ShipId | undefined;
  for (const event of log) {
    if (event.kind === 'shipMoved') mover = event.ship;
    if (event.kind === 'obstacleHit' && own.has(event.ship)) obstaclesHit += 1;
    if (event.kind !== 'touchesChanged') continue;
    for (const { ships } of event.touches) {
      if (touching.has(ships.join()) || mover === undefined || !own.has(mover) || !ships.includes(mover))
        continue;
      if (ships.every((ship) => own.has(ship))) friendsOverlapped += 1;
      else enemiesOverlapped += 1;
    }
    touching = new Set(event.touches.map(({ ships }) => ships.join()));
  }
  const fled = state.ships.filter((ship) => ship.side === side && ship.gone === 'fled').length;
  return { obstaclesHit, friendsOverlapped, enemiesOverlapped, fled };
}
