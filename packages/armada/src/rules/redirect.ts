import { offers, refused } from '@sortie/kernel';
import { isForbidden, isPermitted } from '../abilities/questions.ts';
import type { HullZone } from '../catalogue/index.ts';
import type { ArmadaEffect, ArmadaQuestion, ArmadaState, Attack, RedirectSplit } from '../model/index.ts';
import { findShip, isShipInPlay } from './in-play.ts';

/** All the ways to take points of the total on the shields of these zones. */
export function splitsOf(
  zones: readonly HullZone[],
  shields: Readonly<Record<HullZone, number>>,
  most: number,
): readonly RedirectSplit[] {
  const [zone, ...rest] = zones;
  if (zone === undefined) return [{}];
  const limit = Math.min(shields[zone], most);
  return Array.from({ length: limit + 1 }, (_, count) => count).flatMap((count) =>
    splitsOf(rest, shields, most - count).map((split) => (count === 0 ? split : { [zone]: count, ...split })),
  );
}

/** Any amount up to the shields left in the chosen zone, never as damage cards. ar.defense.redirect-shields-only */
export function redirectRequest(
  state: ArmadaState,
  at: Attack,
): ArmadaQuestion<'redirectDamage'> | undefined {
  const ship = findShip(state, at.defender);
  if (!ship || !isShipInPlay(ship)) return undefined;
  if (isPermitted(state, { kind: 'ignoreShields', attack: at })) return undefined;
  const total = at.total!;
  const most = isForbidden(state, { kind: 'redirectMoreThanOne', attack: at }) ? Math.min(1, total) : total;
  const splits = splitsOf(at.redirectTo, ship.shields, most);
  if (splits.length < 2) return undefined;
  return {
    seat: ship.seat,
    rule: 'ar.defense.redirect-shields-only',
    about: { ship: ship.id, total },
    answers: offers(splits),
    whyNot: () => refused('ar.defense.redirect-shields-only', { most }),
  };
}

/** Redirected points are suffered first. */
export function redirectedEffects({ defender }: Attack, split: RedirectSplit): readonly ArmadaEffect[] {
  return (Object.entries(split) as [HullZone, number][]).map(([zone, points]) => ({
    kind: 'sufferDamage',
    unit: defender,
    zone,
    points,
    source: 'attack',
  }));
}
