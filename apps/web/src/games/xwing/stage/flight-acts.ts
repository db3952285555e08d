import { type Point, turnPose } from '@sortie/geometry';
import type { Mark } from '@sortie/scene';
import type { Difficulty, Maneuver } from '@sortie/xwing/catalogue';
import { bearingIcons } from '@sortie/xwing/icons';
import type { XwingEvent } from '@sortie/xwing/model';
import { baseLength, templateOf } from '@sortie/xwing/view';
import type { Act } from '../../../table/stage/act.ts';
import { flightBetween } from '../motion/flight-between.ts';
import { templateOutline } from '../motion/template-outline.ts';
import type { Declined, StagedEvent } from './declined.ts';
import { frameOf, placeOf, reachOf, type Telling } from './telling.ts';

type Event<Kind extends XwingEvent['kind']> = Extract<XwingEvent, { readonly kind: Kind }>;

const tones: Readonly<Record<Difficulty, 'good' | 'neutral' | 'bad'>> = {
  green: 'good',
  white: 'neutral',
  red: 'bad',
};

/** A dial is turned up, and its template is laid. */
export function dialActs(telling: Telling, event: Event<'dialRevealed' | 'dialReplaced'>): readonly Act[] {
  const { ship, maneuver } = event;
  return [
    {
      ...frameOf(telling, ship, { words: telling.tell(event) ?? '', lasts: 900 }),
      kind: 'shown',
      sound: 'click',
      title: String(maneuver.speed),
      icon: bearingIcons[maneuver.bearing],
      tone: tones[maneuver.difficulty],
      marks: templateMarks(telling, ship, maneuver),
    },
  ];
}

function templateMarks(
  { course, seen }: Telling,
  id: string,
  maneuver: Pick<Maneuver, 'speed' | 'bearing'>,
): readonly Mark[] {
  const ship = seen.table.ships.find((each) => each.id === id);
  const from = course.poses.get(id);
  const template = templateOf(maneuver);
  if (!ship || !from || !template) return [];
  const start = maneuver.bearing.startsWith('reverse') ? turnPose(from, 180) : from;
  return [
    {
      kind: 'area',
      id: 'template',
      role: 'template',
      points: templateOutline(template, start, baseLength(ship)),
    },
  ];
}

/** The flight, and what stopped it. */
export function flightActs(telling: Telling, event: Event<'shipMoved'>): readonly Act[] {
  const { ship: id, from, to, cause, how } = event;
  const ship = telling.seen.table.ships.find((each) => each.id === id);
  if (!ship || cause === 'deployment') return [];
  const path = flightBetween(ship, from, to)?.path;
  const [bearing = '', speed = ''] = how.split(' ');
  const maneuver = { bearing, speed: Number(speed) } as Pick<Maneuver, 'speed' | 'bearing'>;
  const focus = { pieces: [id], points: [from, to] };
  const move: Act = {
    ...frameOf(telling, id, {
      words: telling.tell(event) ?? '',
      lasts: cause === 'maneuver' ? 1100 : 800,
      focus,
    }),
    kind: 'move',
    sound: 'move',
    piece: id,
    to,
    ...(path ? { path } : {}),
    ...(cause === 'maneuver' ? { marks: templateMarks(telling, id, maneuver) } : {}),
  };
  return [move, ...bumpActs(telling, event)];
}

/** Millimetres beside a piece that the few words below it need to be seen as a whole. */
const BRIEF_ROOM = { aside: 60, below: 32 };

function roomForBrief({ x, y }: Point, reach: number): readonly Point[] {
  const { aside, below } = BRIEF_ROOM;
  // The table may be turned, and then they stand on the other side.
  return [
    { x: x - aside, y: y - reach - below },
    { x: x + aside, y: y + reach + below },
  ];
}

