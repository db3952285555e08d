import type { Point } from '@sortie/geometry';
import type { Plain } from '@sortie/kernel';
import type { Speed } from '@sortie/legion/catalogue';
import { headingOn, layTool, lengthOf, pointOn } from '@sortie/legion/measuring';
import type { MiniatureId, MoveRegion, Placement, Stand } from '@sortie/legion/model';
import { type Fields, fieldsOf, isDeclining } from '../../planning/answers.ts';
import { exactStanding, type Stands } from './exact.ts';
import { headingWorth } from './facing.ts';
import { findSquad, type Squad } from './field.ts';
import { fireFrom } from './fire.ts';
import { standingWorth } from './standing.ts';
import { bestAnswer, type Thinking } from './thinking.ts';

function leaderStand({ unit }: Squad): Stand | undefined {
  return unit.miniatures.find(({ id }) => id === unit.leader)?.stand ?? undefined;
}

function isStand(value: Plain | undefined): boolean {
  const { x, y } = fieldsOf(value ?? null);
  return typeof x === 'number' && typeof y === 'number';
}

/** Where an answer takes the leader. */
function endOf(squad: Squad, answer: Fields): Stand | undefined {
  const from = leaderStand(squad);
  if (!from) return undefined;
  if (isStand(answer.to)) return answer.to as unknown as Stand;
  const { speed, angle, bend, along, heading, type } = answer;
  if (typeof heading === 'number') return { ...from, heading };
  if (typeof speed !== 'number' || typeof angle !== 'number' || typeof bend !== 'number') return undefined;
  const tool = { speed: speed as Speed, angle, bend };
  const route = layTool(from, squad.card.base, tool, type === 'reverse');
  const after = (typeof along === 'number' ? along : 1) * lengthOf(route);
  const facing = squad.isNotched ? headingOn(route, after) : from.heading;
  return { ...from, ...pointOn(route, after), heading: facing };
}

function standsOf(squad: Squad, answer: Fields, leader: Stand): Stands {
  const others = Array.isArray(answer.others) ? (answer.others as unknown as readonly Placement[]) : [];
  const stands = new Map<MiniatureId, Stand>(others.map(({ miniature, stand }) => [miniature, stand]));
  return stands.set(squad.unit.leader, leader);
}

/** Whether the unit may still attack in this activation, which a place near the enemy is then good for. */
export function mayAttackLater({ view }: Thinking, { id }: Squad): boolean {
  const { activation } = view;
  return activation?.unit === id && activation.actions > 0 && !activation.hasAttacked;
}

/** What a shot counts for that is still to come in this activation, and one in the next. */
export const SHOT_NOW = 1;
export const SHOT_LATER = 0.5;

interface Weighed {
  readonly answer: Plain;
  readonly worth: number;
  readonly stands: Stands | undefined;
}

function weigh(thinking: Thinking, squad: Squad, answer: Plain): Weighed {
  const { field, depth, chance } = thinking;
  const slip = depth.slip * chance() * 0.5;
  const fields = fieldsOf(answer);
  const end = isDeclining(answer) ? leaderStand(squad) : endOf(squad, fields);
  if (!end) return { answer, worth: slip - 1000, stands: undefined };
  const now = mayAttackLater(thinking, squad) ? (SHOT_NOW - SHOT_LATER) * fireFrom(field, squad, end) : 0;
  const facing = squad.isNotched ? headingWorth(field, squad, end) : 0;
  const worth = standingWorth(field, squad, end, depth) + now + facing + slip;
  return { answer, worth, stands: isDeclining(answer) ? undefined : standsOf(squad, fields, end) };
}

/** The best places once more, with sight and cover. */
function lookAgain(thinking: Thinking, squad: Squad, weighed: readonly Weighed[]): Plain {
  const { depth, field } = thinking;
  const fire = mayAttackLater(thinking, squad) ? SHOT_NOW : SHOT_LATER;
  let [best, most] = [weighed[0]!.answer, Number.NEGATIVE_INFINITY];
  for (const { answer, worth, stands } of weighed.slice(0, depth.exactPlaces)) {
    const leader = stands?.get(squad.unit.leader) ?? leaderStand(squad)!;
    const exact = exactStanding(thinking, { squad, stands: stands ?? new Map() }, { fire });
    const facing = squad.isNotched ? headingWorth(field, squad, leader) : 0;
    const value = 0.7 * (exact + facing) + 0.3 * worth;
    if (value > most) [best, most] = [answer, value];
  }
  return best;
}

/** Where a unit goes. */
export function chooseMove(thinking: Thinking): Plain {
  const { field, about, answers, depth } = thinking;
  const squad = findSquad(field, about.unit);
  if (!squad) return chooseDisembarking(thinking);
  const weighed = answers.map((answer) => weigh(thinking, squad, answer));
  weighed.sort((one, other) => other.worth - one.worth);
  return depth.exactPlaces > 0 ? lookAgain(thinking, squad, weighed) : weighed[0]!.answer;
}

/** Out of a vehicle, towards the nearest enemy. */
function chooseDisembarking(thinking: Thinking): Plain {
  const { decision, field } = thinking;
  if (decision.answers.kind !== 'region') return thinking.answers[0]!;
  const { from } = decision.answers.region as unknown as MoveRegion;
  const [enemy] = field.enemies;
  const goal: Point = enemy?.at ?? from;
  return bestAnswer(thinking, (answer) => {
    const { to } = fieldsOf(answer);
    if (!isStand(to)) return -10_000;
    const { x, y } = to as unknown as Point;
    return -Math.abs(x - goal.x) - Math.abs(y - goal.y);
  });
}
