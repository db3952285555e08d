import type { Plain } from '@sortie/kernel';

/** A field that should hold a word or a number; nothing where it holds neither. */
export function plainText(value: Plain | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
