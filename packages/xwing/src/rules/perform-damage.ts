import { innermostFrame, noteIn } from '@sortie/kernel';
import { ownCardsWith } from '../abilities/questions.ts';
import { rulesOfCard } from '../abilities/registry.ts';
import { missionLossEffects } from '../missions/index.ts';
import type { Ship, ShipId, Suffering, XwingEffect, XwingState } from '../model/index.ts';
import { dealCard, keepsCardsFacedown, renewDecks } from './deal-damage.ts';
import { lossOf } from './destruction.ts';
import { dockedTo, isInPlay, shipOf } from './in-play.ts';
import { chooseLockToLose } from './locks.ts';
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
    // xw.later.lock.two
    ...(ship.otherLock && ownCardsWith(state, ship, 'maintainsTwoLocks').length === 0
      ? [chooseLockToLose(ship, 'targetLock', [])]
      : []),
    { kind: 'checkDestruction', ship: id },
  ];
}

/** xw.later.docking.carrier-gone */
function goneWithCarrier({ id: ship }: Ship, how: Lost['how']): XwingEffect {
  return { kind: 'loseShip', ship, how: how === 'escaped' ? 'escaped' : 'destroyed' };
}

type Lost = Extract<XwingEffect, { kind: 'loseShip' }>;

/** Damage, the cards of ships and the loss of ships. */
export const damagePerformers = {
  sufferDamage: (state, { ship, hits, crits, source }) =>
    hits + crits > 0 && isInPlay(shipOf(state, ship))
      ? [run('suffer', { ship, hits, crits, source, total: hits + crits, isOver: false })]
      : undefined,
  addDamage: (state, { hits, crits }) => {
    const frame = innermostFrame<Suffering>(state, 'suffer');
    if (!frame) return undefined;
    const now = { hits: Math.max(0, frame.at.hits + hits), crits: Math.max(0, frame.at.crits + crits) };
    return [noteIn<Suffering>(frame.id, { ...now, total: now.hits + now.crits })];
  },
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
  flipRandomCard: (state, { ship: id }, { luck }) => {
    const facedown = shipOf(state, id).damage.filter(({ faceup, card }) => !faceup && card !== null);
    if (facedown.length === 0) return undefined;
    const mixed = luck.shuffled(facedown);
    const picked = luck.pick(
      'damage',
      mixed.map(({ card }) => card!),
    );
    return [{ kind: 'flipDamageCard', ship: id, key: mixed[picked]!.key, faceup: true }];
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
    const held = shipOf(state, ship).upgrades.find((each) => each.key === key && each.faceup);
    if (!held) return undefined;
    // xw.later.ordnance.token-instead
    if (held.tokens > 0 && rulesOfCard(held.card)?.keepsTokens !== true) {
      emit({ kind: 'cardTokensChanged', ship, key, by: -1 });
      return undefined;
    }
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
    const lost = shipOf(state, ship);
    if (!isInPlay(lost) && lost.docked === undefined) return undefined;
    const docked = dockedTo(state, ship);
    emit({ kind: 'shipLost', ship, how });
    return [
      ...missionLossEffects(state, shipOf(state, ship)),
      ...(docked ? [goneWithCarrier(docked, how)] : []),
      { kind: 'checkVictory' },
    ];
  },
  checkVictory: (state) => victoryNow(state),
} satisfies Partial<Performers>;
