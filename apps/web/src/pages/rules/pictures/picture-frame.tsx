import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useWords } from '../text/words.ts';
import type { PictureId } from './pictured-rules.ts';
import './picture-frame.css';

const PictureBoard = lazy(() =>
  import('./picture-board.tsx').then((board) => ({ default: board.PictureBoard })),
);

/** The place of a picture; it is drawn when somebody comes near. */
export function PictureFrame({ picture }: { readonly picture: PictureId }) {
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
          <PictureBoard picture={picture} />
        </Suspense>
      ) : (
        waits
      )}
    </figure>
  );
}
