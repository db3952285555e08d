import { heading, headingTowards, type Point } from '@sortie/geometry';
import type { Refusal } from '@sortie/kernel';
import { isRefusal, refused } from '@sortie/kernel';
import type { Speed } from '../catalogue/index.ts';
import { isNotched, legOf, radiusOf, type ToolPose, toolTowards, type Wish } from '../measuring/index.ts';
import type { MoveAnswer, Unit } from '../model/index.ts';
import { transportsFor } from './embark.ts';
import { areFriendly, miniaturesPlaced, unitOf, unitsOnBattlefield } from './in-play.ts';
import { type MoveContext, startOf } from './move-context.ts';
import { othersOf } from './place-in-formation.ts';
import {
  type CompletedMove,
  completeToolMove,
  planToolMove,
  stayingPlacements,
  type ToolMove,
} from './standard-move.ts';
import { isNumber, type MoveFields, pointIn, type Way } from './ways-to-move.ts';

/** The tool of an answer; undefined when it is none. */
export function readTool({ speed, angle, bend, along }: MoveFields): ToolMove | undefined {
  if (!isNumber(speed) || !isNumber(angle) || !isNumber(bend) || !isNumber(along)) return undefined;
  if (![1, 2, 3].includes(speed) || along < 0 || along > 1) return undefined;
  return { speed: speed as Speed, angle: heading(angle), bend, along };
}

/** Wishes for the others in a rough answer; those that it does not name keep their places. */
export function wishesIn(unit: Unit, rough: MoveFields): readonly Wish[] | undefined {
  if (!Array.isArray(rough.others)) return undefined;
  const others = rough.others as readonly { readonly miniature?: string; readonly stand?: Partial<Point> }[];
  const wishes = othersOf(unit).flatMap(({ id, stand }) => {
    const given = others.find((each) => each?.miniature === id)?.stand ?? stand;
    return given && isNumber(given.x) && isNumber(given.y) ? [{ id, at: { x: given.x, y: given.y } }] : [];
  });
  return wishes.length === othersOf(unit).length ? wishes : undefined;
}

export function toAnswer({ type }: MoveContext, move: CompletedMove): MoveAnswer {
  return { type, ...move };
}

/** The slowest tool that reaches a point straight on, else the fastest. */
function speedFor(context: MoveContext, point: Point): Speed {
  const { who, speeds, startsSlow } = context;
  const start = startOf(context);
  const [dx, dy] = [point.x - start.x, point.y - start.y];
  const most = startsSlow ? speeds.slowed : speeds.full;
  for (let speed = 1; speed < most; speed++) {
    const reach = 2 * legOf(who.base, speed as Speed);
    if (dx * dx + dy * dy <= reach * reach) return speed as Speed;
  }
  return Math.max(1, most) as Speed;
}

function completeRough(context: MoveContext, rough: MoveFields): MoveAnswer | Refusal {
  const { who, unit, speeds, type } = context;
  const start = startOf(context);
  const wishes = wishesIn(unit, rough);
  const point = pointIn(rough);
  if (point && !isNumber(rough.angle)) {
    const speed = speedFor(context, point);
    const towards = toolTowards(start, who.base, speed, point);
    const turned =
      type === 'reverse' ? { ...towards, angle: heading(start.heading + 180), bend: 0 } : towards;
    const done = completeToolMove(context, poseOf(turned), towards.after, wishes);
    return isRefusal(done) ? done : toAnswer(context, done);
  }
  const { speed = speeds.full, bend = 0, along = 1, angle = start.heading } = rough;
  const tool = readTool({ speed, angle, bend, along });
  if (!tool) return refused('table.malformed-answer', { field: 'speed, angle, bend, along' });
  const wanted = tool.along * 2 * legOf(who.base, tool.speed);
  const done = completeToolMove(context, poseOf(tool), wanted, wishes);
  return isRefusal(done) ? done : toAnswer(context, done);
}

function poseOf({ speed, angle, bend }: ToolPose): ToolPose {
  return { speed, angle, bend };
}

interface Sketch extends ToolPose {
  readonly share: number;
}

const ALL_ROUND = [0, 45, -45, 90, -90, 135, -135, 180] as const;

