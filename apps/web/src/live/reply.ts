import type { Plain } from '@sortie/kernel';

/** What came back on a line, or what is known when nothing did. */
export type Reply =
  | { readonly kind: 'result'; readonly result: Plain }
  | { readonly kind: 'refused'; readonly rule: string; readonly about: Plain }
  | { readonly kind: 'error'; readonly problem: string; readonly message: string };

export const taken: Reply = { kind: 'result', result: null };
export const doubtful: Reply = {
  kind: 'error',
  problem: 'unknown',
  message: 'Whether the answer arrived is not known.',
};
export const lost: Reply = {
  kind: 'error',
  problem: 'offline',
  message: 'The line to the referee is broken.',
};
