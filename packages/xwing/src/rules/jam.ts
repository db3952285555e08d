import type { CardOption, Ship, ShipId, XwingEffect, XwingState } from '../model/index.ts';
import { shipOf } from './in-play.ts';
import { locksOf } from './locks.ts';

/** A jam token and something that it takes do not stay together. xw.later.jam.takes-token, xw.later.jam.stays */
export function jammed(state: XwingState, id: ShipId): readonly XwingEffect[] | undefined {
  const ship = shipOf(state, id);
  if (ship.tokens.jam === 0) return undefined;
  const options: readonly CardOption[] = [
    ...(['focus', 'evade'] as const)
      .filter((token) => ship.tokens[token] > 0)
      .map((token): CardOption => ({ answer: token, effects: [removeToken(id, token)] })),
    ...lockOptions(ship),
  ];
  const [only, ...others] = options;
  if (!only) return undefined;
  const choice: XwingEffect = { kind: 'choose', seat: ship.seat, ship: id, source: 'jam', options };
  return [removeToken(id, 'jam'), ...(others.length === 0 ? only.effects : [choice])];
}

function lockOptions(ship: Ship): readonly CardOption[] {
  const held = locksOf(ship);
  if (held.length === 1) return [{ answer: 'targetLock', effects: [{ kind: 'removeLock', ship: ship.id }] }];
  return held.map(({ target }) => ({
    answer: { removeLockOn: target },
    effects: [{ kind: 'removeLock', ship: ship.id, target }],
  }));
}

function removeToken(ship: ShipId, token: 'focus' | 'evade' | 'jam'): XwingEffect {
  return { kind: 'removeTokens', ship, token, count: 1 };
}
