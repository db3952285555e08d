import type { Plain } from './plain.ts';

/** Plain data with named fields. */
export function isFields(value: Plain | undefined): value is { readonly [key: string]: Plain } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
