import type { CardCosts, CardSource, Standing } from '@sortie/cards';
import { CardsOnTable } from '@sortie/cards';
import { squadronCard } from '../catalogue/index.ts';
import type { CardKey, Ship, Squadron, Table, TableTop, Underway, Unit } from '../model/index.ts';
import { objectiveIn } from '../objectives/index.ts';
import { allUnits, isInPlay, unitOf } from '../rules/in-play.ts';
import type { ArmadaCards, CardInPlay, CardRules } from './card-rules.ts';
import { keywordRules } from './keywords/index.ts';
import { shipRules, squadronOwnRules } from './own-rules.ts';
import { rulesOfCard } from './registry.ts';

/** Cards of destroyed units say nothing. ar.destroyed.ship-cards-inactive, ar.destroyed.unique-squadron-card-inactive */
function standingOf(unit: Unit): Standing {
  return isInPlay(unit) ? 'inForce' : 'ownerGone';
}

function cardOf(unit: Unit, name: string, rules: CardRules, standing = standingOf(unit)): CardInPlay {
  return { key: `${unit.id}.${name}` as CardKey, owner: unit.id, seat: unit.seat, rules, standing };
}

/** Commands, tokens and criticals of ships, as cards that every ship has. */
function addOwnRules(found: CardInPlay[], unit: Unit): void {
  const rules = unit.kind === 'ship' ? shipRules : squadronOwnRules;
  for (const each of rules) found.push(cardOf(unit, each.card, each, lateStandingOf(unit)));
}

function addUpgrades(found: CardInPlay[], ship: Ship): void {
  for (const { key, card, faceup, exhausted } of ship.upgrades) {
    const rules = rulesOfCard(card);
    if (!rules) continue;
    const standing = standingOf(ship);
    found.push({
      key,
      owner: ship.id,
      seat: ship.seat,
      rules,
      // ar.upgrade.discarded-facedown
      standing: faceup || standing !== 'inForce' ? standing : 'discarded',
      exhausted,
    });
  }
}

/** Faceup damage cards, in force once everyone who speaks before them has spoken. ar.damage.card-faceup-effects */
function addDamage(found: CardInPlay[], ship: Ship): void {
  for (const { key, card, inForce, serial } of ship.damage) {
    const rules = inForce ? rulesOfCard(card!) : undefined;
    if (!rules) continue;
    found.push({ key, owner: ship.id, seat: ship.seat, rules, standing: standingOf(ship), age: serial });
  }
}

/** What a squadron does by rule and keyword goes on until it is taken off. ar.keyword.counter-after-destruction */
function lateStandingOf(unit: Unit): Standing {
  if (unit.kind === 'ship') return standingOf(unit);
  return unit.at !== null && !unit.removed ? 'inForce' : 'ownerGone';
}

function addSquadronCards(found: CardInPlay[], squadron: Squadron): void {
  const { keywords } = squadronCard(squadron.card);
  for (const keyword of keywords) {
    const inPlay = cardOf(squadron, keyword.kind, keywordRules[keyword.kind], lateStandingOf(squadron));
    found.push('value' in keyword ? { ...inPlay, value: keyword.value } : inPlay);
  }
  const rules = rulesOfCard(squadron.card);
  if (rules) found.push(cardOf(squadron, 'card', rules));
}

function listCards(top: TableTop): readonly CardInPlay[] {
  const found: CardInPlay[] = [];
  const units = allUnits(top);
  for (const unit of units) addOwnRules(found, unit);
  for (const ship of top.ships) addUpgrades(found, ship);
  for (const squadron of top.squadrons) addSquadronCards(found, squadron);
  for (const ship of top.ships) addDamage(found, ship);
  const special = objectiveIn(top)?.rules;
  if (special) for (const unit of units) found.push(cardOf(unit, 'objective', special));
  return found;
}

/** The cards of a table; `underway` are the procedures that run on it. */
export function cardsOn(top: TableTop, table: Table, underway: Underway): CardsOnTable<ArmadaCards> {
  const source: CardSource<ArmadaCards> = {
    table,
    serial: () => top.serial,
    list: () => listCards(top),
  };
  const costs: CardCosts<ArmadaCards> = {
    uses: (_table, { owner }) => unitOf(top, owner).uses,
    during: (_table, scope) => numberOf(scope, top, underway),
    count: ({ owner, key }, scope) => ({ kind: 'countUse', unit: owner, key, scope }),
    exhaust: ({ owner, key }) => ({ kind: 'exhaustUpgrade', ship: owner as Ship['id'], key }),
    discard: ({ owner, key }) => ({ kind: 'discardUpgrade', ship: owner as Ship['id'], key }),
  };
  return new CardsOnTable(source, costs);
}

/** Which attack, activation or round of the game it is; uses are counted by it. */
export function numberOf(
  scope: ArmadaCards['scope'],
  { round }: Pick<TableTop, 'round'>,
  underway: Underway,
): number {
  switch (scope) {
    case 'game':
      return 0;
    case 'round':
      return round;
    case 'activation':
      return underway.squadronActivation?.number ?? underway.shipActivation?.number ?? 0;
    default:
      return underway.attack?.number ?? 0;
  }
}
