import type { Luck } from '@sortie/kernel';
import { missionLossEffects } from '../missions/index.ts';
import type { ShipId, XwingEffect, XwingState } from '../model/index.ts';
import { dealCard, keepsCardsFacedown, renewDecks } from './deal-damage.ts';
import { lossOf } from './destruction.ts';
import { isInPlay, shipOf } from './in-play.ts';
import type { Means, More } from './means.ts';
import type { DiceEffect } from './perform-dice.ts';
import { performDice } from './perform-dice.ts';
import { shieldValue } from './values.ts';
import { victoryNow } from './winning.ts';
import { run } from './words.ts';

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
type OnDamage = Extract<XwingEffect, { kind: DamageKind }> | DiceEffect;

/** Carries out what concerns damage, cards and the loss of ships. */
export function performDamage(state: XwingState, effect: OnDamage, emit: Means['emit'], luck: Luck): More {
  switch (effect.kind) {
    case 'sufferDamage': {
      const { ship, hits, crits, source } = effect;
      if (hits + crits === 0 || !isInPlay(shipOf(state, ship))) return;
      return [run('suffer', { ship, hits, crits, source, isOver: false })];
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
