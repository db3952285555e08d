import { goTo, note } from '@sortie/kernel';
import type { OrdersOf, Suffering, XwingEffect, XwingState } from '../model/index.ts';
import { insteadOfCritical } from './held-damage.ts';
import { isInPlay, seatsByInitiative, shipOf } from './in-play.ts';
import { flow, guarded, opens, step } from './words.ts';

const initiativeFirst = { rule: 'xw.timing.simultaneous.initiative-first', order: seatsByInitiative };

/** A critical, unless a card puts something in its place. */
function oneCritical(state: XwingState, at: Suffering): readonly XwingEffect[] {
  const instead = insteadOfCritical(state, at.ship, at.source);
  return instead.length > 0 ? instead : onePoint(state, at, true);
}

/** One point of damage: a shield if there is one, otherwise a card. xw.damage.suffer.one-at-a-time */
function onePoint(state: XwingState, at: Suffering, critical: boolean): XwingEffect[] {
  const { ship, source } = at;
  if (shipOf(state, ship).shields > 0) return [{ kind: 'loseShield', ship }];
  return [{ kind: 'dealDamageCard', ship, faceup: critical, source }];
}

/** Suffering damage: all normal damage first, then critical, point by point. rulebook: damage */
export const suffer = guarded('suffer', { while: (state, { ship }) => isInPlay(shipOf(state, ship)) }, [
  opens('beforeSuffering', initiativeFirst),
  step('next', (state, at): OrdersOf<'suffer'> => {
    // xw.attack.damage.normal-first
    if (at.hits > 0) {
      return [note({ hits: at.hits - 1 }), goTo('next'), ...onePoint(state, at, false)];
    }
    if (at.crits > 0) {
      return [note({ crits: at.crits - 1 }), goTo('next'), ...oneCritical(state, at)];
    }
    return [note({ isOver: true })];
  }),
  // xw.damage.excess-dealt
  step('destruction', (_state, at) => [{ kind: 'checkDestruction', ship: at.ship }]),
  opens('damageSuffered', initiativeFirst),
]);

/** A Damage card turns faceup: others may speak first, then its own text is in force. xw.damage.suffer.faceup-critical */
export const faceupCard = flow('faceupCard', [
  // xw.damage.flip-is-not-deal
  step('dealt', (_state, at) => (at.source === 'flip' ? [goTo('comeIntoForce')] : [])),
  opens('faceupDamageDealt', initiativeFirst),
  step('comeIntoForce', (_state, { ship, key }) => [{ kind: 'putInForce', ship, key }]),
  opens('damageTakesEffect', initiativeFirst),
  step('destruction', (_state, at) => [{ kind: 'checkDestruction', ship: at.ship }]),
]);

/** A Damage card is dealt facedown; its text is ignored. xw.damage.suffer.facedown-normal */
export const facedownCard = flow('facedownCard', [
  opens('facedownDamageDealt', initiativeFirst),
  step('destruction', (_state, at) => [{ kind: 'checkDestruction', ship: at.ship }]),
]);
