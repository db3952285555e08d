import type { CardCosts, CardSource, Standing } from '@sortie/cards';
import { CardsOnTable } from '@sortie/cards';
import { upgrade } from '../catalogue/index.ts';
import type { Attack, CardKey, DamageInPlay, Ship, Table, TableTop } from '../model/index.ts';
import { isInPlay, shipOf } from '../rules/in-play.ts';
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
  if (!isInPlay(ship)) return 'ownerGone';
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

function addPrintedCards(found: CardInPlay[], ship: Ship): void {
  const { id: owner, seat } = ship;
  const isSilenced = isPilotSilenced(ship);
  const pilotRules = rulesOfCard(ship.pilot);
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
    });
  }
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

/** What cards began goes on by itself, as a card of its own. */
function addLasting(found: CardInPlay[], { id: owner, seat, lasting }: Ship): void {
  for (const { effect, serial } of lasting) {
    const rules = lastingRules(effect);
    const key = `${owner}.lasting${serial}` as CardKey;
    if (rules) found.push({ key, owner, seat, rules, standing: 'inForce', age: serial });
  }
}

function listCards({ ships }: Pick<TableTop, 'ships'>): readonly CardInPlay[] {
  const found: CardInPlay[] = [];
  for (const ship of ships) found.push(...tokensOf(ship));
  for (const ship of ships) addPrintedCards(found, ship);
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
    list: () => listCards(top),
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
