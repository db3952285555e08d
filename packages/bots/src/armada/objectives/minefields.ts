import { objectiveToken } from '@sortie/armada/measuring';
import { worthOfCard } from '../planner/worth.ts';
import type { ObjectivePlan, Rest } from './objective-plan.ts';
import { isAtDistance1 } from './reach.ts';
import { nearOtherEdge } from './table-sides.ts';

/** Damage cards that two blue dice deal on average. */
const CARDS = 1.5;

/** A ship that comes to rest beside mines sets off each of them. ar.known.objective.minefields */
export const minefields: ObjectivePlan = {
  favour: 5,
  token: nearOtherEdge,
  rest(fleets, { vessel, place }: Rest) {
    const mines = fleets.view.objectiveTokens.filter(
      ({ at }) => at && isAtDistance1(place, objectiveToken(at)),
    );
    return -CARDS * worthOfCard(vessel) * mines.length;
  },
};
