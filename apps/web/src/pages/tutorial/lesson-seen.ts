import type { GameText, TutorialWords } from '@sortie/games';
import type { Seat } from '@sortie/kernel';
import type { Update } from '@sortie/protocol';
import type { Seen } from '../../table/table-game.ts';
import type { LessonNow } from './lesson.ts';

interface LessonEyes {
  readonly now: LessonNow;
  readonly seat: string;
  readonly people: Update['people'];
  readonly text: GameText;
}

/** The table as the learner sees it. A step that is only read shows no question: it goes on by its own button. */
export function lessonSeen({ now, seat, people, text }: LessonEyes): Seen {
  const { step, view, log } = now;
  return {
    as: seat,
    table: view.table,
    version: view.version,
    outcome: view.outcome,
    waitingFor: view.waitingFor,
    decisions: step.asks ? view.decisions : [],
    people,
    log,
    language: text.language,
    text,
  };
}

/** Everybody at the table of a lesson; all but the learner are played by its script. */
export function lessonPeople(
  seats: readonly Seat[],
  learner: string,
  { people }: TutorialWords,
): Update['people'] {
  return seats.map(({ id, side }) => ({
    seat: id,
    side,
    who: id === learner ? 'person' : 'computer',
    name: people[id] ?? id,
    sat: true,
    present: true,
  }));
}
