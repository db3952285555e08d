import type { Control, Luck } from '@sortie/kernel';
import { innermost, run, showing, unreachable } from '@sortie/kernel';
import { missionLossEffects } from '../missions/index.ts';
import { eventsOfMission } from '../missions/mission-events.ts';
import type {
  Attack,
  AttackFace,
  DefenseFace,
  ShipId,
  XwingEffect,
  XwingEvent,
  XwingState,
} from '../model/index.ts';
import { attackDieFaces, defenseDieFaces } from '../model/index.ts';
import type { SetUpEffect } from '../setup/perform-set-up.ts';
import { performSetUp } from '../setup/perform-set-up.ts';
import { actionChance } from './action-chance.ts';
import { droppedBomb, setOffBeneath } from './bombs.ts';
import { compared } from './compare-results.ts';
import { turnsCriticals } from './damage-deck.ts';
import { dealCard, keepsCardsFacedown, renewDecks } from './deal-damage.ts';
import { lossOf } from './destruction.ts';
import { executes } from './execute.ts';
import { isInPlay, shipOf } from './in-play.ts';
import { moment } from './moments.ts';
import { moveShip } from './move-ship.ts';
import { lockAcquired } from './target-lock.ts';
import { shieldValue } from './values.ts';
import { victoryNow } from './winning.ts';

export interface Means {
  readonly emit: (event: XwingEvent) => void;
  readonly luck: Luck;
}

type More = readonly (XwingEffect | Control)[] | undefined;

/** Carries out what the rules order: the only place that rolls and draws. */
export function perform(state: XwingState, effect: Exclude<XwingEffect, Control>, means: Means): More {
  const { emit, luck } = means;
  switch (effect.kind) {
    case 'beginSetUpStep':
    case 'giveInitiative':
    case 'rollInitiative':
    case 'takeEdges':
    case 'placeObstacle':
    case 'deployShip':
    case 'bringShip':
    case 'setShields':
    case 'rollDispute':
    case 'settleDispute':
      return performSetUp(state, effect, emit, luck);
    case 'startRound':
      emit({ kind: 'roundStarted', round: state.round + 1 });
      return;
    case 'startPhase':
      emit({ kind: 'phaseStarted', phase: effect.phase });
      return [{ kind: 'endLasting', until: 'endOfPhase' }];
    case 'setDial':
      emit({ kind: 'dialSet', ship: effect.ship, maneuver: effect.maneuver });
      return;
    case 'ready':
      emit({ kind: 'readied', seat: effect.seat, ready: effect.ready });
      return;
    case 'revealDial':
      emit({ kind: 'dialRevealed', ship: effect.ship, maneuver: shipOf(state, effect.ship).dial! });
      return;
    case 'replaceDial':
      emit({ kind: 'dialReplaced', ship: effect.ship, maneuver: effect.maneuver, by: effect.by });
      return;
    case 'removeDial':
      emit({ kind: 'dialRemoved', ship: effect.ship });
      return;
    case 'makeActive':
      if (state.activeShip !== effect.ship) emit({ kind: 'becameActive', ship: effect.ship });
      return;
    case 'markActivated':
      emit({ kind: 'activated', ship: effect.ship });
      return;
    case 'markOpportunity':
      emit({ kind: 'hadOpportunity', ship: effect.ship });
      return;
    case 'moveShip':
      moveShip(state, effect, emit);
      return;
    case 'hitObstacle':
      emit({ kind: 'obstacleHit', ship: effect.ship, obstacle: effect.obstacle });
      return;
    case 'executeManeuver':
      return [executes(effect.ship, effect.maneuver)];
    default:
      return performOnShips(state, effect, emit, luck);
  }
}

type RoundKind =
  | SetUpEffect['kind']
  | 'startRound'
  | 'startPhase'
  | 'setDial'
  | 'ready'
  | 'revealDial'
  | 'replaceDial'
  | 'removeDial'
  | 'makeActive'
  | 'markActivated'
  | 'markOpportunity'
  | 'moveShip'
  | 'hitObstacle'
  | 'executeManeuver';
type OnShips = Exclude<XwingEffect, Control | { kind: RoundKind }>;

