import type { Attack, Token, XwingEffect } from '../model/index.ts';
import type { Here } from './card-rules.ts';

/** A token for the defender, and for whoever is at range 1 of it. */
export function tokensAround(
  { table, attack: { defender } }: Here & { readonly attack: Attack },
  token: Token,
): readonly XwingEffect[] {
  return table.ships
    .filter(({ id }) => table.range(defender, id) === 1)
    .map(({ id }) => ({ kind: 'assignTokens', ship: id, token, count: 1 }));
}
