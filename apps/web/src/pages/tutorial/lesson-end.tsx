import type { Tutorial } from '@sortie/games';
import { type Ref, useState } from 'react';
import { Link } from '../../app/link.tsx';
import { goTo } from '../../app/router.ts';
import type { PlayedGame } from '../../games/load-game.tsx';
import { playOn } from '../replay/film/play-on.ts';
import type { Lesson } from './lesson.ts';
import { useWords } from './text/words.ts';

interface LessonEndProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly game: PlayedGame;
  readonly tutorial: Tutorial;
  readonly lesson: Lesson;
}

/** Do it yourself: the same table goes on against the computer, or another battle begins. */
export function LessonEnd({ ref, game, tutorial, lesson }: LessonEndProps) {
  const say = useWords();
  const [state, setState] = useState<'still' | 'busy' | 'failed'>('still');
  const { kit } = game;
  const goOn = async () => {
    setState('busy');
    try {
      const id = await playOn(
        wishOf(lesson, tutorial, {
          level: kit.levels[0] ?? '',
          title: say('battle', { game: kit.title }),
        }),
      );
      goTo(`/game/${id}`);
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      {state === 'failed' && (
        <span className="coach-instead" role="alert">
          {say('noServer')}
        </span>
      )}
      <Link className="button" href={`/start/${encodeURIComponent(kit.name)}?mode=computer`}>
        {say('ownBattle')}
      </Link>
      <button
        type="button"
        className="primary"
        ref={ref}
        disabled={state === 'busy'}
        onClick={() => void goOn()}
      >
        {say('playOn')}
      </button>
    </>
  );
}

interface FreePlay {
  readonly level: string;
  readonly title: string;
}

/** The table as it stands, with a computer in place of the script. */
function wishOf(lesson: Lesson, { words }: Tutorial, { level, title }: FreePlay) {
  const replay = lesson.replay();
  return {
    replay,
    entries: replay.journal.length,
    title,
    seats: lesson.referee.state.seats.map(({ id, side }) => ({
      seat: id,
      side,
      name: words.people[id] ?? id,
      player: id === lesson.seat ? 'me' : level,
    })),
  };
}
