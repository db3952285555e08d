import type { SetUpStep } from '../state.ts';

export type SetUpEvent = { readonly kind: 'setUpStepBegun'; readonly step: SetUpStep | null };
