import type { Plain } from '@sortie/kernel';

export type Fields = { readonly [key: string]: Plain };

/** A field that should hold a word or a number; nothing where it holds neither. */
export function plainText(value: Plain | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The fields of a value; none where it is no object. */
export function fieldsOf(value: Plain): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}
