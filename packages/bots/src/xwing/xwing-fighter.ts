import type { Pose } from '@sortie/geometry';
import { cosine, poseOnPath, sine, turnPose } from '@sortie/geometry';
import type { Decision, Plain } from '@sortie/kernel';
import { randomBelow, seededRandom } from '@sortie/kernel';
import type { Maneuver } from '@sortie/xwing/catalogue';
import type { ShipView, XwingView } from '@sortie/xwing/view';
import { baseLength, templateOf } from '@sortie/xwing/view';
import type { Choice, Player } from '../player.ts';
import { answersOf } from '../random-player.ts';
import { cardOfKey } from './planner/card-of-key.ts';
import { isLaunch } from './planner/launch-worth.ts';

type Table = { readonly table: XwingView };
type Fields = { readonly [field: string]: Plain };

const EDGE = 70;
const REACH = 170;

/** A player who stays on the table, turns towards the enemy, attacks when possible and uses cards more often than not. */
export function xwingFighter(seed: string): Player {
  let random = seededRandom(`fighter ${seed}`);
  const below = (limit: number): number => {
    const { value, to } = randomBelow(random, limit);
    random = to;
    return value;
  };
  const oneOf = <Item>(items: readonly Item[]): Item => items[below(items.length)]!;
  const pick = (decision: Decision, view: () => Plain): Plain => {
    const answers = answersOf(decision);
    if (decision.kind === 'setDial')
      return oneOf(keepSensible(decision, answers, (view() as unknown as Table).table));
    if (decision.kind === 'performAction' && below(2) === 0) {
      const useful = usefulActions(decision, answers, (view() as unknown as Table).table);
      if (useful.length > 0) return oneOf(useful);
    }
    const doing = answers.filter((each) => !isDeclining(each));
    if (decision.kind === 'useAbility' && isLeaving(doing, (view() as unknown as Table).table)) {
      const staying = answers.filter(isDeclining);
      if (staying.length > 0 && below(8) > 0) return oneOf(staying);
    }
    return doing.length > 0 && below(8) > 0 ? oneOf(doing) : oneOf(answers);
  };
  return {
    choose(decisions, view): Choice {
      const decision = oneOf(decisions.filter(({ settled }) => !settled));
      return { decision: decision.id, answer: pick(decision, view) };
    },
  };
}

/** A docked ship may leave its carrier, which it helps while it stays. */
function isLeaving(answers: readonly Plain[], table: XwingView): boolean {
  return answers.some((answer) => {
    const { use, choice } = (answer ?? {}) as Fields;
    return typeof use === 'string' && isLaunch(cardOfKey(table, use), choice);
  });
}

function isDeclining(answer: Plain): boolean {
  const fields = (answer ?? {}) as Fields;
  return ['pass', 'skip', 'decline', 'stay'].some((field) => fields[field] === true);
}

/** What cards offer; then a lock first, and focus once there is one. */
function usefulActions(decision: Decision, answers: readonly Plain[], table: XwingView): readonly Plain[] {
  const { ship: id } = decision.about as { readonly ship?: string };
  const wanted = table.ships.find((each) => each.id === id)?.lock ? 'focus' : 'targetLock';
  const named = (isNamed: (action: string) => boolean) =>
    answers.filter((each) => {
      const { action } = (each ?? {}) as Fields;
      return typeof action === 'string' && isNamed(action);
    });
  const cards = named((action) => action.startsWith('card '));
  return cards.length > 0 ? cards : named((action) => action === wanted);
}

/** The better part of the maneuvers that end on the table. */
function keepSensible(decision: Decision, answers: readonly Plain[], table: XwingView): readonly Plain[] {
  const { ship: id } = decision.about as { readonly ship: string };
  const ship = table.ships.find((each) => each.id === id)!;
  const enemies = table.ships.filter((each) => each.side !== ship.side && each.pose && each.gone === null);
  const scored = answers
    .map((answer) => ({ answer, score: scoreOf(ship, answer as never, enemies, table) }))
    .sort((one, other) => other.score - one.score);
  return scored.slice(0, Math.max(1, Math.ceil(scored.length / 4))).map(({ answer }) => answer);
}

function scoreOf(
  ship: ShipView,
  maneuver: Pick<Maneuver, 'speed' | 'bearing'>,
  enemies: readonly ShipView[],
  { options: { area } }: XwingView,
): number {
  const end = endOf(ship, maneuver);
  const inside = Math.min(end.x, end.y, area.width - end.x, area.depth - end.y);
  if (inside < EDGE) return inside - 10_000;
  const [nearest] = enemies.map(({ pose }) => aimAt(end, pose!)).sort((one, other) => other - one);
  return nearest ?? 0;
}

/** Better when the enemy lies ahead at a good distance. */
function aimAt(from: Pose, to: Pose): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const distance = Math.sqrt(dx * dx + dy * dy);
  const ahead = { x: sine(from.heading), y: cosine(from.heading) };
  const facing = distance > 0 ? (dx * ahead.x + dy * ahead.y) / distance : 0;
  return facing * 150 - Math.abs(distance - REACH);
}

function endOf(ship: ShipView, maneuver: Pick<Maneuver, 'speed' | 'bearing'>): Pose {
  const template = templateOf(maneuver);
  if (!template || !ship.pose) return ship.pose!;
  const isReverse = maneuver.bearing.startsWith('reverse');
  const start = isReverse ? turnPose(ship.pose, 180) : ship.pose;
  const end = poseOnPath(template, start, baseLength(ship as never), template.length);
  const flips = maneuver.bearing === 'koiogranTurn' || maneuver.bearing.startsWith('segnors') || isReverse;
  return flips ? turnPose(end, 180) : end;
}
