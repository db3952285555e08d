import { objectiveCard, obstacle } from '@sortie/armada/catalogue';
import { type ObstaclePlace, obstacleShape, shipOverlapsObstacle } from '@sortie/armada/measuring';
import type { Fleets, Vessel } from '../planner/fleets.ts';
import { worthOfCard } from '../planner/worth.ts';
import { type ObjectivePlan, type Rest, roundsLeft, secondPlayer } from './objective-plan.ts';
import { movesTo } from './reach.ts';
import { nearOwnEdge } from './table-sides.ts';

const TOKEN = objectiveCard('dangerous-territory').victoryToken ?? 0;

/** What a token that is still ahead counts, at most. */
const AHEAD = 0.6;

function isSpared(fleets: Fleets, { side }: Vessel, { id }: Pick<ObstaclePlace, 'id'>): boolean {
  return side === secondPlayer(fleets) && obstacle(id).kind !== 'station';
}

/** What a token is worth that lies on an obstacle, less what the obstacle does to the ship. */
function prize(fleets: Fleets, vessel: Vessel, place: ObstaclePlace): number {
  const isHarmless = obstacle(place.id).kind === 'station' || isSpared(fleets, vessel, place);
  return Math.max(0, TOKEN - (isHarmless ? 0 : worthOfCard(vessel)));
}

/** A ship that comes to rest on an obstacle may take the token from it. ar.known.objective.dangerous-territory */
export const dangerousTerritory: ObjectivePlan = {
  favour: 18,
  obstacle: (fleets, { pose }) => nearOwnEdge(fleets, pose),
  spares: (fleets, vessel, id) => isSpared(fleets, vessel, { id }),
  rest(fleets, { vessel, place }: Rest) {
    const guarded = fleets.obstacles.filter(({ id }) =>
      fleets.view.objectiveTokens.some(({ on }) => on === id),
    );
    const rounds = roundsLeft(fleets);
    let taken = 0;
    let ahead = 0;
    for (const each of guarded) {
      if (shipOverlapsObstacle(place, each)) taken += TOKEN;
      else if (rounds > 0) {
        const moves = movesTo(vessel, place, obstacleShape(each), 0);
        ahead = Math.max(ahead, AHEAD * prize(fleets, vessel, each) * (1 - moves / (rounds + 1)));
      }
    }
    return taken + ahead;
  },
};
