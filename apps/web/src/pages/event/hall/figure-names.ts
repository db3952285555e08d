import type { Tiebreaker } from '@sortie/tournaments/scoring';
import { useWords } from './text/words.ts';

/** Names the tiebreakers. */
export function useFigureNames(): (kind: Tiebreaker['kind']) => string {
  const say = useWords();
  return (kind) => say(kind);
}
