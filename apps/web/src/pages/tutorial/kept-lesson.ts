import type { DoneStep } from '@sortie/games';
import { keep, readKept } from '../../app/kept.ts';

/** How far somebody has come in a tutorial, kept when they leave in the middle. */
export interface KeptLesson {
  readonly seed: string;
  readonly done: readonly DoneStep[];
}

const keyOf = (game: string) => `learn.${game}`;

export function keptLesson(game: string): KeptLesson | undefined {
  return readKept<KeptLesson | undefined>(keyOf(game), undefined, isLesson);
}

export function keepLesson(game: string, lesson: KeptLesson): void {
  keep(keyOf(game), lesson);
}

function isLesson(value: unknown): boolean {
  const { seed, done } = (value ?? {}) as Partial<KeptLesson>;
  return typeof seed === 'string' && Array.isArray(done) && done.every(isDone);
}

function isDone(value: unknown): boolean {
  const { step, answer } = (value ?? {}) as Partial<DoneStep>;
  return typeof step === 'string' && answer !== undefined;
}
