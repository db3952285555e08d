import type { Update } from '@sortie/protocol';
import { useWords } from './text/words.ts';
import './seats.css';

interface Props {
  readonly people: Update['people'];
  /** The seat that looks at the page, or `spectator`. */
  readonly as: string;
  readonly waitingFor: readonly string[];
  readonly thinking: readonly string[];
}

type Person = Update['people'][number];

/** Who sits where, who is away, and whose answer everybody waits for. */
export function Seats({ people, as, waitingFor, thinking }: Props) {
  const say = useWords();
  const stateOf = ({ seat, who, sat, present }: Person) => {
    if (!sat) return 'empty';
    if (thinking.includes(seat)) return 'thinking';
    if (who === 'person' && !present) return 'away';
    return waitingFor.includes(seat) ? 'asked' : 'present';
  };
  return (
    <ul className="seats" aria-label={say('seats')}>
      {people.map((person) => {
        const { seat, side, name } = person;
        const state = stateOf(person);
        const isAsked = waitingFor.includes(seat);
        return (
          <li
            key={seat}
            className={`seats-seat seats-side-${side} seats-${state}`}
            data-seat={seat}
            data-state={state}
            data-asked={isAsked}
          >
            <svg viewBox="0 0 16 16" aria-hidden="true">
              {side === 0 ? (
                <rect x="2" y="2" width="12" height="12" rx="2" />
              ) : (
                <circle cx="8" cy="8" r="6.5" />
              )}
              {isAsked ? <path d="M6 4.5L11 8L6 11.5Z" /> : null}
            </svg>
            <span className="seats-name">
              {seat === as ? say('you', { name }) : name || say('emptySeat')}
            </span>
            <span className="seats-state">{say(state)}</span>
          </li>
        );
      })}
    </ul>
  );
}
