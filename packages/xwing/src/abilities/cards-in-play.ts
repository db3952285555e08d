import { innermost } from '@sortie/kernel';
import { upgrade } from '../catalogue/index.ts';
import type { Attack, CardKey, DamageInPlay, Dealing, Ship, XwingState } from '../model/index.ts';
import { isInPlay } from '../rules/in-play.ts';
import type { CardRules, Question } from './card-rules.ts';
import { rulesOfCard } from './registry.ts';

/** A card in play with its rules. */
export interface CardInPlay {
  readonly ship: Ship;
  readonly key: CardKey;
  readonly rules: CardRules;
}

interface Place {
  readonly ship: number;
  /** Place among the ship's upgrades; -1 is the pilot. */
  readonly upgrade: number;
  readonly elite: boolean;
  readonly key: CardKey;
  readonly rules: CardRules;
}

type Part = keyof CardRules;

/** Which cards have which parts, found once for a table: cards do not change owners during a game. */
class Index {
  readonly shipCount: number;
  private readonly places: readonly Place[];
  private readonly byPart = new Map<Part, readonly Place[]>();
  private readonly byWindow = new Map<string, readonly Place[]>();
  private readonly byQuestion = new Map<string, readonly Place[]>();

  constructor(ships: readonly Ship[]) {
    this.shipCount = ships.length;
    this.places = ships.flatMap((ship, index) => placesOf(ship, index));
  }

  with(part: Part): readonly Place[] {
    let found = this.byPart.get(part);
    if (!found) {
      found = this.places.filter((place) => place.rules[part] !== undefined);
      this.byPart.set(part, found);
    }
    return found;
  }

  answering(part: 'forbids' | 'permits', kind: Question['kind']): readonly Place[] {
    const key = `${part} ${kind}`;
    let found = this.byQuestion.get(key);
    if (!found) {
      found = this.with(part).filter((place) => place.rules[part]![kind] !== undefined);
      this.byQuestion.set(key, found);
    }
    return found;
  }

  hearing(window: string): readonly Place[] {
    let found = this.byWindow.get(window);
    if (!found) {
      found = this.places.filter((place) => hears(place.rules, window));
      this.byWindow.set(window, found);
    }
    return found;
  }
}

function placesOf(ship: Ship, index: number): Place[] {
  const places: Place[] = [];
  const pilotRules = rulesOfCard(ship.pilot);
  if (pilotRules)
    places.push({ ship: index, upgrade: -1, elite: true, key: pilotKey(ship), rules: pilotRules });
  ship.upgrades.forEach((each, place) => {
    const rules = rulesOfCard(each.card);
    if (!rules) return;
    places.push({
      ship: index,
      upgrade: place,
      elite: upgrade(each.card).slot === 'elite',
      key: each.key,
      rules,
    });
  });
  return places;
}

export function pilotKey(ship: Ship): CardKey {
  return `${ship.id}.pilot` as CardKey;
}

const indexes = new WeakMap<readonly Ship[], Index>();

function indexOf(state: XwingState): Index {
  let index = indexes.get(state.ships);
  if (!index || index.shipCount !== state.ships.length) {
    index = new Index(state.ships);
    indexes.set(state.ships, index);
  }
  return index;
}

/** Destroyed ships' cards, discarded upgrades and silenced pilots say nothing. xw.cards.ability.ends-on-destruction */
function isActive(state: XwingState, place: Place): boolean {
  const ship = state.ships[place.ship]!;
  if (!isInPlay(ship)) return false;
  if (place.upgrade >= 0 && !ship.upgrades[place.upgrade]!.faceup && !isFired(state, place.key)) return false;
  return !(place.elite && isPilotSilenced(state, ship));
}

/** A card discarded to pay for an attack still says how that attack goes. xw.carddata.upgrade.proton-torpedoes */
function isFired(state: XwingState, key: CardKey): boolean {
  return innermost<Attack>(state, 'attack')?.weapon === key;
}

/** The pilot ability and Elite upgrades are switched off. xw.carddata.deck.core2012.injured-pilot */
export function isPilotSilenced(state: XwingState, ship: Ship): boolean {
  return ship.damage.some((each) => damageInForce(state, each)?.silencesPilot);
}

