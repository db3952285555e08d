import type { Plain, Refusal } from '@sortie/kernel';
import type { MoveAnswer, MovePlan, MoveType } from '../model/index.ts';

/** One way to move: what an answer comes to, good answers, and the answer nearest to a rough one. */
export interface Way {
  readonly plan: (answer: MoveFields) => MovePlan | Refusal;
  readonly suggest: () => Iterable<MoveAnswer>;
  readonly complete: (rough: MoveFields) => MoveAnswer | Refusal;
}

/** Whatever an answer may have; nothing of it is certain. */
export type MoveFields = { readonly [key: string]: Plain | undefined };

/**
 * Standard moves, and compulsory ones and jumps with them. lg.compulsory-move.counts-as-standard,
 * lg.transport.not-standard-moves, lg.unit-keyword.jump.action
 */
export function isStandardMove(type: MoveType): boolean {
  return type === 'standard' || type === 'compulsory' || type === 'jump';
}

export function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** A point in a rough answer: where the hand let go of the leader. */
export function pointIn(rough: MoveFields): { readonly x: number; readonly y: number } | undefined {
  const { x, y } = (typeof rough.to === 'object' && rough.to !== null ? rough.to : rough) as {
    readonly x?: unknown;
    readonly y?: unknown;
  };
  return isNumber(x) && isNumber(y) ? { x, y } : undefined;
}
