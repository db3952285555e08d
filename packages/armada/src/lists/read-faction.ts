import type { Faction } from '../catalogue/index.ts';

/** Builders write the two sides in several ways; other sides are not of this game's first waves. */
const factionAliases: ReadonlyMap<string, Faction> = new Map<string, Faction>([
  ['rebel', 'rebel'],
  ['rebels', 'rebel'],
  ['rebellion', 'rebel'],
  ['rebelalliance', 'rebel'],
  ['imperial', 'imperial'],
  ['imperials', 'imperial'],
  ['empire', 'imperial'],
  ['galacticempire', 'imperial'],
]);

export function factionNamed(text: string): Faction | undefined {
  return factionAliases.get(text.toLowerCase().replace(/[^a-z]/g, ''));
}
