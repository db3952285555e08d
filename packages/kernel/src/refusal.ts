import type { Plain } from './plain.ts';

/** Why something is not allowed: the rule that forbids it, and what it spoke about. Refusals are values. */
export interface Refusal {
  readonly kind: 'refused';
  /** A rule's id (`xw.stress.no-actions`) or one of the table's own (`table.stale-answer`). */
  readonly rule: string;
  readonly about: Plain;
}

export function refused(rule: string, about: Plain = null): Refusal {
  return { kind: 'refused', rule, about };
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && (value as { kind?: unknown }).kind === 'refused';
}