/** A ship that overlaps others stops short and may perform no action. xw.overlap.skip-action */
function bumpActs(telling: Telling, { ship, cause }: Event<'shipMoved'>): readonly Act[] {
  const { after, names, say, seen, key } = telling;
  const at = placeOf(telling, ship);
  const others = after.touches.flatMap(({ ships, moved }) =>
    ships.includes(ship) && !moved.includes(ship) ? ships.filter((each) => each !== ship) : [],
  );
  if (cause !== 'maneuver' || others.length === 0 || !at) return [];
  const overlapped = new Intl.ListFormat(seen.language).format(others.map((each) => names.ship(each)));
  const words = say('bump', { ship: names.ship(ship), others: overlapped });
  return [
    {
      ...frameOf(telling, ship, {
        words,
        lasts: 1900,
        focus: { pieces: [ship, ...others], points: roomForBrief(at, reachOf(seen, ship)) },
      }),
      key: `${key} bump`,
      kind: 'told',
      tone: 'warn',
      sound: 'bump',
      at,
      reach: reachOf(seen, ship),
      brief: say('bumpBrief', { others: overlapped }),
    },
  ];
}

/** What was tried in vain, and why, beside the piece. */
export function failedActs(telling: Telling, event: Event<'repositionFailed'>): readonly Act[] {
  const { seen, say } = telling;
  const { ship, action, direction } = event;
  const at = placeOf(telling, ship);
  const words = telling.tell(event);
  if (!at || words === undefined) return [];
  const isLock = action === 'targetLock';
  const target = isLock ? placeOf(telling, direction) : undefined;
  return [
    {
      ...frameOf(telling, ship, {
        words,
        lasts: 1800,
        focus: { pieces: isLock ? [ship, direction] : [ship], points: roomForBrief(at, reachOf(seen, ship)) },
      }),
      kind: 'told',
      tone: 'warn',
      sound: 'bump',
      at,
      reach: reachOf(seen, ship),
      brief: say(isLock ? 'outOfRange' : 'noRoom'),
      marks: target ? [{ kind: 'line', id: 'failed lock', role: 'obstructed', points: [at, target] }] : [],
    },
  ];
}

/** Planning is over, and these ships have no dial. ev.variant.timed-planning.ends-phase */
export function lateActs({ key, tell }: Telling, event: Event<'planningTimeExpired'>): readonly Act[] {
  const words = tell(event);
  if (words === undefined) return [];
  const focus = event.ships.length > 0 ? { pieces: event.ships } : null;
  return [{ key, words, side: null, focus, lasts: 2200, kind: 'told', tone: 'warn', sound: 'bump' }];
}

/** A ship on an asteroid may perform no action. xw.obstacle.asteroid.skip-action */
export function hitActs(telling: Telling, event: Event<'obstacleHit'>): readonly Act[] {
  const { seen, say } = telling;
  const isAsteroid = seen.table.obstacles.some(
    ({ id, kind }) => id === event.obstacle && kind === 'asteroid',
  );
  return toldActs(telling, event.ship, {
    event,
    lasts: isAsteroid ? 1800 : 1200,
    isWarning: true,
    ...(isAsteroid ? { brief: say('asteroidBrief') } : {}),
  });
}

/** A ship that could act and did not, or could not for its stress. xw.stress.no-actions */
export function declinedActs(telling: Telling, event: Declined): readonly Act[] {
  const { ship, stressed } = event;
  const at = placeOf(telling, ship);
  const room = at ? { points: roomForBrief(at, reachOf(telling.seen, ship)) } : {};
  return toldActs(telling, ship, {
    event,
    lasts: 1300,
    brief: telling.say(stressed ? 'stressedBrief' : 'declinedBrief'),
  }).map((act) => ({ ...act, focus: { pieces: [ship], ...room } }));
}

interface Said {
  readonly event: StagedEvent;
  readonly lasts: number;
  readonly isWarning?: boolean;
  /** A few words beside the ship. */
  readonly brief?: string;
}

/** Something that is said of one ship and needs no picture of its own. */
export function toldActs(
  telling: Telling,
  ship: string,
  { event, lasts, isWarning = false, brief }: Said,
): readonly Act[] {
  const words = telling.tell(event);
  const at = placeOf(telling, ship);
  if (words === undefined) return [];
  return [
    {
      ...frameOf(telling, ship, { words, lasts }),
      kind: 'told',
      tone: isWarning ? 'warn' : 'usual',
      ...(isWarning ? { sound: 'bump' as const } : {}),
      ...(brief === undefined ? {} : { brief }),
      ...(at ? { at, reach: reachOf(telling.seen, ship) } : {}),
    },
  ];
}
