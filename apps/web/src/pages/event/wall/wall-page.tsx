import { useEffect, useState } from 'react';
import { usePlace } from '../../../app/router.ts';
import { useLanguage } from '../../../app/settings.ts';
import { useTitle } from '../../../app/use-title.ts';
import type { FollowedEvent } from '../../../live/event-line.ts';
import { latestRound, roundUnderWay } from '../hall/rounds.ts';
import { ConnectionNote } from '../parts/connection-note.tsx';
import { useEvent } from '../parts/event-context.ts';
import { secondsIn, slidesOf } from './slides.ts';
import { useWords } from './text/words.ts';
import { useWindowSize } from './use-window-size.ts';
import { WallHead } from './wall-head.tsx';
import { wallSize } from './wall-size.ts';
import { WallSlide } from './wall-slide.tsx';
import './wall.css';

/** For a screen that the whole hall reads: it turns its pages by itself and needs no hand. */
export function WallPage({ connection }: Pick<FollowedEvent, 'connection'>) {
  const say = useWords();
  const { view } = useEvent();
  const language = useLanguage();
  const { width, height } = useWindowSize();
  const size = wallSize(width, height);
  const slides = slidesOf(view, size, language);
  const at = useTurning(slides.length, `${view.phase} ${latestRound(view)?.number ?? 0}`);
  const slide = slides[at];
  useTitle(view.settings.name);
  const round = roundUnderWay(view);
  const isUp = round?.clock.isUp === true && round.pairings.some(({ result }) => result === null);
  return (
    <div
      className="wall"
      style={{ fontSize: `${size.font}px` }}
      data-slide={slide?.kind}
      data-page={at + 1}
      data-pages={slides.length}
    >
      <WallHead />
      {connection !== 'here' && <ConnectionNote connection={connection} />}
      {isUp && (
        <p className="wall-alarm" role="alert">
          {say('timeIsUp')}
        </p>
      )}
      {slide && <WallSlide slide={slide} columns={size.columns} />}
      {slides.length > 1 && (
        <p className="wall-foot">{say('pageOf', { page: at + 1, all: slides.length })}</p>
      )}
    </div>
  );
}

/** The page that is shown; what is new begins at the first. */
function useTurning(count: number, moment: string): number {
  const seconds = secondsIn(usePlace().query);
  const [turned, setTurned] = useState({ moment, at: 0 });
  useEffect(() => {
    setTurned({ moment, at: 0 });
    const timer = setInterval(() => setTurned((before) => ({ moment, at: before.at + 1 })), seconds * 1000);
    return () => clearInterval(timer);
  }, [moment, seconds]);
  return count === 0 || turned.moment !== moment ? 0 : turned.at % count;
}
