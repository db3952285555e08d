import { useMemo, useRef, useState } from 'react';
import { FrameBar } from '../../app/frame-bar.tsx';
import { LanguageSwitch } from '../../app/language-switch.tsx';
import { useStore } from '../../app/store.ts';
import type { KeptGame } from '../../live/kept-seats.ts';
import type { SeatLine } from '../../live/use-live-games.ts';
import { OpenRule } from '../game/open-rule.tsx';
import { PlayArea } from '../game/play-area.tsx';
import { useKeys } from '../game/use-keys.ts';
import { Coach } from './coach.tsx';
import type { Lesson } from './lesson.ts';
import { lessonPeople, lessonSeen } from './lesson-seen.ts';
import { PointedAt } from './pointed-at.tsx';
import { useWords } from './text/words.ts';
import type { LoadedTutorial } from './use-tutorial.ts';
import '../game/game-table.css';
import './lesson-table.css';

/** The table of a live game with a coach above it, and nobody at the other end of the line. */
export function LessonTable({ game, tutorial, lesson }: LoadedTutorial) {
  const say = useWords();
  const now = useStore(lesson.now);
  const coach = useRef<HTMLElement>(null);
  const [rule, setRule] = useState<string | null>(null);
  const { seat } = lesson;
  const people = useMemo(
    () => lessonPeople(lesson.referee.state.seats, seat, tutorial.words),
    [lesson, seat, tutorial.words],
  );
  const seen = useMemo(
    () => lessonSeen({ now, seat, people, text: game.text }),
    [now, seat, people, game.text],
  );
  const line = useMemo(() => lineOf(lesson), [lesson]);
  const title = say('title', { game: game.kit.title });
  const kept = useMemo(() => keptAs(game.kit.name, title), [game.kit.name, title]);
  const nameOf = (id: string) => people.find((each) => each.seat === id)?.name ?? id;
  useKeys(() => undefined);
  return (
    <div className="game lesson">
      <FrameBar>
        <strong className="lesson-title">{title}</strong>
        <LanguageSwitch />
        <button type="button" className="lesson-again" onClick={() => lesson.startAgain()}>
          {say('startAgain')}
        </button>
      </FrameBar>
      <Coach ref={coach} game={game} tutorial={tutorial} lesson={lesson} now={now} onRule={setRule} />
      <PlayArea
        key={now.beginning}
        game={game}
        kept={kept}
        seen={seen}
        looker={seat}
        asker={line}
        isShared={false}
        isAway={false}
        thinking={[]}
        nameOf={nameOf}
      />
      <PointedAt key={`${now.beginning} ${now.number}`} step={now.step} coach={coach} />
      {rule !== null && <OpenRule rule={rule} onClose={() => setRule(null)} />}
    </div>
  );
}

function lineOf(lesson: Lesson): SeatLine {
  const { seat } = lesson;
  return {
    seat,
    line: lesson,
    live: { connection: 'here', reason: null, as: seat, update: null, log: [] },
  };
}

/** As a table calls its game; nothing of it is kept among the games of this browser. */
function keptAs(game: string, title: string): KeptGame {
  return { id: `learn ${game}`, game, title, tokens: {}, at: 0, isOver: false };
}
