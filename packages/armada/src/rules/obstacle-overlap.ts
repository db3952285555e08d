import { goTo, offers } from '@sortie/kernel';
import { isForbidden } from '../abilities/questions.ts';
import { obstacle as obstacleToken, squadronCard } from '../catalogue/index.ts';
import type { ArmadaEffect, ArmadaState, ObstacleOverlap } from '../model/index.ts';
import { findShip, isInPlay, seatsByInitiative, squadronOf, unitOf } from './in-play.ts';
import { asks, guarded, opens, step } from './words.ts';

/** A station, and not kept from having its effect. */
function isAtStation({ obstacle }: ObstacleOverlap): boolean {
  return obstacleToken(obstacle).kind === 'station';
}

/** Squadrons are unaffected by fields. ar.obstacle.asteroid, ar.obstacle.debris */
function effectsOfField(state: ArmadaState, { unit, obstacle }: ObstacleOverlap): readonly ArmadaEffect[] {
  const ship = findShip(state, unit);
  if (!ship) return [];
  switch (obstacleToken(obstacle).kind) {
    case 'asteroidField':
      return [{ kind: 'dealDamageCard', ship: ship.id, faceup: true, source: 'asteroidField' }];
    case 'debrisField':
      return [{ kind: 'sufferDamage', unit, zone: null, points: 2, source: 'debrisField' }];
    default:
      return [];
  }
}

/** A unit whose own move left it on an obstacle. ar.obstacle.overlap-test */
export const obstacleOverlap = guarded(
  'obstacleOverlap',
  { while: (state, { unit }) => isInPlay(unitOf(state, unit)) },
  [
    opens('obstacleOverlapped', { rule: 'ar.timing.first-player-first', order: seatsByInitiative }),
    step('ignore', (state, { unit: id, obstacle, ignored }) => {
      const unit = unitOf(state, id);
      const isOff = ignored || isForbidden(state, { kind: 'obstacleEffect', unit, obstacle });
      return isOff ? [goTo('over')] : [];
    }),
    step('field', effectsOfField),
    // ar.obstacle.station-ship
    asks('discardDamage', {
      question: 'discardDamage',
      request: (state, at) => {
        const ship = findShip(state, at.unit);
        if (!ship || !isAtStation(at) || ship.damage.length === 0) return undefined;
        return {
          seat: ship.seat,
          rule: 'ar.obstacle.station-ship',
          about: { ship: ship.id, source: 'station' },
          answers: offers([...ship.damage.map(({ key }) => ({ key })), { decline: true } as const]),
        };
      },
      take: (state, { unit }, answer) =>
        'key' in answer
          ? [{ kind: 'discardDamageCard', ship: findShip(state, unit)!.id, key: answer.key }]
          : [],
    }),
    // ar.obstacle.station-squadron
    asks('recoverHull', {
      question: 'recoverHull',
      request: (state, at) => {
        if (findShip(state, at.unit) || !isAtStation(at)) return undefined;
        const squadron = squadronOf(state, at.unit);
        if (squadron.hull >= squadronCard(squadron.card).hull) return undefined;
        return {
          seat: squadron.seat,
          rule: 'ar.obstacle.station-squadron',
          about: { squadron: squadron.id },
          answers: offers([{ recover: true } as const, { decline: true } as const]),
        };
      },
      take: (state, { unit }, answer) =>
        'recover' in answer ? [{ kind: 'recoverHull', squadron: squadronOf(state, unit).id }] : [],
    }),
    step('over', () => []),
  ],
);
