import type { Plain } from '@sortie/kernel';

/** Whether a value has everything that a pattern names; fields that the pattern leaves out may be anything. */
export function matches(pattern: Plain, value: Plain | undefined): boolean {
  if (typeof pattern !== 'object' || pattern === null) return pattern === value;
  if (typeof value !== 'object' || value === null || isList(pattern) !== isList(value)) return false;
  if (isList(pattern)) {
    const items = value as readonly Plain[];
    return pattern.length === items.length && pattern.every((each, place) => matches(each, items[place]));
  }
  const fields = value as { readonly [field: string]: Plain };
  return Object.entries(pattern).every(([field, each]) => matches(each, fields[field]));
}

function isList(value: Plain): value is readonly Plain[] {
  return Array.isArray(value);
}
