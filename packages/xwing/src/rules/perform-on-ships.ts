import type { Luck } from '@sortie/kernel';
import { eventsOfMission } from '../missions/mission-events.ts';
import type { XwingEffect, XwingState } from '../model/index.ts';
import type { SetUpEffect } from '../setup/perform-set-up.ts';
import { actionChance } from './action-chance.ts';
import { droppedBomb, setOffBeneath } from './bombs.ts';
import { isInPlay, shipOf } from './in-play.ts';
import type { Means, More } from './means.ts';
import { moment } from './moments.ts';
import { performDamage } from './perform-damage.ts';
import { lockAcquired } from './target-lock.ts';
import { run } from './words.ts';

type RoundKind =
  | SetUpEffect['kind']
  | 'startRound'
  | 'startPhase'
  | 'setDial'
  | 'revealDial'
  | 'replaceDial'
  | 'removeDial'
  | 'makeActive'
  | 'markActivated'
  | 'markOpportunity'
  | 'moveShip'
  | 'hitObstacle'
  | 'executeManeuver';
type OnShips = Exclude<XwingEffect, { kind: RoundKind }>;

/** Carries out what concerns tokens, locks, actions, bombs and what ships hold. */
export function performOnShips(state: XwingState, effect: OnShips, emit: Means['emit'], luck: Luck): More {
  switch (effect.kind) {
    case 'assignTokens':
      if (effect.count > 0 && isInPlay(shipOf(state, effect.ship))) {
        const { ship, token, count } = effect;
        emit({ kind: 'tokensAssigned', ship, token, count });
        return Array.from({ length: count }, () =>
          moment(state, { kind: 'run', flow: 'tokenReceived', at: { ship, token } }),
        ).flat();
      }
      return;
    case 'removeTokens':
    case 'spendToken': {
      const spent = effect.kind === 'spendToken';
      const held = shipOf(state, effect.ship).tokens[effect.token];
      const count = Math.min(held, effect.kind === 'spendToken' ? 1 : effect.count);
      if (count > 0) emit({ kind: 'tokensRemoved', ship: effect.ship, token: effect.token, count, spent });
      if (spent && count > 0)
        return moment(state, {
          kind: 'run',
          flow: 'tokenSpent',
          at: { ship: effect.ship, token: effect.token },
        });
      return;
    }
    case 'acquireLock':
      if (shipOf(state, effect.ship).lock) emit({ kind: 'lockRemoved', ship: effect.ship, spent: false });
      emit(lockAcquired(state, effect.ship, effect.target));
      return moment(state, {
        kind: 'run',
        flow: 'lockAcquired',
        at: { ship: effect.ship, target: effect.target },
      });
    case 'removeLock':
    case 'spendLock': {
      const { lock } = shipOf(state, effect.ship);
      if (!lock) return;
      const spent = effect.kind === 'spendLock';
      emit({ kind: 'lockRemoved', ship: effect.ship, spent });
      return spent
        ? moment(state, { kind: 'run', flow: 'lockSpent', at: { ship: effect.ship, target: lock.target } })
        : undefined;
    }
    case 'moveLock':
      if (shipOf(state, effect.to).lock) emit({ kind: 'lockRemoved', ship: effect.to, spent: false });
      emit({ kind: 'lockMoved', from: effect.from, to: effect.to });
      return;
    case 'recordAction':
      emit({ kind: 'actionPerformed', ship: effect.ship, action: effect.action, source: effect.source });
      return;
    case 'failReposition':
      emit({
        kind: 'repositionFailed',
        ship: effect.ship,
        action: effect.action,
        direction: effect.direction,
      });
      return;
    case 'offerFreeAction':
      return [actionChance(effect.ship, effect.actions, effect.source, effect)];
    case 'beginLasting':
      emit({
        kind: 'lastingBegun',
        ship: effect.ship,
        lasting: { ...effect.lasting, serial: state.serial + 1 },
      });
      return;
    case 'endLasting':
      if (state.ships.some((ship) => ship.lasting.some((each) => each.until === effect.until))) {
        emit({ kind: 'lastingEnded', until: effect.until });
      }
      return;
    case 'removeLasting':
      emit({ kind: 'lastingRemoved', ship: effect.ship, source: effect.source });
      return;
    case 'mark':
      emit({ kind: 'marked', ship: effect.ship, use: effect.use });
      return;
    case 'choose': {
      const { kind: _kind, ...question } = effect;
      return effect.options.length > 0 ? [run('cardQuestion', question)] : undefined;
    }
    case 'grantAttack':
      return [run('grantedAttack', effect.grant)];
    case 'dropBomb': {
      const bomb = droppedBomb(state, effect);
      emit({ kind: 'bombDropped', bomb });
      return setOffBeneath(bomb);
    }
    case 'removeBomb':
      emit({ kind: 'bombDetonated', bomb: effect.bomb, by: effect.by });
      return;
    case 'detonate':
      return [run('detonation', { bomb: effect.bomb, by: effect.by, isOver: false })];
    case 'markDisabledShip':
    case 'placeSatellite':
    case 'scanSatellite':
    case 'returnSatellites':
      for (const event of eventsOfMission(state, effect)) emit(event);
      return;
    default:
      return performDamage(state, effect, emit, luck);
  }
}
