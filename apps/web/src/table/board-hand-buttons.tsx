import type { GhostHand } from './ghost-hand.ts';
import { useWords } from './text/words.ts';

const LEFT = 'M6 10A7 7 0 1 1 5.5 14.5M6 4.5V10H11.5';
const RIGHT = 'M18 10A7 7 0 1 0 18.5 14.5M18 4.5V10H12.5';
const STEP = 15;

/** Turning the piece in the hand without keys or wheel. */
export function BoardHandButtons({ hand }: { readonly hand: GhostHand }) {
  const say = useWords();
  return (
    <div className="board-hand-buttons" role="toolbar" aria-label={say('hand')} data-over-board="">
      {(
        [
          ['turnLeft', -STEP, LEFT],
          ['turnRight', STEP, RIGHT],
        ] as const
      ).map(([key, degrees, icon]) => (
        <button
          key={key}
          type="button"
          title={say(key)}
          aria-label={say(key)}
          onClick={(event) => hand.turn(event.shiftKey ? Math.sign(degrees) : degrees)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={icon} />
          </svg>
        </button>
      ))}
    </div>
  );
}
