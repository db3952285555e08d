import type { Phase } from '../state.ts';

export type RoundEvent =
  | { readonly kind: 'roundStarted'; readonly round: number }
  | { readonly kind: 'phaseStarted'; readonly phase: Phase };
