import { cosine, type Point, sine } from '@sortie/geometry';
import type { MiniatureId, Stand } from '@sortie/legion/model';
import { goalOf } from '../objectives/assign.ts';
import { distanceBetween, type Field, type Squad } from './field.ts';

/** Directions in which a move is thought of before the tool is laid. */
const DIRECTIONS = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330];
const NOTCHED = [0, 30, -30, 60, -60];

/** Between bases that touch. */
const TOUCH = 0.2;

function towards(from: Point, to: Point, most: number): Point {
  const apart = distanceBetween(from, to);
  const share = apart === 0 ? 0 : Math.min(1, most / apart);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function isOnTable({ view: { battlefield } }: Field, { radius }: Squad, { x, y }: Point): boolean {
  return x >= radius && y >= radius && x <= battlefield.width - radius && y <= battlefield.depth - radius;
}

/** Places beside the enemies that can be reached. */
function contacts(field: Field, squad: Squad, reach: number): readonly Point[] {
  if (squad.isNotched || !squad.isTrooper) return [];
  return field.enemies.flatMap((enemy) => {
    const apart = distanceBetween(squad.at, enemy.at);
    const short = squad.radius + enemy.radius + TOUCH;
    return apart - short <= reach ? [towards(squad.at, enemy.at, apart - short)] : [];
  });
}

function steps(field: Field, squad: Squad, reach: number): readonly Point[] {
  const stand = squad.unit.miniatures.find(({ id }) => id === squad.unit.leader)?.stand;
  const facing = squad.isNotched ? (stand?.heading ?? 0) : 0;
  const turns = squad.isNotched ? NOTCHED : DIRECTIONS;
  const around = turns.flatMap((turn) =>
    [1, 0.5].map((share) => ({
      x: squad.at.x + sine(facing + turn) * reach * share,
      y: squad.at.y + cosine(facing + turn) * reach * share,
    })),
  );
  const { tokens } = field.view;
  const goal = goalOf(field, squad);
  const wanted = tokens.flatMap(({ id, at, kind }) =>
    at && kind === 'objective' && (goal?.id === id || distanceBetween(at, squad.at) < reach)
      ? [towards(squad.at, at, reach)]
      : [],
  );
  return [...around, ...(squad.isNotched ? [] : wanted)].filter((point) => isOnTable(field, squad, point));
}

/** Where so many moves may take a unit, as far as one sees without laying the tool. */
export function likelyEnds(field: Field, squad: Squad, moves: 1 | 2): readonly Point[] {
  if (squad.stride <= 0) return [];
  const reach = moves * squad.stride;
  return [...steps(field, squad, reach), ...contacts(field, squad, reach)];
}

/** The whole unit shifted so that its leader stands there. */
export function shifted({ unit, at }: Squad, to: Point): ReadonlyMap<MiniatureId, Stand> {
  const [dx, dy] = [to.x - at.x, to.y - at.y];
  return new Map(
    unit.miniatures.flatMap(({ id, stand }) =>
      stand ? [[id, { ...stand, x: stand.x + dx, y: stand.y + dy }] as const] : [],
    ),
  );
}
