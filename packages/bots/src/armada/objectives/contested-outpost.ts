import { objectiveCard } from '@sortie/armada/catalogue';
import { obstacleShape } from '@sortie/armada/measuring';
import type { Vessel } from '../planner/fleets.ts';
import { type ObjectivePlan, type Rest, roundsLeft } from './objective-plan.ts';
import { isAtDistance1, movesTo } from './reach.ts';
import { nearOwnEdge } from './table-sides.ts';

const TOKEN = objectiveCard('contested-outpost').victoryToken ?? 0;

/** What a later round at the station is worth beside the one that ends now. */
const LATER = 0.3;

/** Command values at the station when the round ends decide who gains a token. ar.known.objective.contested-outpost */
export const contestedOutpost: ObjectivePlan = {
  favour: 20,
  obstacle: (fleets, place) => (place.id === 'station' ? nearOwnEdge(fleets, place.pose) : 0),
  rest(fleets, { vessel, place, placeOf }: Rest) {
    const station = fleets.obstacles.find(({ id }) => id === 'station');
    if (!station) return 0;
    const shape = obstacleShape(station);
    const hold = (vessels: readonly Vessel[]) =>
      vessels
        .filter((each) => isAtDistance1(each.id === vessel.id ? place : placeOf(each), shape))
        .reduce((sum, { ship }) => sum + ship.values.command, 0);
    const lead = hold(fleets.own) - hold(fleets.enemies);
    const now = lead === 0 ? 0 : lead > 0 ? TOKEN : -TOKEN;
    return now + LATER * TOKEN * Math.max(0, roundsLeft(fleets) - movesTo(vessel, place, shape));
  },
};
