import type { BoardCamera } from './board-camera.ts';
import { useWords } from './text/words.ts';

interface Props {
  readonly camera: BoardCamera;
  readonly isTurned: boolean;
  readonly onTurn: () => void;
}

const icons = {
  zoomIn: 'M12 5V19M5 12H19',
  zoomOut: 'M5 12H19',
  whole: 'M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15',
  turnTable: 'M19 10A7.5 7.5 0 0 0 5.6 8M5 4V8.5H9.5M5 14A7.5 7.5 0 0 0 18.4 16M19 20V15.5H14.5',
} as const;

/** Looking closer, farther, and from the other edge, for hands without wheel or keys. */
export function BoardButtons({ camera, isTurned, onTurn }: Props) {
  const say = useWords();
  const buttons = [
    { key: 'zoomIn', act: () => camera.zoomBy(1.5) },
    { key: 'zoomOut', act: () => camera.zoomBy(1 / 1.5) },
    { key: 'whole', act: () => camera.whole() },
    { key: 'turnTable', act: onTurn },
  ] as const;
  return (
    <div className="board-buttons" role="toolbar" aria-label={say('view')} aria-orientation="vertical">
      {buttons.map(({ key, act }) => (
        <button
          key={key}
          type="button"
          data-view={key}
          title={say(key)}
          aria-label={say(key)}
          aria-pressed={key === 'turnTable' ? isTurned : undefined}
          onClick={act}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={icons[key]} />
          </svg>
        </button>
      ))}
    </div>
  );
}
