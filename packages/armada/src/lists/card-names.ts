import { allObjectives, allShips, allSquadrons, allUpgrades, squadrons } from '../catalogue/index.ts';
import type { AnyObjective, AnyShip, AnySquadron, AnyUpgrade } from './any-card.ts';

/** How a builder names a card: its name in some spelling, and the cost it gives, which tells namesakes apart. */
export interface CardReference {
  readonly name: string;
  readonly points?: number;
}

/** Words that builders leave out of ship names or put into them. */
const SHIP_WORDS =
  /\b(?:class|star destroyer|corellian|corvette|modified|liberty|home one|super|ssd|star dreadnought)\b|\bcruiser-carrier\b/g;

/** The numerals of marks in the spellings found. */
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/\bm(?:ar)?k[ .-]*(?:ii|2)/g, 'mk2'],
  [/\bm(?:ar)?k[ .-]*(?:i|1)/g, 'mk1'],
  [/\bisd\b/g, 'imperial'],
];

/** Spellings that no rule explains. */
const UPGRADE_ALIASES: ReadonlyMap<string, string> = new Map([
  ['x17turbolasers', 'xi7turbolasers'],
  ['rayantilles', 'raymusantilles'],
  ['7thfleetstardestroyer', 'seventhfleetstardestroyer'],
  ['hardendbulkheads', 'hardenedbulkheads'],
  ['magnitecrystaltractorbeamarray', 'magnitecrysaltractorbeamarray'],
]);

/** Builders mark namesakes by their type. */
const TYPE_MARKS: Readonly<Record<string, string>> = {
  com: 'commander',
  off: 'officer',
  wpn: 'weaponsTeam',
};

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

function shipKey(name: string): string {
  const spelled = MARKS.reduce((text, [found, mark]) => text.replace(found, mark), name.toLowerCase());
  return plain(spelled.replace(SHIP_WORDS, ' '));
}

/** `X-wing Squadron`, `X-Wing Squadrons` and `X-wing` are one. */
function squadronKey(name: string): string {
  return plain(name.toLowerCase().replace(/\bsquadrons?\b/g, ' '));
}

export function shipNamed({ name }: CardReference): AnyShip | undefined {
  const key = shipKey(name);
  return (
    allShips.find((card) => plain(card.name) === plain(name)) ??
    allShips.find((card) => card.id === name || shipKey(card.name) === key)
  );
}

export function squadronNamed({ name }: CardReference): AnySquadron | undefined {
  const key = squadronKey(name);
  return (
    allSquadrons.find((card) => card.id === name || squadronKey(card.name) === key) ??
    // One builder puts the type behind the name of a pilot.
    squadrons.find((card) => card.unique && key === squadronKey(card.name) + plain(card.type))
  );
}

export function upgradeNamed({ name, points }: CardReference): AnyUpgrade | undefined {
  const exact = allUpgrades.find((card) => card.id === name);
  if (exact !== undefined) return exact;
  const mark = TYPE_MARKS[/\((com|off|wpn)\)\s*$/.exec(name)?.[1] ?? ''];
  const key = plain(name.replace(/\((?:com|off|wpn)\)\s*$/, ''));
  const namesakes = allUpgrades.filter((card) => plain(card.name) === (UPGRADE_ALIASES.get(key) ?? key));
  return (
    namesakes.find((card) => 'slots' in card && card.slots.some((slot) => slot === mark)) ??
    namesakes.find((card) => card.points === points) ??
    namesakes[0]
  );
}

export function objectiveNamed({ name }: CardReference): AnyObjective | undefined {
  return allObjectives.find((card) => card.id === name || plain(card.name) === plain(name));
}
