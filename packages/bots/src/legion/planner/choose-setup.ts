import type { Point } from '@sortie/geometry';
import { otherSide, type Plain } from '@sortie/kernel';
import { type BattleCategory, segmentMeasure, type UnitCardId, unitCard } from '@sortie/legion/catalogue';
import { reliefOf } from '@sortie/legion/measuring';
import type { Placement } from '@sortie/legion/model';
import { deploymentZones } from '@sortie/legion/setup';
import { type Fields, fieldsOf, isDeclining, wordOf } from '../../planning/answers.ts';
import { goalsOf } from '../objectives/goals.ts';
import { distanceBetween } from './field.ts';
import { bestAnswer, type Thinking } from './thinking.ts';

/** Blue wins what is even. lg.victory.tiebreak.blue */
export function chooseColour(thinking: Thinking): Plain {
  return bestAnswer(thinking, (answer) => (fieldsOf(answer).colour === 'blue' ? 1 : 0));
}

/** What the cards are worth to somebody who fights well: those that bring armies together. */
const FAVOUR: Readonly<Record<string, number>> = {
  'key-positions': 3,
  'intercept-the-transmissions': 3,
  'recover-the-supplies': 2,
  'sabotage-the-moisture-vaporators': 1,
  breakthrough: 1,
  'battle-lines': 2,
  'major-offensive': 2,
  'clear-conditions': 2,
  'limited-visibility': 1,
};

/** A card is eliminated where the next in its row is better. */
export function chooseElimination(thinking: Thinking): Plain {
  const { rows } = thinking.view.battleCards;
  return bestAnswer(thinking, (answer) => {
    const { category, card } = fieldsOf(answer);
    if (typeof category !== 'string') return 0.5;
    const row = rows[category as BattleCategory];
    return (FAVOUR[row[1] ?? ''] ?? 0) - (FAVOUR[wordOf(card)] ?? 0);
  });
}

/** The middle of the zones of a side; the middle of the table before there are any. */
function middleOf({ view }: Thinking, side: 0 | 1): Point {
  const { width, depth } = view.battlefield;
  const points = deploymentZones(view, side).flatMap((zone) => zone.points);
  if (points.length === 0) return { x: width / 2, y: depth / 2 };
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function pointOf(value: Plain | undefined): Point | undefined {
  const { x, y } = fieldsOf(value ?? null);
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined;
}

/** Objectives near one's own side, mines near the other's. */
export function chooseTokenPlace(thinking: Thinking): Plain {
  const { about, side } = thinking;
  const isMine = about.kind === 'condition';
  const home = middleOf(thinking, isMine ? otherSide(side) : side);
  const away = middleOf(thinking, isMine ? side : otherSide(side));
  return bestAnswer(thinking, (answer) => {
    const at = pointOf(answer);
    return at ? 0.01 * (distanceBetween(at, away) - distanceBetween(at, home)) : 0;
  });
}

/** The piece of terrain nearer to one's own side. */
export function chooseTerrain(thinking: Thinking): Plain {
  const { view, side } = thinking;
  const [home, away] = [middleOf(thinking, side), middleOf(thinking, otherSide(side))];
  return bestAnswer(thinking, (answer) => {
    const { terrain } = fieldsOf(answer);
    const at = view.battlefield.terrain.find(({ id }) => id === terrain)?.pose;
    return at ? 0.01 * (distanceBetween(at, away) - distanceBetween(at, home)) : 0;
  });
}

function costOf({ view }: Thinking, { unit }: Fields): number {
  return view.units.find(({ id }) => id === unit)?.points ?? 0;
}

/** As few as possible come later, and the cheapest. */
export function chooseSetAside(thinking: Thinking): Plain {
  return bestAnswer(thinking, (answer) => (isDeclining(answer) ? 0 : -costOf(thinking, fieldsOf(answer))));
}

/** How far from a piece of terrain a unit still finds cover behind it. */
const NEAR_COVER = 60;

function coverNear({ view }: Thinking, at: Point): number {
  return reliefOf(view.battlefield).features.some(({ outline }) =>
    outline.points.some((point) => distanceBetween(point, at) < NEAR_COVER),
  )
    ? 1
    : 0;
}

/** How far a unit shoots, by which it keeps behind or goes in front. */
function reachOf(card: string): number {
  const { weapons } = unitCard(card as UnitCardId);
  return weapons.reduce((most, { range }) => Math.max(most, range?.max ?? 0), 0);
}

/** Cheap units first, near cover, near what the objective asks for, those in front who have to be near to fight. */
export function chooseDeployment(thinking: Thinking): Plain {
  const { view, field, side } = thinking;
  const goals = goalsOf(field);
  const away = middleOf(thinking, otherSide(side));
  const enemies = field.enemies.map(({ at }) => at);
  const facing = enemies.length > 0 ? enemies : [away];
  return bestAnswer(thinking, (answer) => {
    const { unit: id, placements } = fieldsOf(answer);
    const unit = view.units.find((each) => each.id === id);
    if (!unit) return 0;
    const patience = 0.02 * unit.points;
    if (!Array.isArray(placements)) return -patience - 2;
    const stands = placements as unknown as readonly Placement[];
    const at = stands.find(({ miniature }) => miniature === unit.leader)?.stand;
    if (!at) return -patience;
    const nearest = Math.min(...facing.map((each) => distanceBetween(each, at)));
    const wanted = reachOf(unit.card) >= 4 ? 4.5 * segmentMeasure.value : 0;
    const ahead = -0.015 * Math.abs(nearest - wanted);
    const drawn = goals.length > 0 ? -0.01 * gapToGoals(thinking, at) : 0;
    return ahead + drawn + 2 * coverNear(thinking, at) - patience;
  });
}

function gapToGoals({ view }: Thinking, at: Point): number {
  const tokens = view.tokens.flatMap((token) => (token.kind === 'objective' && token.at ? [token.at] : []));
  return tokens.length === 0 ? 0 : Math.min(...tokens.map((token) => distanceBetween(token, at)));
}
