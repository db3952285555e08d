import type { ArmadaView } from '@sortie/armada/view';
import type { Refusal } from '@sortie/kernel';
import type { Seen } from '../../../table/table-game.ts';
import { caseOf } from './case-of.ts';
import { useWords } from './text/words.ts';

/** Says what speaks against an answer in this very case. */
export function useCase(seen: Seen<ArmadaView>): (refusal: Refusal) => string | undefined {
  const say = useWords();
  return (refusal) => caseOf(refusal, seen, say);
}
