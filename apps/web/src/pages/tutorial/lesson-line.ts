import type { TutorialWords } from '@sortie/games';
import type { Update } from '@sortie/protocol';
import type { SeatLine } from '../../live/use-live-games.ts';
import type { Lesson, LessonNow } from './lesson.ts';

/** The learner's line as a table knows lines, with everybody else played by the script. */
export function lessonLine(lesson: Lesson, now: LessonNow, words: TutorialWords): SeatLine {
  const { seat } = lesson;
  const update = lessonUpdate(now, lessonPeople(lesson, words));
  return {
    seat,
    line: lesson,
    live: { connection: 'here', answer: null, reason: null, as: seat, update, log: now.log },
  };
}

/** A step that is only read shows no question: it goes on by its own button. */
function lessonUpdate({ step, view, log }: LessonNow, people: Update['people']): Update {
  return {
    kind: 'update',
    status: 'playing',
    version: view.version,
    view: step.asks ? view : { ...view, decisions: [] },
    log: { from: 0, to: log.length, events: log },
    undo: null,
    redo: null,
    people,
    clock: null,
    timer: null,
    thinking: [],
    gallery: [],
    watching: 0,
    judged: null,
    dice: { commitment: '', promises: {}, shown: [], waitsUntil: null },
    from: null,
  };
}

function lessonPeople({ seat, referee }: Lesson, { people }: TutorialWords): Update['people'] {
  return referee.state.seats.map(({ id, side }) => ({
    seat: id,
    side,
    who: id === seat ? 'person' : 'computer',
    name: people[id] ?? id,
    sat: true,
    present: true,
  }));
}
