import { distanceSquaredToPoint, type Point, TOLERANCE } from '@sortie/geometry';
import { otherSide } from '@sortie/kernel';
import { segmentMeasure, tokenMeasure } from '@sortie/legion/catalogue';
import { reliefOf } from '@sortie/legion/measuring';
import { deploymentZones } from '@sortie/legion/setup';
import type { Field, Squad } from '../planner/field.ts';
import { type Goal, gapToPoint, TOKEN } from './goal.ts';

type GoalsOf = (field: Field) => readonly Goal[];

function isPlainTrooper({ card }: Squad): boolean {
  return card.type === 'trooper';
}

/** Leaders wholly in the enemy's zone count in the end. */
const breakthrough: GoalsOf = ({ view, side }) => {
  const zones = deploymentZones(view, otherSide(side));
  const gap = ({ radius }: Squad, at: Point) => {
    const least = zones.reduce((nearest, zone) => {
      const square = distanceSquaredToPoint(zone, at);
      // Inside, the whole base has to be off the border; the middle is a base's radius deeper than its edge.
      return Math.min(
        nearest,
        square <= TOLERANCE ? depthGap(zone.points, at, radius) : Math.sqrt(square) + radius,
      );
    }, Number.POSITIVE_INFINITY);
    return Math.max(0, least);
  };
  return [{ id: 'zone', gap, worth: 0.8 * TOKEN, suits: ({ stride }) => stride > 0, wanted: 99 }];
};

/** How much deeper a base has to come so that no border of the zone runs through it. */
function depthGap(points: readonly Point[], at: Point, radius: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [index, from] of points.entries()) {
    const to = points[(index + 1) % points.length]!;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const along = ((at.x - from.x) * dx + (at.y - from.y) * dy) / (dx * dx + dy * dy);
    const share = Math.max(0, Math.min(1, along));
    const [ex, ey] = [at.x - from.x - share * dx, at.y - from.y - share * dy];
    least = Math.min(least, ex * ex + ey * ey);
  }
  return Math.max(0, radius + 1 - Math.sqrt(least));
}

function openTokens({ view }: Field) {
  return view.tokens.flatMap((token) =>
    token.kind === 'objective' && token.at !== null ? [{ ...token, at: token.at }] : [],
  );
}

/** What a token scores at the end of this round or later. */
function transmissionsAhead(round: number): number {
  return (round <= 2 ? 1 : 0) + (round <= 4 ? 1 : 0) + 2;
}

/** Held by the greater number of trooper leaders at range 1. */
const intercept: GoalsOf = (field) => {
  const { round } = field.view;
  const until = round <= 2 ? 2 : round <= 4 ? 4 : undefined;
  return openTokens(field).map(({ id, at }) => ({
    id,
    gap: gapToPoint(at, segmentMeasure.value + tokenMeasure.value.objective / 2 - 4),
    worth: 0.35 * TOKEN * transmissionsAhead(round),
    suits: ({ isTrooper, stride }) => isTrooper && stride > 0,
    wanted: 3,
    ...(until === undefined ? {} : { until }),
  }));
};

/** Marked terrain goes to the greater number of leaders that touch it in the end. */
const keyPositions: GoalsOf = ({ view }) =>
  view.tokens.flatMap(({ id, terrain }): Goal[] => {
    const feature = reliefOf(view.battlefield).features.find((each) => each.id === terrain);
    if (!feature) return [];
    return [
      {
        id,
        gap: ({ radius }, at) => Math.max(0, Math.sqrt(distanceSquaredToPoint(feature.outline, at)) - radius),
        worth: 0.7 * TOKEN,
        suits: ({ stride }) => stride > 0,
        wanted: 3,
      },
    ];
  });

/** Claimed by an action of a trooper whose leader touches the token, then carried. */
const recover: GoalsOf = (field) =>
  openTokens(field)
    .filter(({ unit }) => unit === null)
    .map(({ id, at }) => ({
      id,
      gap: gapToPoint(at, tokenMeasure.value.objective / 2),
      worth: TOKEN,
      suits: (squad) => isPlainTrooper(squad) && squad.unit.claimed === null && squad.stride > 0,
      wanted: 1,
    }));

const MOST_WOUNDS = 3;

/** The enemy's vaporators are damaged by actions of troopers that touch them. */
const sabotage: GoalsOf = (field) =>
  openTokens(field)
    .filter(({ side, wounds }) => side === otherSide(field.side) && wounds < MOST_WOUNDS)
    .map(({ id, at, wounds }) => ({
      id,
      gap: gapToPoint(at, tokenMeasure.value.objective / 2),
      worth: wounds === 0 ? TOKEN : 0.6 * TOKEN,
      suits: (squad) => isPlainTrooper(squad) && squad.stride > 0,
      wanted: 2,
    }));

const plans: Readonly<Record<string, GoalsOf>> = {
  breakthrough,
  'intercept-the-transmissions': intercept,
  'key-positions': keyPositions,
  'recover-the-supplies': recover,
  'sabotage-the-moisture-vaporators': sabotage,
};

export function goalsOf(field: Field): readonly Goal[] {
  const { objective } = field.view.battleCards.used;
  return (objective === null ? undefined : plans[objective])?.(field) ?? [];
}
