import { Suspense, useEffect, useRef, useState } from 'react';
import type { PictureBoard } from '../../../rules/game-pictures.ts';
import { useWords } from '../text/words.ts';
import '../../../rules/picture.css';

interface Props {
  readonly picture: string;
  readonly Board: PictureBoard;
}

/** The place of a picture; it is drawn when somebody comes near. */
export function PictureFrame({ picture, Board }: Props) {
  const say = useWords();
  const frame = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '400px' },
    );
    watcher.observe(frame.current!);
    return () => watcher.disconnect();
  }, []);
  const waits = <div className="picture-waits">{say('pictureWaits')}</div>;
  return (
    <figure className="picture" ref={frame} data-picture={picture}>
      {isNear ? (
        <Suspense fallback={waits}>
          <Board picture={picture} />
        </Suspense>
      ) : (
        waits
      )}
    </figure>
  );
}
