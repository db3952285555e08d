import { FrameBar } from '../../app/frame-bar.tsx';
import { LanguageSwitch } from '../../app/language-switch.tsx';
import { useStore } from '../../app/store.ts';
import { useKeys } from '../game/use-keys.ts';
import { StagedLesson } from './staged-lesson.tsx';
import { useWords } from './text/words.ts';
import type { LoadedTutorial } from './use-tutorial.ts';
import '../game/game-table.css';
import './lesson-table.css';

/** The table of a live game with a coach above it, and nobody at the other end of the line. */
export function LessonTable({ game, tutorial, lesson }: LoadedTutorial) {
  const say = useWords();
  const now = useStore(lesson.now);
  const title = say('title', { game: game.kit.title });
  useKeys(() => undefined);
  return (
    <div className="game">
      <FrameBar>
        <strong className="lesson-title">{title}</strong>
        <LanguageSwitch />
        <button type="button" className="lesson-again" onClick={() => lesson.startAgain()}>
          {say('startAgain')}
        </button>
      </FrameBar>
      {/* What was taken back is not played backwards: the table is there anew. */}
      <StagedLesson
        key={now.beginning}
        game={game}
        tutorial={tutorial}
        lesson={lesson}
        now={now}
        title={title}
      />
    </div>
  );
}
