import type { Attack } from '../model/index.ts';
import type { Here } from './card-rules.ts';

/** The attack under way is made with this very card. */
export function firesThis({ attack, key }: Here & { readonly attack: Attack }): boolean {
  return attack.weapon === key;
}
