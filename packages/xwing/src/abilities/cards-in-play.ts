import type { CardCosts, CardSource, Standing } from '@sortie/cards';
import { CardsOnTable } from '@sortie/cards';
import type { PilotId } from '../catalogue/index.ts';
import { upgrade } from '../catalogue/index.ts';
import type { Attack, CardKey, DamageInPlay, Ship, ShipId, Table, TableTop } from '../model/index.ts';
import { shipOf } from '../rules/in-play.ts';
import type { CardInPlay, CardRules, XwingCards } from './card-rules.ts';
import { lastingRules } from './lasting-rules.ts';
import { rulesOfCard } from './registry.ts';
import { tokenRules } from './token-spending.ts';

/** The table as the rules ask it: what cards may ask, and the cards themselves. */
export interface RulesTable extends Table {
  readonly cards: CardsOnTable<XwingCards>;
}

export function pilotKey(ship: Ship): CardKey {
  return `${ship.id}.pilot` as CardKey;
}

/** Destroyed ships' cards and silenced pilots say nothing. xw.cards.ability.ends-on-destruction */
function standingOf(ship: Ship, isSilenced: boolean): Standing {
  // Ships that wait to be placed have their cards already.
  // xw.later.docking.out-of-play
  if (ship.gone !== null || ship.docked !== undefined) return 'ownerGone';
  return isSilenced ? 'silenced' : 'inForce';
}

/** The pilot ability and Elite upgrades are switched off. xw.carddata.deck.core2012.injured-pilot */
export function isPilotSilenced(ship: Ship): boolean {
  return ship.damage.some((each) => each.inForce && rulesOfDamage(each)?.silencesPilot);
}

function rulesOfDamage({ card, faceup }: DamageInPlay): CardRules | undefined {
  return faceup && card ? rulesOfCard(card) : undefined;
}

const knownTokens = new WeakMap<
  Ship,
  { readonly standing: Standing; readonly cards: readonly CardInPlay[] }
>();

/** Made once for each ship and again when it leaves: a table lists its cards anew at every tenth answer. */
function tokensOf(ship: Ship): readonly CardInPlay[] {
  const { id, seat } = ship;
  const standing = standingOf(ship, false);
  const known = knownTokens.get(ship);
  if (known?.standing === standing) return known.cards;
  const cards = tokenRules.map(
    (rules): CardInPlay => ({ key: `${id}.${rules.card}` as CardKey, owner: id, seat, rules, standing }),
  );
  knownTokens.set(ship, { standing, cards });
  return cards;
}

function addPrintedCards(found: CardInPlay[], ship: Ship, table: Table): void {
  const { id: owner, seat } = ship;
  const isSilenced = isPilotSilenced(ship);
  const pilotRules = rulesOfCard(ship.pilot);
  const sees = seesFriendsNear(ship) ? { table: nearTable(table, owner) } : {};
  if (pilotRules) {
    found.push({
      key: pilotKey(ship),
      owner,
      seat,
      rules: pilotRules,
      standing: standingOf(ship, isSilenced),
    });
  }
  for (const { key, card, faceup } of ship.upgrades) {
    const rules = rulesOfCard(card);
    if (!rules) continue;
    const standing = standingOf(ship, isSilenced && upgrade(card).slot === 'elite');
    // xw.cards.upgrade.discard-facedown
    found.push({
      key,
      owner,
      seat,
      rules,
      standing: faceup || standing !== 'inForce' ? standing : 'discarded',
      ...sees,
    });
  }
}

/** To its actions and its Upgrade cards, friends at range 2-3 are as near as range 1. */
export function seesFriendsNear(ship: Ship): boolean {
  return rulesOfCard(ship.pilot)?.seesFriendsNear === true && !isPilotSilenced(ship);
}

const nearTables = new WeakMap<Table, Map<ShipId, Table>>();

/** The table as it is to the upgrades of a ship that counts distant friends as near. */
function nearTable(table: Table, owner: ShipId): Table {
  const known = nearTables.get(table) ?? new Map<ShipId, Table>();
  nearTables.set(table, known);
  const made = known.get(owner) ?? Object.create(table, { range: { value: nearRange(table, owner) } });
  known.set(owner, made);
  return made;
}

function nearRange(table: Table, owner: ShipId): Table['range'] {
  return (one, other) => {
    const range = table.range(one, other);
    const isFriend = one === owner && table.areFriendly(one, other);
    return isFriend && (range === 2 || range === 3) ? 1 : range;
  };
}

