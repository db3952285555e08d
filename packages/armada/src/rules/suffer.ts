import { goTo, note, offers } from '@sortie/kernel';
import { isPermitted } from '../abilities/questions.ts';
import { type HullZone, hullZones } from '../catalogue/index.ts';
import type { ArmadaEffect, ArmadaState, Dealing, OrdersOf, Suffering } from '../model/index.ts';
import { findShip, isInPlay, isShipInPlay, seatsByInitiative, shipOf, unitOf } from './in-play.ts';
import { tableOf } from './table.ts';
import { asks, guarded, opens, step } from './words.ts';

/** The shields that the point meets. */
function shieldsAgainst(state: ArmadaState, { unit, source }: Suffering, zone: HullZone): number {
  const { attack } = tableOf(state);
  if (source === 'attack' && isPermitted(state, { kind: 'ignoreShields', attack: attack! })) return 0;
  return shipOf(state, unit).shields[zone];
}

/** A shield if the zone has one, otherwise a card; hull of a squadron. ar.damage.ship-shield-first, ar.damage.ship-card-when-no-shields, ar.damage.squadron-hull */
function onePoint(state: ArmadaState, at: Suffering): readonly ArmadaEffect[] {
  const unit = unitOf(state, at.unit);
  if (unit.kind === 'squadron') return [{ kind: 'loseHull', squadron: unit.id }];
  const zone = at.zone!;
  if (shieldsAgainst(state, at, zone) > 0) return [{ kind: 'loseShields', ship: unit.id, zone, count: 1 }];
  // The first card of the attack, whichever point deals it. ar.critical.default
  const faceup = at.source === 'attack' && tableOf(state).attack!.faceupLeft > 0;
  return [{ kind: 'dealDamageCard', ship: unit.id, faceup, source: at.source }];
}

/** Suffering damage, point by point, whatever it comes from. ar.damage.sources, ar.attack.damage.point-by-point */
export const suffer = guarded('suffer', { while: (state, { unit }) => isInPlay(unitOf(state, unit)) }, [
  asks('chooseZone', {
    question: 'chooseZone',
    request: (state, at) => {
      const ship = findShip(state, at.unit);
      if (!ship || at.zone !== null) return undefined;
      return {
        seat: ship.seat,
        rule: 'ar.damage.unspecified-zone',
        about: { ship: ship.id, points: at.left, source: at.source },
        answers: offers(hullZones.map((zone) => ({ zone }))),
      };
    },
    take: (_state, _at, { zone }) => [note({ zone })],
  }),
  step(
    'next',
    (state, at): OrdersOf<'suffer'> =>
      at.left > 0
        ? [
            note({ left: at.left - 1 }),
            goTo('next'),
            { kind: 'tellDamage', unit: at.unit, source: at.source },
            ...onePoint(state, at),
          ]
        : [],
  ),
]);

const firstPlayerFirst = { rule: 'ar.timing.first-player-first', order: seatsByInitiative };

function isStillThere(state: ArmadaState, { ship }: Dealing): boolean {
  return isShipInPlay(shipOf(state, ship));
}

/** A damage card is dealt faceup: others may speak first, then it is in force. ar.damage.card-faceup-effects, ar.damage.cards-one-at-a-time */
export const faceupCard = guarded('faceupCard', { while: isStillThere }, [
  opens('beforeFaceupDamage', firstPlayerFirst),
  step('deal', (_state, { ship, source }) => [{ kind: 'dealFaceup', ship, source }]),
  step('comeIntoForce', (_state, { ship, key }) => (key ? [{ kind: 'putInForce', ship, key }] : [])),
  opens('faceupDamage', firstPlayerFirst),
]);

/** A damage card that lay facedown is turned up. */
export const turnedCard = guarded('turnedCard', { while: isStillThere }, [
  step('comeIntoForce', (_state, { ship, key }) => [{ kind: 'putInForce', ship, key: key! }]),
  opens('faceupDamage', firstPlayerFirst),
]);
