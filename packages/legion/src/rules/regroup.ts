import { goTo, innermost, note } from '@sortie/kernel';
import { areInContact } from '../measuring/index.ts';
import type {
  LegionState,
  MiniatureId,
  OrdersOf,
  Placing,
  SufferingWounds,
  Unit,
  UnitId,
} from '../model/index.ts';
import { inMeleeWith } from './distances.ts';
import { areFriendly, isOnBattlefield, unitOf, unitsOnBattlefield } from './in-play.ts';
import { canTouch } from './place-in-cohesion.ts';
import { figuresOf, hasMeleeWeapon } from './surroundings.ts';
import { flow, step } from './words.ts';

/** Enemy units that it is in melee with, or was until miniatures fell just now. lg.melee.regroup-even-if-contacts-defeated */
function opponentsOf(state: LegionState, unit: Unit): readonly Unit[] {
  const suffering = innermost<SufferingWounds>(state, 'sufferWounds');
  const before = suffering?.meleeWith ?? [];
  const torn =
    suffering === undefined
      ? []
      : suffering.unit === unit.id
        ? before
        : before.includes(unit.id)
          ? [suffering.unit]
          : [];
  const ids = new Set<UnitId>([...inMeleeWith(state, unit).map(({ id }) => id), ...torn]);
  return [...ids].map((id) => unitOf(state, id)).filter(isOnBattlefield);
}

/** Miniatures with a melee weapon that touch nobody. lg.melee.regroup-into-contact */
function idleIn(state: LegionState, unit: Unit): readonly MiniatureId[] {
  const enemies = unitsOnBattlefield(state)
    .filter((other) => !areFriendly(unit, other))
    .flatMap(figuresOf);
  return figuresOf(unit)
    .filter((figure) => !enemies.some((each) => areInContact(figure, each)))
    .map(({ id }) => id as MiniatureId)
    .filter((id) => hasMeleeWeapon(state, unit, id));
}

/** What a unit has to place; nothing when nobody of it can come into contact. lg.melee.regroup-is-placement */
function placingOf(state: LegionState, id: UnitId): Placing | undefined {
  const unit = unitOf(state, id);
  if (!isOnBattlefield(unit)) return undefined;
  const opponents = opponentsOf(state, unit);
  const miniatures = opponents.length === 0 ? [] : idleIn(state, unit);
  if (miniatures.length === 0) return undefined;
  const placing = {
    unit: id,
    by: unit.seat,
    miniatures,
    rule: 'lg.melee.regroup-into-contact',
    touching: opponents.map((each) => each.id),
  };
  return canTouch(state, placing) ? placing : undefined;
}

/** The side that activated last first, else the blue one. lg.melee.regroup-order, lg.melee.regroup-order-no-activation */
export function unitsToRegroup(state: LegionState): readonly UnitId[] {
  const first = state.lastActive ?? state.blue ?? 0;
  const units = unitsOnBattlefield(state).filter(
    (unit) => opponentsOf(state, unit).length > 0 && idleIn(state, unit).length > 0,
  );
  const [own, others] = [
    units.filter(({ side }) => side === first),
    units.filter(({ side }) => side !== first),
  ];
  return [...own, ...others].map(({ id }) => id);
}

export const regroup = flow('regroup', [
  step('next', (state, { units: [unit, ...rest] }): OrdersOf<'regroup'> => {
    if (unit === undefined) return [];
    const placing = placingOf(state, unit);
    return [
      note({ units: rest }),
      ...(placing ? [{ kind: 'orderPlacing', placing } as const] : []),
      ...(rest.length > 0 ? [goTo('next')] : []),
    ];
  }),
]);
