import { findUnit, type KeywordUse } from '../catalogue/index.ts';
import type { Terms } from './terms.ts';

/** A keyword as cards print it: `Arsenal 2`, `Fixed: Front`, `Weak Point 1: Rear`. */
export function labelOfKeyword(use: KeywordUse, terms: Terms): string {
  const name = 'value' in use ? `${terms.keywords[use.id]} ${use.value}` : terms.keywords[use.id];
  const about = aboutOf(use, terms);
  return about === undefined ? name : `${name}: ${about}`;
}

function aboutOf(use: KeywordUse, terms: Terms): string | undefined {
  if ('arc' in use) return terms.arcs[use.arc];
  if ('unit' in use) return findUnit(use.unit)?.name ?? use.unit;
  if ('charge' in use) return terms.charges[use.charge];
  if ('capacity' in use) return `${terms.capacity} ${use.capacity}`;
  if ('attack' in use) return terms.attacks[use.attack];
  return 'cabin' in use ? terms.cabins[use.cabin] : undefined;
}
