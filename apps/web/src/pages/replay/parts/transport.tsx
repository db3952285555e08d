import { useWords } from '../text/words.ts';
import './transport.css';

export const speeds = [0.5, 1, 2, 4, 8] as const;
export type Speed = (typeof speeds)[number];

/** What the buttons under the table do. */
export type Move = 'first' | 'back' | 'forward' | 'last' | 'nextAttack' | 'nextRound';

interface Props {
  readonly isPlaying: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly speed: Speed;
  readonly onMove: (move: Move) => void;
  readonly onPlay: (isPlaying: boolean) => void;
  readonly onSpeed: (speed: Speed) => void;
}

const icons: Readonly<Record<Move | 'play' | 'pause', string>> = {
  first: 'M6 5V19M19 5L9 12L19 19Z',
  back: 'M17 5L7 12L17 19Z',
  play: 'M7 4L20 12L7 20Z',
  pause: 'M8 5V19M16 5V19',
  forward: 'M7 5L17 12L7 19Z',
  last: 'M18 5V19M5 5L15 12L5 19Z',
  nextAttack:
    'M12 3V8M12 16V21M3 12H8M16 12H21M12 11V13M11 12H13M5.6 5.6A9 9 0 0 1 18.4 18.4A9 9 0 0 1 5.6 5.6',
  nextRound: 'M19.5 8A8.5 8.5 0 1 0 20.5 13M20 3V8.5H14.5',
};

/** Going through the film with buttons. */
export function Transport({ isPlaying, isFirst, isLast, speed, onMove, onPlay, onSpeed }: Props) {
  const say = useWords();
  const button = (move: Move, isOff: boolean) => (
    <button
      type="button"
      className="transport-button"
      aria-label={say(move)}
      title={say(move)}
      aria-disabled={isOff}
      data-move={move}
      onClick={() => onMove(move)}
    >
      <Icon path={icons[move]} />
    </button>
  );
  const turn = isPlaying ? 'pause' : 'play';
  return (
    <div className="transport" role="toolbar" aria-label={say('controls')}>
      {button('first', isFirst)}
      {button('back', isFirst)}
      <button
        type="button"
        className="transport-button transport-play primary"
        aria-label={say(turn)}
        title={say(turn)}
        data-move={turn}
        onClick={() => onPlay(!isPlaying)}
      >
        <Icon path={icons[turn]} />
      </button>
      {button('forward', isLast)}
      {button('last', isLast)}
      <span className="transport-jumps">
        {button('nextAttack', isLast)}
        {button('nextRound', isLast)}
      </span>
      <select
        className="transport-speed"
        aria-label={say('speed')}
        value={speed}
        onChange={({ target }) => onSpeed(Number(target.value) as Speed)}
      >
        {speeds.map((factor) => (
          <option key={factor} value={factor}>
            {say('times', { factor })}
          </option>
        ))}
      </select>
    </div>
  );
}

function Icon({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
