import type { ObjectiveCardId } from '@sortie/armada/catalogue';
import type { Fleet } from '@sortie/armada/lists';
import type { Options } from '@sortie/armada/model';
import type { SeatId, Side } from '@sortie/kernel';
import type { ArmadaTable } from '@sortie/testkit/armada';
import { armadaGame } from '@sortie/testkit/armada';

/** s1 and s2, q1 to q3: 167 points. */
export const rebels: Fleet = {
  faction: 'rebel',
  ships: [
    { ship: 'cr90-corvette-a', upgrades: ['general-dodonna'] },
    { ship: 'nebulon-b-escort-frigate', upgrades: [] },
  ],
  squadrons: ['x-wing-squadron', 'x-wing-squadron', 'luke-skywalker'],
  objectives: ['most-wanted', 'fire-lanes', 'minefields'],
};

/** s3, and four TIE fighters from q4 on: 155 points, so this side decides who is first player. */
export const empire: Fleet = {
  faction: 'imperial',
  ships: [{ ship: 'victory-ii-class-star-destroyer', upgrades: ['grand-moff-tarkin'] }],
  squadrons: ['tie-fighter-squadron', 'tie-fighter-squadron', 'tie-fighter-squadron', 'tie-fighter-squadron'],
  objectives: ['opening-salvo', 'fleet-ambush', 'superior-positions'],
};

/** A game with this objective from the step after initiative on; p1 plays the Rebels. */
export function objectiveGame(
  objective: ObjectiveCardId,
  first: Side = 0,
  options: Partial<Options> = {},
): ArmadaTable {
  const table = armadaGame({
    options: { agreedObjective: objective, ...options },
    players: [
      { seat: 'p1' as SeatId, side: 0, fleet: rebels },
      { seat: 'p2' as SeatId, side: 1, fleet: empire },
    ],
  });
  return table.asks('chooseInitiative').asksSeat('p2').answers({ side: first });
}
