import type { Moments } from '@sortie/cards';
import { innermost } from '@sortie/kernel';
import type {
  Attack,
  BombMoment,
  CardMoment,
  ChangeMoment,
  DiceMoment,
  LockMoment,
  LossMoment,
  MoveMoment,
  ShipId,
  ShipMoment,
  TokenMoment,
  XwingEffect,
  XwingState,
} from '../model/index.ts';
import { asideOf, nextBomb } from '../rules/bombs.ts';
import { isInPlay, shipOf } from '../rules/in-play.ts';
import type { Window } from './windows.ts';

function ifInPlay(state: XwingState, ship: ShipId): readonly ShipMoment[] {
  return isInPlay(shipOf(state, ship)) ? [{ ship }] : [];
}

/** Moments that are no step of a procedure: tokens, locks, bombs and ships come and go whenever an effect says so. */
export const moments: Moments<XwingState, XwingEffect, Window> = {
  assignTokens: {
    before: 'tokenComing',
    after: 'tokenReceived',
    seen: (state, { ship, token, count, ofAction }): readonly TokenMoment[] =>
      isInPlay(shipOf(state, ship))
        ? Array.from({ length: count }, () => ({ ship, token, ...(ofAction ? { ofAction } : {}) }))
        : [],
    parts: (effect) => Array.from({ length: effect.count }, () => ({ ...effect, count: 1 })),
  },
  spendToken: {
    after: 'tokenSpent',
    seen: (state, { ship, token, of = ship }): readonly TokenMoment[] =>
      shipOf(state, of).tokens[token] > 0 ? [{ ship, token }] : [],
  },
  removeTokens: {
    after: 'tokenRemoved',
    seen: (state, { ship, token, count }): readonly TokenMoment[] => {
      const removed = Math.min(count, shipOf(state, ship).tokens[token]);
      return Array.from({ length: removed }, () => ({ ship, token }));
    },
  },
  acquireLock: {
    after: 'lockAcquired',
    seen: (_state, { ship, target, further }): readonly LockMoment[] => [
      { ship, target, ...(further ? { further } : {}) },
    ],
  },
  spendLock: {
    after: 'lockSpent',
    seen: (state, { ship, of = ship, target }): readonly LockMoment[] => {
      const { lock } = shipOf(state, of);
      return lock ? [{ ship, target: target ?? lock.target }] : [];
    },
  },
  coordinate: { before: 'coordinating', seen: (_state, { ship, target }) => [{ ship, target }] },
  moveShip: {
    after: 'shipMoved',
    seen: (_state, { ship, cause }): readonly MoveMoment[] => [{ ship, cause }],
  },
  changeDice: {
    after: 'diceChanged',
    seen: (state, { pool, dice, source }): readonly ChangeMoment[] => {
      const attack = innermost<Attack>(state, 'attack');
      return attack ? [{ pool, dice, source, attacker: attack.attacker, defender: attack.defender }] : [];
    },
  },
  loseShield: {
    after: 'shieldLost',
    seen: (state, { ship }): readonly LossMoment[] => {
      const inAttack = innermost<Attack>(state, 'attack') !== undefined;
      return ifInPlay(state, ship).map((moment) => ({ ...moment, inAttack }));
    },
  },
  rerollDice: {
    after: 'diceRerolled',
    seen: (_state, { pool, dice }): readonly DiceMoment[] => (dice.length > 0 ? [{ pool }] : []),
  },
  discardUpgrade: {
    after: 'upgradeDiscarded',
    seen: (state, { ship, key }): readonly CardMoment[] => {
      const isHeld = shipOf(state, ship).upgrades.some(
        (each) => each.key === key && each.faceup && each.tokens === 0,
      );
      return isHeld ? [{ ship, card: key }] : [];
    },
  },
  deployShip: { after: 'shipPlaced', seen: (_state, { ship }): readonly ShipMoment[] => [{ ship }] },
  dropBomb: {
    after: 'bombDropped',
    seen: ({ nextId }, { ship, bomb }): readonly BombMoment[] =>
      asideOf(bomb).map((_, index) => ({ ship, bomb: nextBomb({ nextId: nextId + index }) })),
  },
  detonate: {
    before: 'bombDetonating',
    seen: (state, { bomb, by }) =>
      state.bombs.filter(({ id }) => id === bomb).map(({ side }) => ({ bomb, by, side })),
    parts: (effect) => [effect],
  },
  strikeShip: {
    before: 'bombStrikes',
    seen: (state, { ship, bomb, side }) => (isInPlay(shipOf(state, ship)) ? [{ ship, bomb, side }] : []),
    parts: (effect) => [effect],
  },
  loseShip: {
    before: 'shipDestroyed',
    after: 'shipLeft',
    seen: (state, { ship, how }) => (how === 'destroyed' ? ifInPlay(state, ship) : []),
    parts: (effect) => [effect],
  },
};
