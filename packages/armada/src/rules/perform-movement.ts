import { shipOf, squadronOf } from './in-play.ts';
import type { Performers } from './performer.ts';
import { speedAfter } from './speed.ts';
import { run } from './words.ts';

/** Speed, courses and places. */
export const movementPerformers = {
  changeSpeed: (state, { ship: id, by }, { emit }) => {
    const ship = shipOf(state, id);
    const to = speedAfter(ship, by);
    if (to !== ship.speed) emit({ kind: 'speedChanged', ship: id, from: ship.speed, to });
  },
  raiseYaw: (_state, { ship, by }, { emit }) => {
    emit({ kind: 'yawRaised', ship, by });
  },
  executeManeuver: (_state, { ship, speed, source }) => [
    run('maneuver', {
      ship,
      fixedSpeed: speed,
      extraYaw: 0,
      navigated: false,
      course: null,
      start: null,
      reached: null,
      overlapped: [],
      nearest: [],
      displaced: [],
      obstacles: [],
      source,
    }),
  ],
  moveShip: (state, { ship, to, course, reached, overlapped }, { emit }) => {
    const from = shipOf(state, ship).pose!;
    emit({ kind: 'shipMoved', ship, from, to, course, reached, overlapped });
  },
  liftSquadrons: (_state, { squadrons }, { emit }) => {
    emit({ kind: 'squadronsLifted', squadrons });
  },
  moveSquadron: (state, { squadron, to, cause }, { emit }) => {
    emit({ kind: 'squadronMoved', squadron, from: squadronOf(state, squadron).at, to, cause });
  },
  endSquadronMove: (_state, { squadron, from }) => [run('squadronMove', { squadron, from })],
  overlapObstacle: (_state, { unit, obstacle }, { emit }) => {
    emit({ kind: 'obstacleOverlapped', unit, obstacle });
    return [run('obstacleOverlap', { unit, obstacle, ignored: false })];
  },
  ignoreObstacle: (_state, _effect, { emit }) => {
    emit({ kind: 'obstacleIgnored' });
  },
} satisfies Partial<Performers>;
