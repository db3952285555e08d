import type { XwingState } from './state.ts';

/** What lies on the table for everybody to see. A state has it, and so has what a player sees of one. */
export type TableTop = Pick<
  XwingState,
  'options' | 'phase' | 'round' | 'ships' | 'obstacles' | 'bombs' | 'touches' | 'serial'
>;
