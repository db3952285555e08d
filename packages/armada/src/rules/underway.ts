import { innermost } from '@sortie/kernel';
import type {
  ArmadaState,
  Attack,
  Maneuvering,
  ShipActivation,
  SquadronActivation,
  Underway,
} from '../model/index.ts';

export const NOTHING_UNDERWAY: Underway = {
  attack: undefined,
  shipActivation: undefined,
  squadronActivation: undefined,
  maneuver: undefined,
};

/** What runs in a state, looked up when a card asks. */
export function underwayIn(state: ArmadaState): Underway {
  return {
    get attack() {
      return innermost<Attack>(state, 'attack');
    },
    get shipActivation() {
      return innermost<ShipActivation>(state, 'shipActivation');
    },
    get squadronActivation() {
      return innermost<SquadronActivation>(state, 'squadronActivation');
    },
    get maneuver() {
      return innermost<Maneuvering>(state, 'maneuver');
    },
  };
}
