import type { OfKind, Refusal } from '@sortie/kernel';
import { refused } from '@sortie/kernel';
import { reliefOf, steepPiecesTouched } from '../measuring/index.ts';
import type { LegionState, MoveType, Need, Unit } from '../model/index.ts';
import { transportsFor } from './embark.ts';
import { isOnBattlefield, unitOf } from './in-play.ts';
import { canMoveVertically } from './move.ts';
import { speedsOf } from './speed.ts';
import { leaderFigure, travellerOf, typeOf } from './surroundings.ts';
import { tableOf } from './table.ts';

type MoveNeed = OfKind<Need, 'move'>;

const VERTICAL: readonly MoveType[] = ['climb', 'clamber', 'clamberOver'];

/** Moves that an engaged unit makes all the same. lg.melee.engaged.no-moves */
const FROM_MELEE: readonly MoveType[] = ['withdraw', 'panic', 'compulsory'];

/** lg.vertical.who, lg.vertical.vehicles-cannot, lg.vertical.emplacement-cannot */
function whyNotVertical(state: LegionState, unit: Unit, type: MoveType, cost: number): string | undefined {
  const isTrooper = typeOf(unit) === 'trooper';
  if (!isTrooper && !tableOf(state).isPermitted({ kind: 'climbAsTrooper', unit })) return 'lg.vertical.who';
  const relief = reliefOf(state.battlefield);
  if (steepPiecesTouched(leaderFigure(unit), travellerOf(state, unit), relief).length === 0) {
    return 'lg.vertical.requires-leader-contact';
  }
  return canMoveVertically(state, unit.id, type, cost) ? undefined : 'lg.vertical.no-room-no-move';
}

/** lg.transport.embark.how, lg.transport.objective-carrier-excluded */
function whyNotAboard(state: LegionState, unit: Unit, type: 'embark' | 'disembark'): string | undefined {
  const table = tableOf(state);
  if (unit.claimed !== null) return 'lg.transport.objective-carrier-excluded';
  const activation = table.activation?.unit === unit.id ? table.activation : undefined;
  if (activation?.hasEmbarked || activation?.hasDisembarked) return 'lg.transport.not-both-same-activation';
  if (type === 'disembark') return undefined;
  const isNear = transportsFor(state, unit).some(({ id }) => table.range(unit.id, id) <= 2);
  return isNear ? undefined : 'lg.transport.embark.how';
}

/** lg.move.pivot.who, lg.move.reverse.ground-vehicles-only */
function whyNotOfKind(unit: Unit, type: MoveType): string | undefined {
  const kind = typeOf(unit);
  if (type === 'pivot') return kind === 'trooper' ? 'lg.move.pivot.who' : undefined;
  if (type !== 'reverse') return undefined;
  return kind === 'groundVehicle' ? undefined : 'lg.move.reverse.ground-vehicles-only';
}

function whyNot(state: LegionState, unit: Unit, type: MoveType, { speed, cost = 1 }: MoveNeed) {
  const table = tableOf(state);
  if (isOnBattlefield(unit) === (type === 'disembark')) return 'lg.transport.only-disembark';
  const isAboard = type === 'embark' || type === 'disembark';
  // lg.unit-keyword.stationary.no-moves, lg.transport.stationary-excluded
  if (table.isForbidden({ kind: 'move', unit, type })) {
    return isAboard ? 'lg.transport.stationary-excluded' : 'lg.golden-rules.cannot-is-absolute';
  }
  if (isAboard && speed !== null) return 'lg.transport.not-with-speed-x-move';
  const isHeld = table.isEngaged(unit.id) && !table.isPermitted({ kind: 'moveWhileEngaged', unit });
  if (isHeld && !FROM_MELEE.includes(type)) return 'lg.melee.engaged.no-moves';
  const ofKind = whyNotOfKind(unit, type);
  if (ofKind) return ofKind;
  const { full } = speedsOf(state, unit, type, { speed, ignoresDifficult: false });
  const isTooled = type !== 'pivot' && !VERTICAL.includes(type);
  if (full < 1 && isTooled) return 'lg.move.standard.choose-tool';
  // lg.move.immobilize.zero-speed
  if (table.maxSpeed(unit.id) === 0 && unit.tokens.immobilize > 0 && !isTooled) {
    return 'lg.move.immobilize.zero-speed';
  }
  if (VERTICAL.includes(type)) return whyNotVertical(state, unit, type, cost);
  return isAboard ? whyNotAboard(state, unit, type) : undefined;
}

/** The rule that keeps the unit from moving in any of these ways now; undefined when it may. */
export function whyNoMove(state: LegionState, need: MoveNeed): Refusal | undefined {
  const unit = unitOf(state, need.unit);
  let first: string | undefined;
  for (const type of need.types) {
    const why = whyNot(state, unit, type, need);
    if (why === undefined) return undefined;
    first ??= why;
  }
  return refused(first ?? 'lg.move.action-options', { unit: unit.id });
}
