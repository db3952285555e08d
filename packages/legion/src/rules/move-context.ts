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

/**
 * The rule that keeps the unit's leader from touching an enemy unit. lg.base.contact.enemy-forbidden,
 * lg.unit-keyword.immune-melee.effect, lg.melee.start.needs-melee-weapon, lg.melee.no-reengage-same-activation, lg.melee.withdraw.into-new-melee
 */
export function whyNotTouch(
  state: LegionState,
  at: Pick<Moving, 'unit' | 'mayStartMelee' | 'wasInMeleeWith'>,
  type: MoveType,
  enemy: UnitId,
): string | undefined {
  const table = tableOf(state);
  const unit = unitOf(state, at.unit);
  if (table.isForbidden({ kind: 'touch', unit: unitOf(state, enemy) })) {
    return 'lg.unit-keyword.immune-melee.effect';
  }
  // Whoever embarks leaves the battlefield and fights nobody. lg.panic.no-melee-start
  if (type === 'embark' || !at.mayStartMelee) {
    return type === 'panic' ? 'lg.panic.no-melee-start' : 'lg.base.contact.enemy-forbidden';
  }
  if (!leaderHasMeleeWeapon(state, unit)) return 'lg.melee.start.needs-melee-weapon';
  const left = table.activation?.unit === unit.id ? table.activation.left : [];
  const isLeaving = type === 'withdraw' && at.wasInMeleeWith.includes(enemy);
  return left.includes(enemy) || isLeaving ? 'lg.melee.no-reengage-same-activation' : undefined;
}

export function moveContext(state: LegionState, at: Moving, type: MoveType): MoveContext {
  const unit = unitOf(state, at.unit);
  const who = travellerOf(state, unit, type);
  const displaceable = displaceableBy(state, unit, type);
  const touchable = unitsOnBattlefield(state)
    .filter((other) => !areFriendly(unit, other))
    .map(({ id }) => id)
    .filter((id) => whyNotTouch(state, at, type, id) === undefined);
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
