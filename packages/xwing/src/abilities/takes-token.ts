import type { Ship, ShipId, XwingEffect } from '../model/index.ts';

const TOKENS = ['focus', 'evade'] as const;

/** A focus or evade token, and who holds it. */
export type TakenToken = { readonly ship: ShipId; readonly token: (typeof TOKENS)[number] };

export function tokensToTake(ships: readonly Ship[]): readonly TakenToken[] {
  return ships.flatMap(({ id, tokens }) =>
    TOKENS.filter((token) => tokens[token] > 0).map((token): TakenToken => ({ ship: id, token })),
  );
}

/** The token changes hands. */
export function takeToken(to: ShipId, { ship, token }: TakenToken): readonly XwingEffect[] {
  return [
    { kind: 'removeTokens', ship, token, count: 1 },
    { kind: 'assignTokens', ship: to, token, count: 1 },
  ];
}
