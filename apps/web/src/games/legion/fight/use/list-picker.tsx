import type { Plain } from '@sortie/kernel';
import { useState } from 'react';
import { useWords } from '../text/words.ts';
import type { OfferedPicks } from './picked-kinds.ts';

interface Props {
  readonly picks: OfferedPicks;
  readonly nameOf: (item: Plain) => string;
  readonly first: Plain;
  readonly busy: boolean;
  readonly answerOf: (picked: readonly Plain[]) => Plain;
  readonly onAnswer: (answer: Plain) => void;
}

/** Several of a list: tokens that go off, cards that are readied. */
export function ListPicker({ picks, nameOf, first, busy, answerOf, onAnswer }: Props) {
  const say = useWords();
  const [chosen, setChosen] = useState<readonly number[]>(() => placesOf(picks.from, first));
  const press = (place: number) =>
    setChosen(
      chosen.includes(place)
        ? chosen.filter((each) => each !== place)
        : [...chosen, place].slice(-Math.max(1, picks.most)),
    );
  const isEnough = chosen.length >= picks.least && chosen.length <= picks.most;
  const answer = answerOf(chosen.toSorted((one, other) => one - other).map((place) => picks.from[place]!));
  return (
    <div className="lg-kinds">
      <ul className="lg-kinds-list">
        {picks.from.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: things alike are told apart by their places
          <li key={place}>
            <button
              type="button"
              className="lg-pool-user"
              aria-pressed={chosen.includes(place)}
              onClick={() => press(place)}
            >
              {nameOf(item)}
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="primary"
        disabled={busy || !isEnough}
        data-answer={isEnough ? JSON.stringify(answer) : undefined}
        onClick={() => onAnswer(answer)}
      >
        {say('takeThese', { count: chosen.length })}
      </button>
    </div>
  );
}

function placesOf(from: readonly Plain[], picked: Plain): readonly number[] {
  const left = Array.isArray(picked) ? [...(picked as readonly Plain[])] : [];
  return from.flatMap((item, place) => {
    const at = left.findIndex((each) => JSON.stringify(each) === JSON.stringify(item));
    if (at < 0) return [];
    left.splice(at, 1);
    return [place];
  });
}
