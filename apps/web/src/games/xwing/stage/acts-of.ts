import { isInLog } from '@sortie/kernel';
import type { XwingEvent } from '@sortie/xwing/model';
import type { XwingView } from '@sortie/xwing/view';
import type { Act } from '../../../table/stage/act.ts';
import { eventsBetween } from '../../../table/stage/events-between.ts';
import { subjectOf } from '../../../table/subject-of.ts';
import type { Seen } from '../../../table/table-game.ts';
import { namesFor } from '../names-for.ts';
import { actsOfDeed } from './acts-of-deed.ts';
import { attackEvents } from './attack-events.ts';
import { type Course, courseOf, courseOfLog, followEvent } from './course.ts';
import { type StagedEvent, withDeclined } from './declined.ts';
import { deedsOf } from './deeds.ts';
import type { Telling } from './telling.ts';

type StageWords = Pick<Telling, 'say' | 'sayFight'>;

/** What is seen to happen between two looks: only events that the looker was told become acts. */
export function actsOf(before: Seen<XwingView>, after: Seen<XwingView>, words: StageWords): readonly Act[] {
  const events = eventsBetween(before.log, after.log) ?? [];
  const staged = withDeclined(events as readonly XwingEvent[], after);
  return actsFrom(courseOf(before.table), staged, { seen: after, ...words });
}

/** The last attack once more, from its declaration to its end. */
export function lastAttackActs(seen: Seen<XwingView>, words: StageWords): readonly Act[] {
  return attackActsFrom(
    seen,
    seen.log.findLastIndex(({ kind }) => kind === 'attackDeclared'),
    words,
  );
}

/** The attack that was declared at a place of the log. */
export function attackActsFrom(seen: Seen<XwingView>, place: number, words: StageWords): readonly Act[] {
  if (place < 0) return [];
  const log = seen.log as readonly XwingEvent[];
  const start = courseOfLog(log.slice(0, place), seen.table);
  const acts = actsFrom(start, attackEvents(log, place), { seen, ...words });
  return acts.map((act, index) => (index === acts.length - 1 ? { ...act, isLast: true } : act));
}

function actsFrom(
  start: Course,
  events: readonly StagedEvent[],
  { seen, ...words }: StageWords & Pick<Telling, 'seen'>,
): readonly Act[] {
  const subject = subjectOf(seen);
  const common: Omit<Telling, 'key' | 'deed' | 'course' | 'after'> = {
    ...words,
    seen,
    names: namesFor(seen),
    tell: (event) => (isInLog(event) ? seen.text.event(event, subject) : undefined),
  };
  const acts: Act[] = [];
  let course = start;
  // The place in `acts` of the last act of the attack that is running.
  let lastOfAttack = -1;
  const closeAttack = () => {
    const act = acts[lastOfAttack];
    if (act) acts[lastOfAttack] = { ...act, isLast: true };
    lastOfAttack = -1;
  };
  for (const [place, deed] of deedsOf(events).entries()) {
    const after = deed.reduce(followEvent, course);
    if (course.attack && (after.attack === null || deed[0].kind === 'attackDeclared')) closeAttack();
    acts.push(...actsOfDeed({ ...common, key: String(place), deed, course, after }));
    if (after.attack && acts.length > 0) lastOfAttack = acts.length - 1;
    course = after;
  }
  if (course.attack && seen.table.attack === null) closeAttack();
  return acts;
}
