import type { GameKit } from '@sortie/games';
import type { BugBundle } from '@sortie/kernel';
import { isRefusal } from '@sortie/kernel';
import { engineFor } from './load-game.ts';
import { voiceOf } from './voice.ts';

export interface BugAgain {
  readonly breaks: boolean;
  readonly text: string;
}

/** Plays a bug bundle up to the entry that broke the game, and tries that entry again. */
export async function bugAgain(
  { opening, journal, attempted, message }: BugBundle,
  kit: GameKit,
): Promise<BugAgain> {
  const [engine, voice] = await Promise.all([engineFor(kit, opening), voiceOf(kit)]);
  const first = message.split('\n')[0]!;
  const referee = engine.open(opening);
  if (isRefusal(referee)) return { breaks: true, text: `It no longer opens: ${voice.refusal(referee)}` };
  const before = referee.enter(journal);
  if (before) return { breaks: true, text: `It no longer comes that far: ${voice.refusal(before)}` };
  const refusal = referee.enter([attempted]);
  if (refusal) {
    const found = referee.bugs.at(-1)?.message.split('\n')[0] ?? voice.refusal(refusal);
    return { breaks: true, text: `It still breaks: ${found}` };
  }
  const [fault] = engine.game.faults(referee.state);
  if (fault !== undefined) return { breaks: true, text: `It still breaks: ${fault}` };
  return { breaks: false, text: `It no longer breaks. The bundle said: ${first}` };
}
