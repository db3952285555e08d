import type { Course } from '@sortie/armada/measuring';
import type { CourseRegion } from '@sortie/armada/model';
import type { Plain } from '@sortie/kernel';
import { fieldsOf } from '../../planning/answers.ts';
import { coursesOf, yawsAt } from './courses.ts';
import { type Fleets, type Vessel, vesselOf } from './fleets.ts';
import { answeredPlaces } from './reply.ts';
import { type Flight, flightOf, type Outlook, outlookOf, standingWorth } from './standing.ts';
import { bestAnswer, type Thinking } from './thinking.ts';

interface Weighed {
  readonly course: Course;
  readonly flight: Flight;
  readonly worth: number;
}

interface Bend {
  readonly speed: number;
  readonly raised: number;
}

/** Every course with its worth, the best first; `slip` misjudges each by a little. */
function weighCourses(
  fleets: Fleets,
  vessel: Vessel,
  { courses, speed, outlook }: { courses: readonly Course[]; speed: number; outlook: Outlook },
): readonly Weighed[] {
  const known = new Map<string, { readonly flight: Flight; readonly worth: number }>();
  const weighed = courses.map((course) => {
    const flight = flightOf(fleets, vessel, course, speed);
    const { x, y, heading } = flight.place.pose;
    const key = `${Math.round(x)} ${Math.round(y)} ${Math.round(heading)}`;
    let found = known.get(key);
    if (!found) {
      found = { flight, worth: flight.worth + standingWorth(fleets, vessel, flight.place, outlook) };
      known.set(key, found);
    }
    return { course, ...found };
  });
  return weighed.sort((one, other) => other.worth - one.worth);
}

/** Thinks the best courses through once more, against enemies who have answered each. */
function withReplies(
  { fleets, depth }: Thinking,
  vessel: Vessel,
  weighed: readonly Weighed[],
): readonly Weighed[] {
  const again = weighed.slice(0, depth.replies).map((each) => {
    const later = answeredPlaces(fleets, vessel, each.flight.place);
    const answered = standingWorth(fleets, vessel, each.flight.place, { ...depth, later });
    return { ...each, worth: 0.4 * each.worth + 0.6 * (each.flight.worth + answered) };
  });
  return again.sort((one, other) => other.worth - one.worth);
}

/** The course of a maneuver. */
export function chooseCourse(thinking: Thinking): Plain {
  const { fleets, depth, decision, about, chance } = thinking;
  const vessel = vesselOf(fleets, about.ship);
  if (!vessel || decision.answers.kind !== 'region') return thinking.answers[0]!;
  const { speed } = decision.answers.region as unknown as CourseRegion;
  const courses = thinking.answers as unknown as readonly Course[];
  const outlook = outlookOf(fleets, depth);
  const static1 = weighCourses(fleets, vessel, { courses, speed, outlook }).map((each) => ({
    ...each,
    worth: each.worth + depth.slip * chance(),
  }));
  static1.sort((one, other) => other.worth - one.worth);
  const best = depth.replies > 0 ? withReplies(thinking, vessel, static1)[0]! : static1[0]!;
  return { clicks: [...best.course.clicks], side: best.course.side };
}

/** What the best course at a speed is worth. */
export function bestCourseWorth(thinking: Thinking, vessel: Vessel, { speed, raised }: Bend): number {
  const { fleets, depth } = thinking;
  const outlook = outlookOf(fleets, depth);
  if (speed === 0) return standingWorth(fleets, vessel, vessel.place, outlook) - STANDING_STILL;
  const yaws = yawsAt(fleets, vessel, speed);
  const courses = coursesOf(fleets, vessel, vessel.place, { yaws, raised });
  return weighCourses(fleets, vessel, { courses, speed, outlook })[0]!.worth;
}

/** A ship that stands still spends no defense tokens. */
const STANDING_STILL = 15;
/** A token is worth keeping unless it changes something. */
const TOKEN = 1.5;

/** Whether Navigate is resolved, with what, and to which speed. */
export function chooseNavigation(thinking: Thinking): Plain {
  const { fleets, view } = thinking;
  const vessel = view.maneuver ? vesselOf(fleets, view.maneuver.ship) : undefined;
  if (!vessel) return thinking.answers.at(-1)!;
  const raisedBefore = view.maneuver?.extraYaw ?? 0;
  const known = new Map<string, number>();
  const worthAt = (speed: number, raised: number) => {
    const key = `${speed} ${raised}`;
    let worth = known.get(key);
    if (worth === undefined) {
      worth = bestCourseWorth(thinking, vessel, { speed, raised });
      known.set(key, worth);
    }
    return worth;
  };
  return bestAnswer(thinking, (answer) => {
    const { use, choice } = fieldsOf(answer);
    if (typeof use !== 'string') return worthAt(vessel.ship.speed, raisedBefore);
    const { spend, speed, yaw } = fieldsOf(choice ?? null);
    if (typeof speed !== 'number' || typeof yaw !== 'number') return Number.NEGATIVE_INFINITY;
    const price = spend === 'dial' ? 0 : TOKEN;
    return worthAt(vessel.ship.speed + speed, raisedBefore + yaw) - price;
  });
}
