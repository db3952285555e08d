import { missionLossEffects } from '../missions/index.ts';
import type { ShipId, XwingEffect, XwingState } from '../model/index.ts';
import { dealCard, keepsCardsFacedown, renewDecks } from './deal-damage.ts';
import { lossOf } from './destruction.ts';
import { isInPlay, shipOf } from './in-play.ts';
import type { Performers } from './performer.ts';
import { shieldValue } from './values.ts';
import { victoryNow } from './winning.ts';
import { run } from './words.ts';

/** A lower shield or hull value is felt at once. xw.ship.shield.cap, xw.destroy.condition */
function afterUpgradeLost(state: XwingState, id: ShipId): readonly XwingEffect[] {
  const ship = shipOf(state, id);
  const surplus = Math.max(0, ship.shields - shieldValue(ship));
  return [
    ...Array.from({ length: surplus }, (): XwingEffect => ({ kind: 'loseShield', ship: id })),
    { kind: 'checkDestruction', ship: id },
  ];
}

/** Damage, the cards of ships and the loss of ships. */
export const damagePerformers = {
  sufferDamage: (state, { ship, hits, crits, source }) =>
    hits + crits > 0 && isInPlay(shipOf(state, ship))
      ? [run('suffer', { ship, hits, crits, source, isOver: false })]
      : undefined,
  loseShield: (_state, { ship }, { emit }) => {
    emit({ kind: 'shieldLost', ship });
  },
  recoverShield: (state, { ship: id }, { emit }) => {
    // xw.ship.shield.cap
    const ship = shipOf(state, id);
    if (ship.shields < shieldValue(ship)) emit({ kind: 'shieldRecovered', ship: id });
  },
  dealDamageCard: (state, effect, { emit, luck }) => dealCard(state, effect, emit, luck),
  flipDamageCard: (state, { ship: id, key, faceup }, { emit }) => {
    const ship = shipOf(state, id);
    const found = ship.damage.find((each) => each.key === key);
    if (!found || found.faceup === faceup) return undefined;
    if (faceup && keepsCardsFacedown(state, ship)) return undefined;
    emit({ kind: 'damageFlipped', ship: id, key, faceup, card: found.card });
    // A card turned faceup is in force at once, and may now count twice. xw.damage.faceup.any-source
    return faceup ? [run('faceupCard', { ship: id, key, source: 'flip' })] : undefined;
  },
  putInForce: (state, { ship, key }, { emit }) => {
    const found = shipOf(state, ship).damage.find((each) => each.key === key);
    if (found?.faceup) emit({ kind: 'damageCameIntoForce', ship, key });
  },
  discardDamageCard: (state, { ship, key }, { emit }) => {
    const found = shipOf(state, ship).damage.find((each) => each.key === key);
    if (found) emit({ kind: 'damageDiscarded', ship, key, card: found.card });
  },
  renewDecks: (state, _effect, { emit, luck }) => {
    renewDecks(state, emit, luck);
  },
  discardUpgrade: (state, { ship, key }, { emit }) => {
    const isHeld = shipOf(state, ship).upgrades.some((each) => each.key === key && each.faceup);
    if (!isHeld) return undefined;
    emit({ kind: 'upgradeDiscarded', ship, key });
    return afterUpgradeLost(state, ship);
  },
  returnUpgrade: (state, { ship, key }, { emit }) => {
    // xw.cards.upgrade.core2012-discard-to-box
    if (state.options.variant !== 'core2012') emit({ kind: 'upgradeReturned', ship, key });
  },
  checkDestruction: (state, { ship }) => lossOf(state, shipOf(state, ship)),
  doomShip: (_state, { ship }, { emit }) => {
    emit({ kind: 'shipDoomed', ship });
  },
  loseShip: (state, { ship, how }, { emit }) => {
    if (!isInPlay(shipOf(state, ship))) return undefined;
    emit({ kind: 'shipLost', ship, how });
    return [...missionLossEffects(state, shipOf(state, ship)), { kind: 'checkVictory' }];
  },
  checkVictory: (state) => victoryNow(state),
} satisfies Partial<Performers>;
