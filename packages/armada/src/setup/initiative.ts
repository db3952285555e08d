import type { Side } from '@sortie/kernel';
import { offers } from '@sortie/kernel';
import { squadronCard } from '../catalogue/index.ts';
import type { ArmadaState } from '../model/index.ts';
import { costOfShip } from '../rules/cost.ts';
import { speakerOf } from '../rules/in-play.ts';
import { asks, flow, step } from '../rules/words.ts';

/** ar.setup.initiative-lower-cost-chooses */
function costOfFleet({ ships, squadrons }: ArmadaState, side: Side): number {
  const ofShips = ships.filter((ship) => ship.side === side).reduce((sum, ship) => sum + costOfShip(ship), 0);
  return squadrons
    .filter((each) => each.side === side)
    .reduce((sum, { card }) => sum + squadronCard(card).points, ofShips);
}

/** The side whose fleet costs less; undefined at equal cost. ar.setup.initiative-lower-cost-chooses */
function cheaperSide(state: ArmadaState): Side | undefined {
  const [first, second] = [costOfFleet(state, 0), costOfFleet(state, 1)];
  if (first === second) return undefined;
  return first < second ? 0 : 1;
}

/** Who goes first. ar.setup.initiative-lower-cost-chooses, ar.setup.initiative-tie-random */
export const initiative = flow('initiative', [
  step('draw', (state) => (cheaperSide(state) === undefined ? [{ kind: 'drawInitiative' }] : [])),
  asks('choose', {
    question: 'chooseInitiative',
    request: (state, at) => ({
      seat: speakerOf(state, cheaperSide(state) ?? at.chooser ?? 0),
      rule: 'ar.setup.initiative-lower-cost-chooses',
      answers: offers([{ side: 0 }, { side: 1 }] as const),
    }),
    take: (_state, _at, { side }) => [{ kind: 'giveInitiative', side }],
  }),
]);
