import type { Figure, Surroundings, Traveller } from '../measuring/index.ts';
import type { LegionState, MoveType, Moving, Unit, UnitId } from '../model/index.ts';
import { areFriendly, leaderOf, unitOf, unitsOnBattlefield } from './in-play.ts';
import { type Speeds, speedsOf, startsInDifficult } from './speed.ts';
import {
  displaceableBy,
  leaderFigure,
  leaderHasMeleeWeapon,
  surroundingsOf,
  travellerOf,
} from './surroundings.ts';
import { tableOf } from './table.ts';

/** All that is asked of the table while one way to move is judged; gathered once for every answer. */
export interface MoveContext {
  readonly state: LegionState;
  readonly at: Moving;
  readonly type: MoveType;
  readonly unit: Unit;
  readonly leader: Figure;
  readonly who: Traveller;
  readonly speeds: Speeds;
  /** lg.terrain.difficult.start */
  readonly startsSlow: boolean;
  /** Around the leader on its way, without those it could displace. */
  readonly around: Surroundings;
  readonly displaceable: readonly Figure[];
  readonly touchable: readonly UnitId[];
}

/** Moves that never begin a melee. lg.panic.no-melee-start, lg.transport.disembark.no-enemy-contact */
const PEACEFUL: readonly MoveType[] = ['panic', 'compulsory', 'disembark', 'embark'];

/** A move as far as it matters for whom its leader may touch. */
type Touching = Pick<Moving, 'unit' | 'mayStartMelee' | 'wasInMeleeWith'>;

/** The rule that keeps the leader from touching any enemy. lg.base.contact.enemy-forbidden, lg.melee.start.needs-melee-weapon */
function whyNotTouchAny(state: LegionState, at: Touching, type: MoveType): string | undefined {
  if (PEACEFUL.includes(type) || !at.mayStartMelee) {
    return type === 'panic' ? 'lg.panic.no-melee-start' : 'lg.base.contact.enemy-forbidden';
  }
  return leaderHasMeleeWeapon(state, unitOf(state, at.unit))
    ? undefined
    : 'lg.melee.start.needs-melee-weapon';
}

/** lg.melee.no-reengage-same-activation, lg.melee.withdraw.into-new-melee */
function hasLeft(state: LegionState, at: Touching, type: MoveType, enemy: UnitId): boolean {
  const { activation } = tableOf(state);
  const left = activation?.unit === at.unit ? activation.left : [];
  return left.includes(enemy) || (type === 'withdraw' && at.wasInMeleeWith.includes(enemy));
}

/** lg.unit-keyword.immune-melee.effect */
function isUntouchable(state: LegionState, enemy: UnitId): boolean {
  return tableOf(state).isForbidden({ kind: 'touch', unit: unitOf(state, enemy) });
}

/** The rule that keeps the unit's leader from touching an enemy unit. */
export function whyNotTouch(
  state: LegionState,
  at: Touching,
  type: MoveType,
  enemy: UnitId,
): string | undefined {
  if (isUntouchable(state, enemy)) return 'lg.unit-keyword.immune-melee.effect';
  const rule = whyNotTouchAny(state, at, type);
  if (rule !== undefined) return rule;
  return hasLeft(state, at, type, enemy) ? 'lg.melee.no-reengage-same-activation' : undefined;
}

function touchableBy(state: LegionState, at: Touching, type: MoveType): readonly UnitId[] {
  if (whyNotTouchAny(state, at, type) !== undefined) return [];
  const unit = unitOf(state, at.unit);
  return unitsOnBattlefield(state)
    .filter((other) => !areFriendly(unit, other))
    .map(({ id }) => id)
    .filter((id) => !isUntouchable(state, id) && !hasLeft(state, at, type, id));
}

export function moveContext(state: LegionState, at: Moving, type: MoveType): MoveContext {
  const unit = unitOf(state, at.unit);
  const who = travellerOf(state, unit, type);
  const displaceable = displaceableBy(state, unit, type);
  const touchable = touchableBy(state, at, type);
  return {
    state,
    at,
    type,
    unit,
    leader: leaderFigure(unit),
    who,
    speeds: speedsOf(state, unit, type, at),
    startsSlow: startsInDifficult(state, unit, who),
    around: surroundingsOf(state, unit, {
      touchable,
      without: displaceable.map(({ id }) => id),
      ...(type === 'jump' && who.over !== undefined ? { over: who.over } : {}),
    }),
    displaceable,
    touchable,
  };
}

export function startOf({ unit }: MoveContext) {
  return leaderOf(unit).stand!;
}
