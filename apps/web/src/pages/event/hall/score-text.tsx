import type { PlayerId } from '@sortie/tournaments/model';
import type { SeenPairing } from '@sortie/tournaments/view';
import { useNames } from '../parts/names.ts';
import { unplayedWords, wonOtherwise } from './result-words.ts';
import { placeIn } from './rounds.ts';
import { type HallSay, useWords } from './text/words.ts';

interface ScoreTextProps {
  readonly pairing: SeenPairing;
  /** Whose points stand first. */
  readonly from: PlayerId;
}

/** How a table stands, in short. */
export function ScoreText({ pairing, from }: ScoreTextProps) {
  const say = useWords();
  const names = useNames();
  return (
    <span data-status={pairing.status}>
      {scoreOf(pairing, from, { say, two: names.two(pairing.players) })}
    </span>
  );
}

interface ScoreWords {
  readonly say: HallSay;
  readonly two: readonly [string, string];
}

function scoreOf(pairing: SeenPairing, from: PlayerId, { say, two }: ScoreWords): string {
  const { result, status } = pairing;
  if (!result) return status === 'waiting' ? '' : say(status === 'disputed' ? 'disputed' : 'reported');
  if (result.kind !== 'played') return unplayedWords(result, say, two);
  const [first, second] = result.missionPoints;
  const isTurned = placeIn(pairing, from) === 1;
  const score = say('score', { own: isTurned ? second : first, against: isTurned ? first : second });
  return wonOtherwise(result, score, { say, two });
}