/** Faceup Damage cards, in force once everyone who may keep them off has spoken. xw.damage.faceup.any-source */
function addDamage(found: CardInPlay[], ship: Ship): void {
  const { id: owner, seat } = ship;
  for (const each of ship.damage) {
    const rules = rulesOfDamage(each);
    if (!rules) continue;
    const standing = each.inForce ? standingOf(ship, false) : 'dealt';
    found.push({ key: each.key, owner, seat, rules, standing, age: each.serial });
  }
}

/** xw.later.condition.beside-ship */
function addConditions(found: CardInPlay[], ship: Ship): void {
  const { id: owner, seat, conditions } = ship;
  for (const { key, card, serial } of conditions) {
    const rules = rulesOfCard(card);
    if (rules) found.push({ key, owner, seat, rules, standing: standingOf(ship, false), age: serial });
  }
}

/** What cards began goes on by itself, as a card of its own. */
function addLasting(found: CardInPlay[], { id: owner, seat, lasting }: Ship): void {
  for (const { effect, serial } of lasting) {
    const rules = lastingRules(effect);
    const key = `${owner}.lasting${serial}` as CardKey;
    if (rules) found.push({ key, owner, seat, rules, standing: 'inForce', age: serial });
  }
}

function pilotsLastinglyCopied({ lasting }: Ship): readonly PilotId[] {
  return lasting.flatMap(({ effect }) => (effect.kind === 'copiesPilot' ? [effect.pilot] : []));
}

/** Abilities of other pilots that a card gives the ship. */
function addCopies(found: CardInPlay[], ship: Ship, ships: readonly Ship[]): void {
  const { id: owner, seat } = ship;
  const own = found.filter((each) => each.owner === owner && each.rules.copiesPilots);
  const pilots = own.flatMap((each) =>
    each.standing === 'inForce' ? each.rules.copiesPilots!(ships, owner) : [],
  );
  for (const pilot of new Set([...pilots, ...pilotsLastinglyCopied(ship)])) {
    const rules = pilot === ship.pilot ? undefined : rulesOfCard(pilot);
    const key = `${owner}.copy.${pilot}` as CardKey;
    if (rules) found.push({ key, owner, seat, rules, standing: standingOf(ship, isPilotSilenced(ship)) });
  }
}

function listCards({ ships }: Pick<TableTop, 'ships'>, table: Table): readonly CardInPlay[] {
  const found: CardInPlay[] = [];
  for (const ship of ships) found.push(...tokensOf(ship));
  for (const ship of ships) addPrintedCards(found, ship, table);
  for (const ship of ships) addConditions(found, ship);
  const isCopied = (ship: Ship) => pilotsLastinglyCopied(ship).length > 0;
  if (found.some(({ rules }) => rules.copiesPilots) || ships.some(isCopied)) {
    for (const ship of ships) addCopies(found, ship, ships);
  }
  for (const ship of ships) addDamage(found, ship);
  for (const ship of ships) addLasting(found, ship);
  return found;
}

/** The cards of a table; `attack` is the one under way. */
export function cardsOn(
  top: TableTop,
  table: Table,
  attack: () => Attack | undefined,
): CardsOnTable<XwingCards> {
  const source: CardSource<XwingCards> = {
    table,
    serial: () => top.serial,
    list: () => listCards(top, table),
    // A card discarded to pay for an attack still says how that attack goes. xw.carddata.upgrade.proton-torpedoes
    lingers: ({ key, standing }) => standing === 'discarded' && attack()?.weapon === key,
  };
  const costs: CardCosts<XwingCards> = {
    uses: (_table, { owner }) => shipOf(top, owner).uses,
    during: (_table, scope) => numberOf(scope, top, attack()),
    count: ({ owner, key }, scope) => ({ kind: 'countUse', ship: owner, key, scope }),
    discard: ({ owner, key }) => ({ kind: 'discardUpgrade', ship: owner, key }),
  };
  return new CardsOnTable(source, costs);
}

/** Which attack or round of the game it is; uses are counted by it. */
export function numberOf(
  scope: XwingCards['scope'],
  { round }: Pick<TableTop, 'round'>,
  attack: Attack | undefined,
): number {
  if (scope === 'game') return 0;
  return scope === 'round' ? round : (attack?.number ?? 0);
}
