import type { BugBundle } from '@sortie/kernel';
import { isRefusal, Referee } from '@sortie/kernel';
import { xwing } from '@sortie/xwing/rules';
import { refusalSentence } from './refusal-sentence.ts';

export interface BugAgain {
  readonly breaks: boolean;
  readonly text: string;
}

/** Plays a bug bundle up to the entry that broke the game, and tries that entry again. */
export function bugAgain({ opening, journal, attempted, message }: BugBundle): BugAgain {
  const first = message.split('\n')[0]!;
  const referee = Referee.open(xwing, opening);
  if (isRefusal(referee)) return { breaks: true, text: `It no longer opens: ${refusalSentence(referee)}` };
  const before = referee.enter(journal);
  if (before) return { breaks: true, text: `It no longer comes that far: ${refusalSentence(before)}` };
  const refusal = referee.enter([attempted]);
  if (refusal) {
    const found = referee.bugs.at(-1)?.message.split('\n')[0] ?? refusalSentence(refusal);
    return { breaks: true, text: `It still breaks: ${found}` };
  }
  const [fault] = xwing.faults(referee.state);
  if (fault !== undefined) return { breaks: true, text: `It still breaks: ${fault}` };
  return { breaks: false, text: `It no longer breaks. The bundle said: ${first}` };
}
