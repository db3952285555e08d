import { endFlow, endFlowWith, goTo, offers } from '@sortie/kernel';
import type { Attacked, Attacking, Deed, LegionState, OrdersOf, UnitId } from '../model/index.ts';
import { formedPool, formPoolRequest } from './form-pool.ts';
import { seatsFrom, unitOf } from './in-play.ts';
import { isDeclined } from './read-pool.ts';
import { tableOf } from './table.ts';
import { weaponsForAttack } from './weapons.ts';
import { asks, flow, opens, step } from './words.ts';

function poolsLeft({ pools, resolved }: Attacking): readonly UnitId[] {
  return pools.map(({ defender }) => defender).filter((defender) => !resolved.includes(defender));
}

/** What the attack was, for those who ask afterwards. lg.attack.pools-separate-for-effects */
export function attackedOf(state: LegionState, attack: Attacking): Attacked {
  const cumbersome = weaponsForAttack(tableOf(state), attack)
    .filter(({ weapon }) => weapon.keywords.some(({ id }) => id === 'cumbersome'))
    .map(({ weapon }) => weapon.name);
  return {
    defenders: attack.pools.map(({ defender }) => defender),
    isRanged: attack.pools.some(({ type }) => type === 'ranged'),
    usedCumbersome: attack.pools.some(({ weapons }) =>
      weapons.some(({ weapon }) => cumbersome.includes(weapon)),
    ),
  };
}

/** An attack that is no action has been performed all the same. lg.timing.after-action-order */
function deedOf(unit: UnitId, { defenders, isRanged }: Attacked): Deed {
  return {
    unit,
    action: null,
    move: null,
    isMoveAction: false,
    isStandardMove: false,
    startedMelee: null,
    defenders,
    isAttackAction: false,
    isRangedAttack: isRanged,
  };
}

/** An attack: all pools are formed, then each is resolved. lg.attack.step-order */
export const attack = flow('attack', [
  // Steps 1 to 3: a defender and its pool, as often as weapons are left. lg.attack.3.pools-before-dice
  asks('declare', {
    question: 'formPool',
    request: formPoolRequest,
    take: (state, at, answer): OrdersOf<'attack'> =>
      isDeclined(answer) ? [] : [{ kind: 'formPool', pool: formedPool(state, at, answer) }, goTo('declare')],
  }),
  step('declared', (_state, { pools }) => (pools.length === 0 ? [endFlow] : [])),
  opens('attackDeclared', {
    rule: 'lg.timing.when',
    order: (state, { unit }) => seatsFrom(state, unitOf(state, unit).seat),
  }),
  // lg.attack.pools-any-order, lg.attack.10.next-pool
  asks('pools', {
    question: 'choosePool',
    request: (state, at) => {
      const left = poolsLeft(at);
      if (left.length < 2) return undefined;
      return {
        seat: unitOf(state, at.unit).seat,
        rule: 'lg.attack.pools-any-order',
        about: { unit: at.unit },
        answers: offers(left.map((defender) => ({ defender }))),
      };
    },
    take: (_state, _at, { defender }): OrdersOf<'attack'> => [
      { kind: 'resolvePool', defender },
      goTo('pools'),
    ],
  }),
  step('lastPool', (_state, at) => poolsLeft(at).map((defender) => ({ kind: 'resolvePool', defender }))),
  step('over', (state, at): OrdersOf<'attack'> => {
    const attacked = attackedOf(state, at);
    return [
      { kind: 'recordAttack', unit: at.unit, attacked },
      ...(at.isAction ? [] : [{ kind: 'finishDeed', deed: deedOf(at.unit, attacked) } as const]),
      endFlowWith(attacked),
    ];
  }),
]);