/** Where the nearest enemy is, or straight on. */
function forwards({ state, unit }: MoveContext, start: Point): number {
  const enemies = unitsOnBattlefield(state)
    .filter((other) => !areFriendly(unit, other))
    .flatMap(miniaturesPlaced);
  const square = ({ x, y }: Point) => (x - start.x) * (x - start.x) + (y - start.y) * (y - start.y);
  const [nearest] = enemies.toSorted((one, other) => square(one.stand) - square(other.stand));
  return nearest ? headingTowards(start, nearest.stand) : 0;
}

function sketchesOf(context: MoveContext): readonly Sketch[] {
  const { who, speeds, startsSlow, type } = context;
  const start = startOf(context);
  const speed = (startsSlow ? speeds.slowed : speeds.full) as Speed;
  if (isNotched(who.base)) {
    const angle = type === 'reverse' ? heading(start.heading + 180) : start.heading;
    return [1, 0.5].flatMap((share) =>
      [0, 30, -30, 60, -60, 90, -90].map((bend) => ({ speed, angle, bend, share })),
    );
  }
  const ahead = forwards(context, start);
  const towards = (turn: number) => heading(Math.round(ahead + turn));
  return [
    ...ALL_ROUND.map((turn) => ({ speed, angle: towards(turn), bend: 0, share: 1 })),
    ...ALL_ROUND.slice(0, 5).map((turn) => ({ speed, angle: towards(turn), bend: 0, share: 0.5 })),
    ...[45, -45].map((turn) => ({ speed, angle: towards(turn), bend: -turn, share: 1 })),
  ];
}

/** Straight to somebody, as far as contact; towards what is out of reach too where that is asked for. */
function* approach(
  context: MoveContext,
  targets: readonly Point[],
  { isFar = false } = {},
): Iterable<CompletedMove> {
  const { who, speeds, startsSlow } = context;
  const start = startOf(context);
  const speed = (startsSlow ? speeds.slowed : speeds.full) as Speed;
  const reach = 2 * legOf(who.base, speed);
  for (const target of targets) {
    const [dx, dy] = [target.x - start.x, target.y - start.y];
    const far = Math.sqrt(dx * dx + dy * dy);
    if (!isFar && far > reach + 2 * radiusOf('huge')) continue;
    const wanted = Math.min(far, reach);
    const done = completeToolMove(context, poseOf(toolTowards(start, who.base, speed, target)), wanted);
    if (!isRefusal(done)) yield done;
  }
}

function standsOf(units: readonly Unit[]): readonly Point[] {
  return units.flatMap(miniaturesPlaced).map(({ stand }) => stand);
}

/** Objective tokens that nobody carries: whoever touches one, or comes nearer, may have a use for it. */
function tokensToTouch({ state }: MoveContext): readonly Point[] {
  return state.tokens.flatMap(({ kind, at, unit }) =>
    kind === 'objective' && unit === null && at ? [at] : [],
  );
}

function* suggestMoves(context: MoveContext): Iterable<MoveAnswer> {
  const { state, unit, who, type, touchable, speeds } = context;
  if (speeds.full < 1) return;
  if (type === 'embark') {
    for (const move of approach(context, standsOf(transportsFor(state, unit)))) yield toAnswer(context, move);
    return;
  }
  if (!isNotched(who.base)) {
    const enemies = touchable.map((id) => unitOf(state, id));
    for (const move of approach(context, standsOf(enemies))) yield toAnswer(context, move);
    for (const move of approach(context, tokensToTouch(context), { isFar: true }))
      yield toAnswer(context, move);
  }
  for (const { share, ...tool } of sketchesOf(context)) {
    if (tool.speed < 1) continue;
    const done = completeToolMove(context, tool, share * 2 * legOf(who.base, tool.speed));
    if (!isRefusal(done)) yield toAnswer(context, done);
  }
  if (type === 'withdraw') return;
  const start = startOf(context);
  const angle = type === 'reverse' ? heading(start.heading + 180) : start.heading;
  yield { type, speed: 1, angle, bend: 0, along: 0, others: stayingPlacements(unit) };
}

/** Standard moves, and those that are laid as they are. lg.move.standard.steps */
export function toolWay(context: MoveContext): Way {
  return {
    plan: (answer) => {
      const tool = readTool(answer);
      return tool
        ? planToolMove(context, tool, answer.others)
        : refused('table.malformed-answer', { field: 'speed, angle, bend, along' });
    },
    suggest: () => suggestMoves(context),
    complete: (rough) => completeRough(context, rough),
  };
}
