import type { Attack, Maneuvering, ShipActivation, SquadronActivation } from './flow-data.ts';
import type { ArmadaState } from './state.ts';

/** What lies on the table for everybody to see. A state has it, and so has what a player sees of one. */
export type TableTop = Pick<
  ArmadaState,
  | 'seats'
  | 'options'
  | 'phase'
  | 'round'
  | 'initiative'
  | 'initiativeToken'
  | 'ships'
  | 'squadrons'
  | 'obstacles'
  | 'objective'
  | 'objectiveTokens'
  | 'serial'
  | 'activations'
>;

/** The procedures under way that cards may look at. */
export interface Underway {
  readonly attack: Attack | undefined;
  readonly shipActivation: ShipActivation | undefined;
  readonly squadronActivation: SquadronActivation | undefined;
  readonly maneuver: Maneuvering | undefined;
}
