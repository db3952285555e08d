import type { CardCosts, CardSource, Standing } from '@sortie/cards';
import { CardsOnTable } from '@sortie/cards';
import { upgrade } from '../catalogue/index.ts';
import type { Attack, CardKey, DamageInPlay, Lasting, Ship, Table, TableTop } from '../model/index.ts';
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

function tokensOf(ship: Ship): CardInPlay[] {
  const { id, seat } = ship;
  const standing = standingOf(ship, false);
  return tokenRules.map((rules) => ({
    key: `${id}.${rules.card}` as CardKey,
    owner: id,
    seat,
    rules,
    standing,
  }));
}

function printedCardsOf(ship: Ship): CardInPlay[] {
  const { id: owner, seat } = ship;
  const isSilenced = isPilotSilenced(ship);
  const found: CardInPlay[] = [];
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
  return found;
}

/** Faceup Damage cards, in force once everyone who may keep them off has spoken. xw.damage.faceup.any-source */
function damageOf(ship: Ship): CardInPlay[] {
  return ship.damage.flatMap((each): CardInPlay[] => {
    const rules = rulesOfDamage(each);
    if (!rules) return [];
    const standing = each.inForce ? standingOf(ship, false) : 'dealt';
    return [{ key: each.key, owner: ship.id, seat: ship.seat, rules, standing, age: each.serial }];
  });
}

/** What cards began goes on by itself, as a card of its own. */
function lastingOf(ship: Ship): CardInPlay[] {
  return ship.lasting.flatMap(({ effect, serial }: Lasting): CardInPlay[] => {
    const rules = lastingRules(effect);
    const key = `${ship.id}.lasting${serial}` as CardKey;
    return rules ? [{ key, owner: ship.id, seat: ship.seat, rules, standing: 'inForce', age: serial }] : [];
  });
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
    list: () => [
      ...top.ships.flatMap(tokensOf),
      ...top.ships.flatMap(printedCardsOf),
      ...top.ships.flatMap(damageOf),
      ...top.ships.flatMap(lastingOf),
    ],
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
