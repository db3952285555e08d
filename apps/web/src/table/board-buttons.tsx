import { useLayoutEffect } from 'react';
import { useStore } from '../app/store.ts';
import type { BoardCamera } from './board-camera.ts';
import { useWords as useCameraWords } from './camera/text/words.ts';
import { useWords } from './text/words.ts';

interface Props {
  readonly camera: BoardCamera;
  readonly isTurned: boolean;
  readonly onTurn: () => void;
  /** Whether somebody says what matters. */
  readonly canFollow: boolean;
}

const icons = {
  zoomIn: 'M12 5V19M5 12H19',
  zoomOut: 'M5 12H19',
  whole: 'M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15',
  turnTable: 'M19 10A7.5 7.5 0 0 0 5.6 8M5 4V8.5H9.5M5 14A7.5 7.5 0 0 0 18.4 16M19 20V15.5H14.5',
} as const;

const FOLLOW = 'M12 8A4 4 0 1 1 12 16A4 4 0 1 1 12 8ZM12 2.5V5.5M12 18.5V21.5M2.5 12H5.5M18.5 12H21.5';

/** Looking closer, farther, and from the other edge, for hands without wheel or keys. */
export function BoardButtons({ camera, isTurned, onTurn, canFollow }: Props) {
  const say = useWords();
  const buttons = [
    { key: 'zoomIn', act: () => camera.zoomBy(1.5) },
    { key: 'zoomOut', act: () => camera.zoomBy(1 / 1.5) },
    { key: 'whole', act: () => camera.whole() },
    { key: 'turnTable', act: onTurn },
  ] as const;
  return (
    <div
      className="board-buttons"
      role="toolbar"
      aria-label={say('view')}
      aria-orientation="vertical"
      data-over-board="edge"
    >
      {canFollow ? <FollowButton camera={camera} /> : null}
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

/** Gives the view back to the camera after a hand has taken it, or holds it. */
function FollowButton({ camera }: Pick<Props, 'camera'>) {
  const say = useCameraWords();
  const isFollowing = useStore(camera.isFollowing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: its word is shown only while a hand has the view
  useLayoutEffect(() => camera.measure(), [camera, isFollowing]);
  return (
    <button
      type="button"
      data-view="follow"
      title={say('followWhy')}
      aria-pressed={isFollowing}
      onClick={() => camera.follow(!isFollowing)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={FOLLOW} />
      </svg>
      <span
        className={isFollowing ? 'unseen' : 'board-follow-word'}
        data-over-board={isFollowing ? undefined : ''}
      >
        {say('follow')}
      </span>
    </button>
  );
}
