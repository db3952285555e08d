import { goalOf, goalWorth } from '../objectives/assign.ts';
import { likelyEnds, shifted } from './ends.ts';
import { bestShot, exactStanding } from './exact.ts';
import { type Field, gapTo, type Squad } from './field.ts';
import { dangerAt, fireFrom, threatOf } from './fire.ts';
import { standingWorth } from './standing.ts';
import type { Thinking } from './thinking.ts';

/** A place with what it is worth to a unit that shoots from it at once, and to one that does not. */
export interface Outlook {
  readonly quiet: number;
  readonly firing: number;
}

/** The best place that so many moves may lead to; what is only guessed counts a little less than what is seen. */
export function bestPlace(thinking: Thinking, squad: Squad, moves: 1 | 2): Outlook {
  const { field, depth } = thinking;
  const weighed = likelyEnds(field, squad, moves).map((at) => {
    const quiet = standingWorth(field, squad, at, depth);
    return { at, quiet, firing: quiet + 0.5 * fireFrom(field, squad, at) };
  });
  const most = (of: 'quiet' | 'firing') => weighed.reduce((best, each) => Math.max(best, each[of]), -1000);
  const quiet = most('quiet');
  if (moves === 2 || depth.exactPlaces === 0) return { quiet, firing: most('firing') };
  // Whether anybody is seen from there decides whether it is worth going.
  weighed.sort((one, other) => other.firing - one.firing);
  const firing = weighed.slice(0, Math.min(3, depth.exactPlaces)).reduce((best, { at, firing: guessed }) => {
    const exact = exactStanding(thinking, { squad, stands: shifted(squad, at) }, { fire: 1 });
    return Math.max(best, 0.7 * exact + 0.3 * guessed);
  }, -1000);
  return { quiet, firing };
}

/** What staying is worth, without a shot in this activation. */
export function worthOfStaying(thinking: Thinking, squad: Squad): number {
  const { field, depth } = thinking;
  if (depth.exactPlaces === 0) return standingWorth(field, squad, squad.at, depth);
  const exact = exactStanding(thinking, { squad, stands: new Map() }, { fire: 0.5 });
  return 0.7 * exact + 0.3 * standingWorth(field, squad, squad.at, depth);
}

/** The best shot from here, with so many more aim tokens. */
export function shotNow(thinking: Thinking, squad: Squad, aims = 0): number {
  const { view, field, depth } = thinking;
  if (depth.exactPlaces === 0) return fireFrom(field, squad, squad.at) * (1 + 0.25 * aims);
  const units = view.units.map((unit) =>
    unit.id === squad.id ? { ...unit, tokens: { ...unit.tokens, aim: unit.tokens.aim + aims } } : unit,
  );
  return bestShot({ ...thinking, view: { ...view, units } }, { squad, stands: new Map() }, 5);
}

/** What a dodge token saves: a hit of the next attack, if anybody is left to make one. */
export function worthOfDodge({ field, depth }: Thinking, squad: Squad): number {
  if (squad.unit.tokens.dodge > 0) return 0;
  const waiting = { ...field, enemies: field.enemies.filter(({ isWaiting }) => isWaiting) };
  const perWound = squad.points / squad.health;
  const saved = 0.6 * perWound * (1 - squad.saves);
  return Math.min(saved, 0.5 * dangerAt(waiting, squad, squad.at)) * (depth.caution > 0 ? 1 : 0.3);
}

/** How far a standby token reaches. lg.standby.trigger */
const STANDBY = 304.8;

/** What waiting for an enemy is worth: the best shot at one who has yet to act and can come near. */
export function worthOfStandby({ field }: Thinking, squad: Squad): number {
  if (squad.unit.tokens.standby > 0) return 0;
  let best = 0;
  for (const enemy of field.enemies) {
    const gap = gapTo(squad.at, squad.radius, enemy);
    if (!enemy.isWaiting || gap > STANDBY + enemy.stride) continue;
    const chance = gap <= STANDBY ? 0.6 : 0.35;
    const near = fireFrom({ ...field, enemies: [enemy] }, squad, squad.at);
    const nearer = fireFrom(
      { ...field, enemies: [{ ...enemy, places: [{ x: squad.at.x, y: squad.at.y + STANDBY * 0.8 }] }] },
      squad,
      squad.at,
    );
    best = Math.max(best, chance * Math.max(near, nearer));
  }
  return best;
}

/** What is won by leaving a melee. */
export function worthOfWithdrawing(field: Field, squad: Squad): number {
  const foes = field.enemies.filter((enemy) => gapTo(squad.at, squad.radius, enemy) <= 1);
  const taken = foes.reduce((sum, enemy) => sum + threatOf(field, enemy, squad, squad.at), 0);
  return taken - fireFrom(field, squad, squad.at) - 8;
}

/** Whether the unit stands where its goal is. */
export function isAtGoal(field: Field, squad: Squad): boolean {
  const goal = goalOf(field, squad);
  return goal !== undefined && goalWorth(field, squad, squad.at) >= goal.worth;
}
