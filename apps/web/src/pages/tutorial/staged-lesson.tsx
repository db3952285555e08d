import type { TutorialStep } from '@sortie/games';
import { useMemo, useRef, useState } from 'react';
import type { PlayedGame } from '../../games/load-game.tsx';
import type { KeptGame } from '../../live/kept-seats.ts';
import { OpenRule } from '../game/open-rule.tsx';
import { PlayArea } from '../game/play-area.tsx';
import { useTableStage } from '../game/use-table-stage.ts';
import { Coach } from './coach.tsx';
import type { LessonNow } from './lesson.ts';
import { lessonLine } from './lesson-line.ts';
import { PointedAt } from './pointed-at.tsx';
import { useTold } from './use-told.ts';
import type { LoadedTutorial } from './use-tutorial.ts';

interface StagedLessonProps extends LoadedTutorial {
  readonly now: LessonNow;
  readonly title: string;
}

/** The coach speaks when what the last answer brought has been seen to happen. */
export function StagedLesson({ game, tutorial, lesson, now, title }: StagedLessonProps) {
  const coach = useRef<HTMLElement>(null);
  const [rule, setRule] = useState<string | null>(null);
  const { words } = tutorial;
  const line = useMemo(() => lessonLine(lesson, now, words), [lesson, now, words]);
  const lines = useMemo(() => [line], [line]);
  const stage = useTableStage({ game, lines, looker: line, asker: line });
  const isBusy = stage?.isBusy === true;
  const told = useTold(now, isBusy);
  const framed = useMemo(() => framing(game, told.step), [game, told.step]);
  const kept = useMemo(() => keptAs(game.kit.name, title), [game.kit.name, title]);
  if (!stage) return null;
  return (
    <>
      <Coach
        ref={coach}
        game={game}
        tutorial={tutorial}
        lesson={lesson}
        now={told}
        isWatching={isBusy && told.number !== now.number}
        onRule={setRule}
      />
      <PlayArea
        game={framed}
        kept={kept}
        title={kept.title}
        seen={stage.seen}
        stage={stage}
        looker={line.seat}
        asker={isBusy ? undefined : line}
        isShared={false}
        isAway={false}
        thinking={[]}
        nameOf={(seat) => words.people[seat] ?? seat}
      />
      {told === now && <PointedAt key={now.number} step={now.step} coach={coach} />}
      {rule !== null && <OpenRule rule={rule} onClose={() => setRule(null)} />}
    </>
  );
}

/** While the learner reads, the camera frames the pieces that are spoken of. */
function framing(game: PlayedGame, { asks, pointsAt }: TutorialStep): PlayedGame {
  const pieces = pointsAt.flatMap((pointer) => (pointer.kind === 'piece' ? [pointer.piece] : []));
  return asks || pieces.length === 0 ? game : { ...game, focusOf: () => ({ pieces }) };
}

/** As a table calls its game; nothing of it is kept among the games of this browser. */
function keptAs(game: string, title: string): KeptGame {
  return { id: `learn ${game}`, game, title, tokens: {}, at: 0, isOver: false };
}
