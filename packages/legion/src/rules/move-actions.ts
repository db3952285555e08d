import type { UnitType } from '../catalogue/index.ts';
import { unitCard } from '../catalogue/index.ts';
import type { Activation, LegionState, MoveType, Unit } from '../model/index.ts';
import { isOnBattlefield } from './in-play.ts';
import { whyNoMove } from './movement-needs.ts';
import { tableOf } from './table.ts';

/** A way to make a move action, and how many actions it takes. */
export interface MoveOption {
  readonly move: MoveType;
  readonly cost: 1 | 2;
}

/** lg.move.action-options, lg.move.pivot.who, lg.move.reverse.ground-vehicles-only, lg.transport.embark-disembark-are-moves */
const WAYS: Readonly<Record<UnitType, readonly MoveOption[]>> = {
  trooper: [
    { move: 'standard', cost: 1 },
    { move: 'climb', cost: 2 },
    { move: 'clamber', cost: 1 },
    { move: 'clamber', cost: 2 },
    { move: 'clamberOver', cost: 2 },
    { move: 'embark', cost: 1 },
  ],
  emplacementTrooper: [
    { move: 'standard', cost: 1 },
    { move: 'pivot', cost: 1 },
    { move: 'embark', cost: 1 },
  ],
  groundVehicle: [
    { move: 'standard', cost: 1 },
    { move: 'reverse', cost: 1 },
    { move: 'pivot', cost: 1 },
  ],
  repulsorVehicle: [
    { move: 'standard', cost: 1 },
    { move: 'pivot', cost: 1 },
  ],
};

function isDisabled({ damage }: Unit): boolean {
  return damage.some(({ kind }) => kind === 'disabled');
}

/** lg.vehicle.disabled.two-actions */
function costOf(unit: Unit, { move, cost }: MoveOption): MoveOption {
  return move === 'standard' && isDisabled(unit) ? { move, cost: 2 } : { move, cost };
}

/** The ways that the unit's kind has, where nothing forbids them. */
function ordinaryWays(state: LegionState, unit: Unit): MoveOption[] {
  const table = tableOf(state);
  const climbsAsTrooper = table.isPermitted({ kind: 'climbAsTrooper', unit });
  const ways = [
    ...WAYS[unitCard(unit.card).type],
    ...(climbsAsTrooper ? WAYS.trooper.filter(({ move }) => move.startsWith('cl')) : []),
  ];
  return ways.map((way) => costOf(unit, way));
}

/**
 * All a withdrawal needs is a whole activation: nothing was done before it, and it takes what actions there are.
 * lg.melee.withdraw.cost, lg.melee.withdraw.no-other-actions
 */
function withdrawal({ actions, performed }: Activation): MoveOption[] {
  return performed.length === 0 ? [{ move: 'withdraw', cost: actions > 1 ? 2 : 1 }] : [];
}

/** The ways to make a move action now, wherever they lead; in its own activation with what it has done in it. */
export function moveOptions(
  state: LegionState,
  unit: Unit,
  activation: Activation | undefined,
): readonly MoveOption[] {
  const table = tableOf(state);
  const isHeld = table.isEngaged(unit.id) && !table.isPermitted({ kind: 'moveWhileEngaged', unit });
  const ways: readonly MoveOption[] = isOnBattlefield(unit)
    ? isHeld
      ? activation
        ? withdrawal(activation)
        : []
      : ordinaryWays(state, unit)
    : // lg.transport.only-disembark
      [{ move: 'disembark', cost: 1 }];
  return ways.filter(({ move }) => !table.isForbidden({ kind: 'move', unit, type: move }));
}

/** Whether there is anywhere to go by one of these ways. */
export function leadsAnywhere(state: LegionState, unit: Unit, { move, cost }: MoveOption): boolean {
  return whyNoMove(state, { kind: 'move', unit: unit.id, types: [move], speed: null, cost }) === undefined;
}
