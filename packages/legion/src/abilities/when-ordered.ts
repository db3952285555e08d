import type { UnitId } from '../model/index.ts';
import type { Here, WindowAbility } from './card-rules.ts';
import { on } from './card-words.ts';

interface Gain {
  readonly source: string;
  readonly tokens: readonly ('aim' | 'dodge')[];
  /** Whom it is for. */
  readonly isFor: (at: Here, unit: UnitId) => boolean;
}

/** Tokens that come with an order, whoever issues it. lg.orders.triggers-before-next */
export function tokensWithOrder({ source, tokens, isFor }: Gain): WindowAbility {
  return on('orderIssued', {
    optional: false,
    automatic: true,
    applies: (at) => isFor(at, at.order.unit),
    resolve: ({ order }) =>
      tokens.map((token) => ({ kind: 'gainTokens', unit: order.unit, token, count: 1, source })),
  });
}
