import { goTo, note, offers } from '@sortie/kernel';
import type { Detonating, LegionState, OrdersOf, TokenId, UnitId } from '../model/index.ts';
import { rangeToToken } from './distances.ts';
import { isOnBattlefield, unitOf, unitsOnBattlefield } from './in-play.ts';
import { tokenSees } from './sight.ts';
import { tokenOf, weaponOfToken } from './token-weapon.ts';
import { asks, flow, step } from './words.ts';

/**
 * Every unit of either side that it sees within the printed range, engaged or not.
 * lg.area-weapon.separate-attacks, lg.area-weapon.hits-engaged, lg.area-weapon.detonation.range-from-token-edge
 */
export function unitsCaught(state: LegionState, id: TokenId): readonly UnitId[] {
  const token = tokenOf(state, id);
  const { range } = weaponOfToken(state, token);
  return unitsOnBattlefield(state)
    .filter((unit) => rangeToToken(unit, token) <= range!.max && tokenSees(state, token, unit))
    .map((unit) => unit.id);
}

function stillThere(state: LegionState, { left }: Detonating): readonly UnitId[] {
  return left.filter((id) => isOnBattlefield(unitOf(state, id)));
}

function attackOn(state: LegionState, at: Detonating, defender: UnitId): OrdersOf<'detonate'> {
  return [
    note({ left: stillThere(state, at).filter((id) => id !== defender) }),
    goTo('next'),
    { kind: 'attackFromToken', defender },
  ];
}

/** A token attacks one unit after the other and is gone. lg.area-weapon.separate-attacks */
export const detonate = flow('detonate', [
  // lg.area-weapon.detonation.order-charge, lg.area-weapon.detonation.order-condition
  asks('next', {
    question: 'chooseDetonationTarget',
    request: (state, at) => {
      const left = stillThere(state, at);
      if (left.length < 2) return undefined;
      const isCondition = tokenOf(state, at.token).kind === 'condition';
      return {
        seat: at.by,
        rule: isCondition
          ? 'lg.area-weapon.detonation.order-condition'
          : 'lg.area-weapon.detonation.order-charge',
        about: { units: left },
        answers: offers(left.map((unit) => ({ unit }))),
      };
    },
    take: (state, at, { unit }) => attackOn(state, at, unit),
  }),
  step('onlyOne', (state, at): OrdersOf<'detonate'> => {
    const [only] = stillThere(state, at);
    return only === undefined ? [] : attackOn(state, at, only);
  }),
  // lg.area-weapon.detonation.token-removed
  step(
    'remove',
    (state, { token, times = 1 }): OrdersOf<'detonate'> =>
      times > 1
        ? [note({ left: unitsCaught(state, token), times: times - 1 }), goTo('next')]
        : [{ kind: 'removeToken', token }],
  ),
]);