/** The rules of a faceup Damage card, once it has come into force. xw.damage.faceup.any-source */
function damageInForce(state: XwingState, { key, card, faceup }: DamageInPlay): CardRules | undefined {
  if (!faceup || !card) return undefined;
  const isDue = state.engine.stack.some(({ flow, at }) => {
    const dealing = at as Dealing;
    return flow === 'faceupCard' && dealing.key === key && !dealing.inForce;
  });
  return isDue ? undefined : rulesOfCard(card);
}

/** Adds the faceup Damage cards in force that match. */
function addDamage(
  found: CardInPlay[],
  state: XwingState,
  matches: (rules: CardRules) => boolean,
): CardInPlay[] {
  for (const ship of state.ships) {
    if (ship.damage.length === 0 || !isInPlay(ship)) continue;
    for (const each of ship.damage) {
      const rules = each.faceup ? damageInForce(state, each) : undefined;
      if (rules && matches(rules)) found.push({ ship, key: each.key, rules });
    }
  }
  return found;
}

/** Every card in play that has this part, ships' faceup Damage cards included. */
export function cardsWith(state: XwingState, part: Part): readonly CardInPlay[] {
  if (!isAnyWith(state, part)) return NONE;
  const found = activeAmong(state, indexOf(state).with(part));
  return addDamage(found, state, (rules) => rules[part] !== undefined);
}

/** Whether any card on the table might have this part; a quick no spares the search. */
export function isAnyWith(state: XwingState, part: Part): boolean {
  return indexOf(state).with(part).length > 0 || isOnDamage(state, (rules) => rules[part] !== undefined);
}

const NONE: readonly CardInPlay[] = [];

function hears(rules: CardRules, window: string): boolean {
  return rules.abilities?.some((each) => each.window === window) ?? false;
}

interface Faceup {
  readonly serial: number;
  readonly rules: readonly CardRules[];
}

const faceups = new WeakMap<readonly Ship[], Faceup>();

/** Every Damage card that was faceup when the last one came or was turned up: since then some may have gone. */
function faceupRules(state: XwingState): readonly CardRules[] {
  const known = faceups.get(state.ships);
  if (known?.serial === state.serial) return known.rules;
  const rules = state.ships.flatMap(({ damage }) =>
    damage.flatMap(({ faceup, card }) => (faceup && card ? (rulesOfCard(card) ?? []) : [])),
  );
  faceups.set(state.ships, { serial: state.serial, rules });
  return rules;
}

/** Whether some faceup Damage card may have it; whether one is in force is a closer question. */
function isOnDamage(state: XwingState, matches: (rules: CardRules) => boolean): boolean {
  return faceupRules(state).some(matches);
}

/** Whether a card on the table might answer a question of this kind. */
export function isAnswered(state: XwingState, part: 'forbids' | 'permits', kind: Question['kind']): boolean {
  return (
    indexOf(state).answering(part, kind).length > 0 ||
    isOnDamage(state, (rules) => rules[part]?.[kind] !== undefined)
  );
}

/** Every card in play that answers questions of this kind. */
export function cardsAnswering(
  state: XwingState,
  part: 'forbids' | 'permits',
  kind: Question['kind'],
): readonly CardInPlay[] {
  if (!isAnswered(state, part, kind)) return NONE;
  const found = activeAmong(state, indexOf(state).answering(part, kind));
  return addDamage(found, state, (rules) => rules[part]?.[kind] !== undefined);
}

function activeAmong(state: XwingState, places: readonly Place[]): CardInPlay[] {
  const found: CardInPlay[] = [];
  for (const place of places) {
    if (isActive(state, place))
      found.push({ ship: state.ships[place.ship]!, key: place.key, rules: place.rules });
  }
  return found;
}

/** Whether any card on the table might hear the window. */
export function isHeardByCards(state: XwingState, window: string): boolean {
  return indexOf(state).hearing(window).length > 0 || isOnDamage(state, (rules) => hears(rules, window));
}

/** Every card in play that hears the window. */
export function cardsHearing(state: XwingState, window: string): readonly CardInPlay[] {
  if (!isHeardByCards(state, window)) return NONE;
  const found = activeAmong(state, indexOf(state).hearing(window));
  return addDamage(found, state, (rules) => hears(rules, window));
}

/** A ship's own cards in play that have this part. */
export function ownCardsWith(state: XwingState, ship: Ship, part: Part): readonly CardInPlay[] {
  const all = cardsWith(state, part);
  return all.length === 0 ? all : all.filter((each) => each.ship.id === ship.id);
}