function performOnShips(state: XwingState, effect: OnShips, emit: Means['emit'], luck: Luck): More {
  switch (effect.kind) {
    case 'assignTokens':
      if (effect.count > 0 && isInPlay(shipOf(state, effect.ship))) {
        const { ship, token, count } = effect;
        emit({ kind: 'tokensAssigned', ship, token, count });
        return Array.from({ length: count }, () => moment(state, 'tokenReceived', { ship, token })).flat();
      }
      return;
    case 'removeTokens':
    case 'spendToken': {
      const spent = effect.kind === 'spendToken';
      const held = shipOf(state, effect.ship).tokens[effect.token];
      const count = Math.min(held, effect.kind === 'spendToken' ? 1 : effect.count);
      if (count > 0) emit({ kind: 'tokensRemoved', ship: effect.ship, token: effect.token, count, spent });
      if (spent && count > 0) return moment(state, 'tokenSpent', { ship: effect.ship, token: effect.token });
      return;
    }
    case 'acquireLock':
      if (shipOf(state, effect.ship).lock) emit({ kind: 'lockRemoved', ship: effect.ship, spent: false });
      emit(lockAcquired(state, effect.ship, effect.target));
      return moment(state, 'lockAcquired', { ship: effect.ship, target: effect.target });
    case 'removeLock':
    case 'spendLock': {
      const { lock } = shipOf(state, effect.ship);
      if (!lock) return;
      const spent = effect.kind === 'spendLock';
      emit({ kind: 'lockRemoved', ship: effect.ship, spent });
      return spent ? moment(state, 'lockSpent', { ship: effect.ship, target: lock.target }) : undefined;
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
      return [run('detonation', { bomb: effect.bomb, by: effect.by })];
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

type DamageKind =
  | 'sufferDamage'
  | 'loseShield'
  | 'recoverShield'
  | 'dealDamageCard'
  | 'flipDamageCard'
  | 'discardDamageCard'
  | 'renewDecks'
  | 'discardUpgrade'
  | 'returnUpgrade'
  | 'checkDestruction'
  | 'doomShip'
  | 'loseShip'
  | 'checkVictory';
type DiceKind =
  | 'declareAttack'
  | 'rollAttackDice'
  | 'rollDefenseDice'
  | 'rerollDice'
  | 'changeDice'
  | 'addDie'
  | 'cancelDice'
  | 'compareResults'
  | 'useInAttack'
  | 'rollFor'
  | 'rollDamage';
type OnDamage = Extract<XwingEffect, { kind: DamageKind | DiceKind }>;

function performDamage(state: XwingState, effect: OnDamage, emit: Means['emit'], luck: Luck): More {
  switch (effect.kind) {
    case 'sufferDamage': {
      const { ship, hits, crits, source } = effect;
      if (hits + crits === 0 || !isInPlay(shipOf(state, ship))) return;
      return [run('suffer', { ship, hits, crits, source })];
    }
    case 'loseShield':
      emit({ kind: 'shieldLost', ship: effect.ship });
      return;
    case 'recoverShield': {
      // xw.ship.shield.cap
      const ship = shipOf(state, effect.ship);
      if (ship.shields < shieldValue(ship)) emit({ kind: 'shieldRecovered', ship: effect.ship });
      return;
    }
    case 'dealDamageCard':
      return dealCard(state, effect, emit, luck);
    case 'flipDamageCard': {
      const card = shipOf(state, effect.ship).damage.find((each) => each.key === effect.key);
      if (!card || card.faceup === effect.faceup) return;
      if (effect.faceup && keepsCardsFacedown(state, shipOf(state, effect.ship))) return;
      emit({
        kind: 'damageFlipped',
        ship: effect.ship,
        key: effect.key,
        faceup: effect.faceup,
        card: card.card,
      });
      // A card turned faceup is in force at once, and may now count twice. xw.damage.faceup.any-source
      return effect.faceup
        ? [run('faceupCard', { ship: effect.ship, key: effect.key, source: 'flip', inForce: false })]
        : undefined;
    }
    case 'discardDamageCard': {
      const card = shipOf(state, effect.ship).damage.find((each) => each.key === effect.key);
      if (card) emit({ kind: 'damageDiscarded', ship: effect.ship, key: effect.key, card: card.card });
      return;
    }
    case 'renewDecks':
      renewDecks(state, emit, luck);
      return;
    case 'discardUpgrade':
      if (shipOf(state, effect.ship).upgrades.some((each) => each.key === effect.key && each.faceup)) {
        emit({ kind: 'upgradeDiscarded', ship: effect.ship, key: effect.key });
        return afterUpgradeLost(state, effect.ship);
      }
      return;
    case 'returnUpgrade':
      // xw.cards.upgrade.core2012-discard-to-box
      if (state.options.variant !== 'core2012')
        emit({ kind: 'upgradeReturned', ship: effect.ship, key: effect.key });
      return;
    case 'checkDestruction':
      return lossOf(state, shipOf(state, effect.ship));
    case 'doomShip':
      emit({ kind: 'shipDoomed', ship: effect.ship });
      return;
    case 'loseShip':
      if (!isInPlay(shipOf(state, effect.ship))) return;
      emit({ kind: 'shipLost', ship: effect.ship, how: effect.how });
      return [...missionLossEffects(state, shipOf(state, effect.ship)), { kind: 'checkVictory' }];
    case 'checkVictory':
      return victoryNow(state);
    default:
      return performDice(state, effect, emit, luck);
  }
}

/** A lower shield or hull value is felt at once. xw.ship.shield.cap, xw.destroy.condition */
function afterUpgradeLost(state: XwingState, id: ShipId): readonly XwingEffect[] {
  const ship = shipOf(state, id);
  const surplus = Math.max(0, ship.shields - shieldValue(ship));
  return [
    ...Array.from({ length: surplus }, (): XwingEffect => ({ kind: 'loseShield', ship: id })),
    { kind: 'checkDestruction', ship: id },
  ];
}

function performDice(
  state: XwingState,
  effect: Extract<XwingEffect, { kind: DiceKind }>,
  emit: Means['emit'],
  luck: Luck,
): More {
  switch (effect.kind) {
    case 'declareAttack': {
      const { attacker, defender, weapon, range, obstructed } = effect;
      emit({ kind: 'attackDeclared', attacker, defender, weapon, range, obstructed });
      return;
    }
    case 'rollAttackDice':
      emit({ kind: 'attackDiceRolled', faces: luck.roll('attack', attackDieFaces, effect.count) });
      return criticalsTurned(state);
    case 'rollDefenseDice':
      emit({ kind: 'defenseDiceRolled', faces: luck.roll('defense', defenseDieFaces, effect.count) });
      return;
    case 'rerollDice':
      for (const die of effect.dice) {
        const [to] =
          effect.pool === 'attack'
            ? luck.roll('attack', attackDieFaces, 1)
            : luck.roll('defense', defenseDieFaces, 1);
        emit({ kind: 'dieRerolled', pool: effect.pool, die, to: to!, source: effect.source });
      }
      return criticalsTurned(state);
    case 'changeDice':
      for (const die of effect.dice) {
        const { pool, to, source, fixed } = effect;
        emit({ kind: 'dieChanged', pool, die, to, source, ...(fixed ? { fixed } : {}) });
      }
      return;
    case 'addDie':
      emit({ kind: 'dieAdded', pool: effect.pool, face: effect.face, source: effect.source });
      return;
    case 'cancelDice':
      for (const die of effect.dice) {
        emit({ kind: 'dieCancelled', pool: effect.pool, die, source: effect.source });
      }
      return;
    case 'compareResults':
      for (const event of compared(state, innermost<Attack>(state, 'attack')!)) emit(event);
      return;
    case 'useInAttack':
      emit({ kind: 'usedInAttack', use: effect.use });
      return;
    case 'rollFor': {
      const ship = shipOf(state, effect.ship);
      if (!isInPlay(ship)) return;
      const pool = effect.pool ?? 'attack';
      const faces: readonly (AttackFace | DefenseFace)[] =
        pool === 'attack'
          ? luck.roll('attack', attackDieFaces, effect.count)
          : luck.roll('defense', defenseDieFaces, effect.count);
      emit({ kind: 'rolledFor', ship: effect.ship, source: effect.source, pool, faces });
      const turned = turnsCriticals(state, ship);
      // xw.attack.damage.normal-first
      const ordered = [
        ...faces.filter((face) => face !== 'crit'),
        ...faces.filter((face) => face === 'crit'),
      ];
      return ordered.flatMap((face) => effect.outcomes[turned && face === 'crit' ? 'hit' : face] ?? []);
    }
    case 'rollDamage': {
      const { ship, count, source } = effect;
      const struck = shipOf(state, ship);
      if (!isInPlay(struck)) return;
      const faces = luck.roll('attack', attackDieFaces, count);
      emit({ kind: 'rolledFor', ship, source, pool: 'attack', faces });
      const damage = faces.filter((face) => face === 'hit' || face === 'crit').length;
      const crits = turnsCriticals(state, struck) ? 0 : faces.filter((face) => face === 'crit').length;
      return [{ kind: 'sufferDamage', ship, hits: damage - crits, crits, source }];
    }
    default:
      return unreachable(effect);
  }
}

/** xw.damage.deck.core2012-crit-to-hit */
function criticalsTurned(state: XwingState): readonly XwingEffect[] {
  const { attackDice, defender } = innermost<Attack>(state, 'attack')!;
  const dice = showing(attackDice, 'crit');
  if (dice.length === 0 || !turnsCriticals(state, shipOf(state, defender))) return [];
  return [{ kind: 'changeDice', pool: 'attack', dice, to: 'hit', source: 'damageDeck' }];
}
