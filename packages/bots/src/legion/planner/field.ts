import type { Millimetres, Point } from '@sortie/geometry';
import type { Side } from '@sortie/kernel';
import { isTrooperType, type Speed, type UnitCard, unitCard } from '@sortie/legion/catalogue';
import { isNotched, legOf, radiusOf } from '@sortie/legion/measuring';
import { type LegionView, tableOfView, type UnitView } from '@sortie/legion/view';
import { type Blows, blowsOf, chanceOfBlock } from './blows.ts';

/** A unit on the battlefield as a planner weighs it. */
export interface Squad {
  readonly id: string;
  readonly side: Side;
  readonly unit: UnitView;
  readonly card: UnitCard;
  readonly points: number;
  /** Where its leader stands, and where everybody does. */
  readonly at: Point;
  readonly places: readonly Point[];
  readonly radius: Millimetres;
  /** How far one standard move carries it. */
  readonly stride: Millimetres;
  /** It turns as it goes, and does not go sideways. */
  readonly isNotched: boolean;
  readonly isTrooper: boolean;
  /** Wounds that it can still suffer. */
  readonly health: number;
  readonly blows: Blows;
  /** The share of hits that its defense dice block. */
  readonly saves: number;
  readonly isEngaged: boolean;
  /** It has yet to be activated in this round. */
  readonly isWaiting: boolean;
}

type RulesTable = ReturnType<typeof tableOfView>;

/** Both armies as one side sees them. */
export interface Field {
  readonly view: LegionView;
  readonly side: Side;
  readonly table: RulesTable;
  readonly own: readonly Squad[];
  readonly enemies: readonly Squad[];
}

export function strideOf({ base }: UnitCard, speed: number): Millimetres {
  return speed < 1 ? 0 : 2 * legOf(base, Math.min(3, speed) as Speed);
}

function squadOf(table: RulesTable, unit: UnitView): Squad | undefined {
  const leader = unit.miniatures.find(({ id }) => id === unit.leader)?.stand;
  if (unit.whereabouts !== 'battlefield' || !leader) return undefined;
  const card = unitCard(unit.card);
  const left = unit.miniatures.filter(({ defeatedIn }) => defeatedIn === null);
  return {
    id: unit.id,
    side: unit.side,
    unit,
    card,
    points: unit.points,
    at: leader,
    places: left.flatMap(({ stand }) => (stand ? [stand] : [])),
    radius: radiusOf(card.base),
    stride: strideOf(card, unit.values.maxSpeed),
    isNotched: isNotched(card.base),
    isTrooper: isTrooperType(card.type),
    health: Math.max(
      1,
      left.reduce((sum, { wounds }) => sum + card.wounds - wounds, 0),
    ),
    blows: blowsOf(table, unit),
    saves: chanceOfBlock(card),
    isEngaged: unit.isEngaged,
    isWaiting: !unit.activated && unit.order !== 'facedown',
  };
}

export function fieldOf(view: LegionView, side: Side): Field {
  const table = tableOfView(view);
  const squads = view.units.flatMap((unit) => squadOf(table, unit) ?? []);
  return {
    view,
    side,
    table,
    own: squads.filter((squad) => squad.side === side),
    enemies: squads.filter((squad) => squad.side !== side),
  };
}

export function findSquad({ own, enemies }: Field, id: unknown): Squad | undefined {
  return own.find((squad) => squad.id === id) ?? enemies.find((squad) => squad.id === id);
}

/** From the middle of a base to the nearest of a unit, edge to edge. */
export function gapTo(from: Point, radius: Millimetres, squad: Squad): Millimetres {
  let least = Number.POSITIVE_INFINITY;
  for (const { x, y } of squad.places) {
    const [dx, dy] = [x - from.x, y - from.y];
    least = Math.min(least, dx * dx + dy * dy);
  }
  return Math.max(0, Math.sqrt(least) - radius - squad.radius);
}

export function distanceBetween(one: Point, other: Point): Millimetres {
  const [dx, dy] = [one.x - other.x, one.y - other.y];
  return Math.sqrt(dx * dx + dy * dy);
}

/** Rounds after this one. */
export function roundsLeft({ view: { options, round } }: Field): number {
  return options.roundLimit === null ? 4 : Math.max(0, options.roundLimit - round);
}
