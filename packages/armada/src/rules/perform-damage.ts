import { innermost } from '@sortie/kernel';
import { isForbidden } from '../abilities/questions.ts';
import { squadronCard } from '../catalogue/index.ts';
import type { Attack } from '../model/index.ts';
import { dealFacedown, dealFaceup, lookAtDeck, reshuffle } from './deal-damage.ts';
import { checkDestruction, removable } from './destruction.ts';
import { isInPlay, shipOf, squadronOf, unitOf } from './in-play.ts';
import type { Performers } from './performer.ts';
import { maxShields } from './values.ts';
import { run } from './words.ts';
import { otherZones } from './zones.ts';

/** Damage, the cards of ships, and destruction. */
export const damagePerformers = {
  sufferDamage: (state, { unit, zone, points, source }) =>
    points > 0 && isInPlay(unitOf(state, unit))
      ? [run('suffer', { unit, zone, left: points, source })]
      : undefined,
  tellDamage: (_state, { unit, source }, { emit }) => {
    emit({ kind: 'damageSuffered', unit, source });
  },
  loseShields: (state, { ship, zone, count }, { emit }) => {
    // ar.shields.floor-zero
    const lost = Math.min(count, shipOf(state, ship).shields[zone]);
    if (lost > 0) emit({ kind: 'shieldsLost', ship, zone, count: lost });
  },
  recoverShield: (state, { ship: id, zone }, { emit }) => {
    // ar.shields.cap-at-max
    const ship = shipOf(state, id);
    if (ship.shields[zone] >= maxShields(ship, zone)) return;
    if (!isForbidden(state, { kind: 'gainShield', ship, zone }))
      emit({ kind: 'shieldRecovered', ship: id, zone });
  },
  moveShield: (state, { ship: id, from, to }, { emit }) => {
    const ship = shipOf(state, id);
    if (ship.shields[from] > 0 && otherZones(from).includes(to))
      emit({ kind: 'shieldMoved', ship: id, from, to });
  },
  loseHull: (state, { squadron }, { emit }) => {
    if (squadronOf(state, squadron).hull <= 0) return undefined;
    emit({ kind: 'hullLost', squadron });
    return [{ kind: 'checkDestruction' }];
  },
  recoverHull: (state, { squadron: id }, { emit }) => {
    // Not above the printed value. ar.obstacle.station-squadron
    const squadron = squadronOf(state, id);
    if (squadron.hull < squadronCard(squadron.card).hull) emit({ kind: 'hullRecovered', squadron: id });
  },
  dealDamageCard: (state, { ship, faceup, source }, tools) => {
    if (!isInPlay(shipOf(state, ship))) return undefined;
    if (faceup) return [run('faceupCard', { ship, key: null, source })];
    dealFacedown(state, ship, source, tools);
    return [{ kind: 'checkDestruction' }];
  },
  dealFaceup: (state, { ship, source }, tools) => {
    dealFaceup(state, ship, source, tools);
    return [{ kind: 'checkDestruction' }];
  },
  dealTogether: (state, { ships, source }, tools) => {
    for (const ship of ships) if (isInPlay(shipOf(state, ship))) dealFacedown(state, ship, source, tools);
    return [{ kind: 'checkDestruction' }];
  },
  putInForce: (state, { ship, key }, { emit }) => {
    const found = shipOf(state, ship).damage.find((each) => each.key === key);
    if (found?.faceup && !found.inForce) emit({ kind: 'damageCameIntoForce', ship, key });
  },
  flipDamageCard: (state, { ship, key, faceup }, { emit }) => {
    const found = shipOf(state, ship).damage.find((each) => each.key === key);
    if (!found || found.faceup === faceup) return undefined;
    const byAttack = innermost<Attack>(state, 'attack')?.defender === ship;
    emit({ kind: 'damageFlipped', ship, key, faceup, card: found.card!, byAttack });
    return faceup ? [run('turnedCard', { ship, key, source: 'flip' })] : undefined;
  },
  flipRandomFaceup: (state, { ship }, { luck }) => {
    const facedown = shipOf(state, ship).damage.filter((each) => !each.faceup && each.card !== null);
    const [picked] = luck.shuffled(facedown);
    return picked ? [{ kind: 'flipDamageCard', ship, key: picked.key, faceup: true }] : undefined;
  },
  discardDamageCard: (state, { ship, key }, { emit }) => {
    const found = shipOf(state, ship).damage.find((each) => each.key === key);
    if (found) emit({ kind: 'damageDiscarded', ship, key, card: found.card });
  },
  lookAtDeck: (state, effect, tools) => lookAtDeck(state, effect, tools),
  keepOnTop: (state, { place, looked }, { emit }) => {
    const top = state.deck.draw.slice(0, looked);
    emit({ kind: 'keptOnTop', place, discarded: top.filter((_, index) => index !== place) });
  },
  shuffleDeck: (state, _effect, tools) =>
    reshuffle(state, tools, [...state.deck.draw, ...state.deck.discard]),
  checkDestruction: (state, _effect, { emit }) => checkDestruction(state, emit),
  destroyUnit: (state, { unit }, { emit }) => {
    if (unitOf(state, unit).destroyed !== null) return undefined;
    emit({ kind: 'unitDestroyed', unit });
    return [{ kind: 'removeDestroyed' }, { kind: 'checkDestruction' }, { kind: 'checkVictory' }];
  },
  removeDestroyed: (state, _effect, { emit }) => {
    const units = removable(state);
    if (units.length > 0) emit({ kind: 'unitsRemoved', units });
  },
  exhaustUpgrade: (state, { ship, key }, { emit }) => {
    // ar.state.exhausted-cannot-exhaust-again
    const found = shipOf(state, ship).upgrades.find((each) => each.key === key);
    if (found && !found.exhausted) emit({ kind: 'upgradeExhausted', ship, key });
  },
  discardUpgrade: (state, { ship, key }, { emit }) => {
    const found = shipOf(state, ship).upgrades.find((each) => each.key === key);
    if (!found?.faceup) return undefined;
    emit({ kind: 'upgradeDiscarded', ship, key });
    return [{ kind: 'checkDestruction' }];
  },
} satisfies Partial<Performers>;
