import type { Attacking, AttackPool } from './flows/attack-flows.ts';
import type { Moving } from './flows/movement-flows.ts';
import type { Activation } from './flows/round-flows.ts';
import type { OpenPlayer } from './player.ts';
import type { LegionState } from './state.ts';

/** What lies on the table for everybody to see. A state has it, and so has what a player sees of one. */
export interface TableTop
  extends Pick<
    LegionState,
    | 'seats'
    | 'options'
    | 'phase'
    | 'round'
    | 'battlefield'
    | 'blue'
    | 'blueEdge'
    | 'counter'
    | 'priority'
    | 'units'
    | 'tokens'
    | 'victoryTokens'
    | 'activeUnit'
    | 'lastActive'
    | 'serial'
  > {
  readonly players: readonly OpenPlayer[];
  readonly battleCards: Pick<LegionState['battleCards'], 'used'>;
}

/** The procedures under way that cards may look at. */
export interface Underway {
  readonly attack: Attacking | undefined;
  readonly pool: AttackPool | undefined;
  readonly activation: Activation | undefined;
  readonly move: Moving | undefined;
}
