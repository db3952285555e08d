import { allCommandCards, allUnits, allUpgrades } from '../catalogue/index.ts';
import type { AnyCommandCard, AnyUnit, AnyUpgrade } from './any-card.ts';

/** How a builder names a card. */
export interface CardReference {
  readonly name: string;
  /** What it gives as the cost, with upgrades or without, which tells namesakes apart. */
  readonly points?: number;
}

/** Spellings that no rule explains. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['scoutstriketeam', 'scouttroopersstriketeam'],
  ['commandostriketeam', 'rebelcommandosstriketeam'],
  ['commandosstriketeam', 'rebelcommandosstriketeam'],
  ['longrangecomlinks', 'longrangecomlink'],
  ['longrangecomms', 'longrangecomlink'],
  ['mpl57iontroopers', 'mpl57iontrooper'],
  ['tx225occupier', 'tx225gavwoccupiercombatassaulttank'],
]);

const LEAST_LETTERS = 5;

function plain(text: string): string {
  const key = text.toLowerCase().replace(/[^a-z0-9]/g, '');
  return ALIASES.get(key) ?? key;
}

interface NamedCard {
  readonly id: string;
  readonly name: string;
  readonly title?: string;
}

function isSpelled({ id, name, title }: NamedCard, text: string): boolean {
  const key = plain(text);
  return id === text || plain(name) === key || (title !== undefined && plain(name + title) === key);
}

/** The only card of which the text is a part: `Royal Guards`, `Speeder Bikes`, `MS-4`. */
function onlyCardWith<Card extends NamedCard>(cards: readonly Card[], text: string): Card | undefined {
  const key = plain(text);
  if (key.length < LEAST_LETTERS) return undefined;
  const [found, ...others] = cards.filter(({ name }) => plain(name).includes(key));
  return others.length === 0 ? found : undefined;
}

/** A unit with exactly this name. */
export function unitSpelled(name: string): AnyUnit | undefined {
  return allUnits.find((card) => isSpelled(card, name));
}

export function unitNamed(name: string): AnyUnit | undefined {
  return unitSpelled(name) ?? onlyCardWith(allUnits, name);
}

export function upgradeNamed({ name, points }: CardReference): AnyUpgrade | undefined {
  const namesakes = allUpgrades.filter((card) => isSpelled(card, name));
  return namesakes.find((card) => card.points === points) ?? namesakes[0] ?? onlyCardWith(allUpgrades, name);
}

export function commandNamed(name: string): AnyCommandCard | undefined {
  return allCommandCards.find((card) => isSpelled(card, name)) ?? onlyCardWith(allCommandCards, name);
}

/**
 * Builders print a strike team under the name of the whole unit; what it costs, alone or with its upgrades, tells them
 * apart.
 */
export function unitOfCost(unit: AnyUnit, upgrades: readonly AnyUpgrade[], points: number | undefined) {
  if (points === undefined) return unit;
  const added = upgrades.reduce((sum, card) => sum + card.points, 0);
  const costs = (card: AnyUnit) => card.points === points || card.points + added === points;
  const team = allUnits.find(({ id }) => id === `${unit.id}-strike-team`);
  return !costs(unit) && team !== undefined && costs(team) ? team : unit;
}
