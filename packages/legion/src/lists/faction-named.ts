import type { Faction } from '../catalogue/index.ts';

/** Builders write the two sides in several ways; other sides came later. */
export function factionNamed(text: string): Faction | undefined {
  if (/\b(?:rebels?|rebellion|rebel alliance)\b/i.test(text)) return 'rebel';
  return /\b(?:empire|imperials?|galactic empire)\b/i.test(text) ? 'imperial' : undefined;
}
