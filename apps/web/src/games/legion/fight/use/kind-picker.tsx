import type { Plain } from '@sortie/kernel';
import { useState } from 'react';
import { groupDice, type PoolDie } from '../dice-groups.ts';
import { GroupPicture } from '../dice-pile.tsx';
import { useWords } from '../text/words.ts';
import { countTaken, listTaken, type OfferedPicks, takenIn, takeOneMore } from './picked-kinds.ts';

interface Props {
  readonly picks: OfferedPicks;
  readonly dice: readonly PoolDie[];
  /** What is taken at first. */
  readonly first: Plain;
  readonly busy: boolean;
  readonly answerOf: (picked: readonly string[]) => Plain;
  readonly onAnswer: (answer: Plain) => void;
}

/** Dice picked kind by kind: every press takes one more of those alike, and after the last of them none. */
export function KindPicker({ picks, dice, first, busy, answerOf, onAnswer }: Props) {
  const say = useWords();
  const { least, most } = picks;
  const [taken, setTaken] = useState(() => takenIn(first));
  const count = countTaken(taken);
  // What did no good is what most people want to roll again.
  const groups = groupDice(dice)
    .filter(({ cancelled, kind }) => !cancelled && picks.from.includes(kind))
    .toReversed();
  const answer = answerOf(listTaken(taken));
  const isEnough = count >= least && count <= most;
  return (
    <div className="dice-choice lg-kinds">
      <ul className="lg-kinds-list">
        {groups.map((group) => {
          const chosen = taken[group.kind] ?? 0;
          return (
            <li key={group.kind}>
              <button
                type="button"
                className="lg-kind"
                data-kind={group.kind}
                data-taken={chosen}
                aria-pressed={chosen > 0}
                onClick={() => setTaken(takeOneMore(taken, group, most))}
              >
                <GroupPicture group={group} />
                <span>{say('taken', { count: chosen })}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <div className="lg-kinds-foot">
        <p role="status">{say('diceTaken', { count, most: Math.min(most, picks.from.length) })}</p>
        <button
          type="button"
          className="primary"
          disabled={busy || !isEnough}
          data-answer={isEnough ? JSON.stringify(answer) : undefined}
          onClick={() => onAnswer(answer)}
        >
          {say('takeDice', { count })}
        </button>
      </div>
    </div>
  );
}
