import { squareBetween } from '@sortie/geometry';
import { isRefusal, refused } from '@sortie/kernel';
import { type Landing, landingsOf, standAt, type Wish } from '../measuring/index.ts';
import type { MoveAnswer, MovePlan, MoveType, Moving, Stand } from '../model/index.ts';
import { miniaturesLeft } from './in-play.ts';
import { refuseFarBelow, wishesBelow } from './left-below.ts';
import { type MoveContext, startOf } from './move-context.ts';
import {
  completePlacements,
  type Formation,
  keptPlaces,
  othersOf,
  readPlacements,
  refusePlacements,
} from './place-in-formation.ts';
import { contactAt, emptyPlan, formationAfter } from './standard-move.ts';
import { tableOf } from './table.ts';
import { wishesIn } from './tool-way.ts';
import { type MoveFields, pointIn, type Way } from './ways-to-move.ts';

/** How high each way leads. lg.vertical.climb.two-actions-height-1, lg.vertical.clamber.one-action-height-1, lg.vertical.clamber.two-actions-height-2 */
function isWithinReach(
  { height, isOver }: Landing,
  type: MoveType,
  { cost = 1 }: Pick<Moving, 'cost'>,
): boolean {
  if (type === 'clamberOver') return isOver;
  return !isOver && height <= (type === 'climb' ? 1 : cost);
}

/** lg.vertical.clamber.dice-height-1, lg.vertical.clamber.dice-height-2, lg.vertical.clamber-over.dice, lg.vertical.clamber.ladder-safe */
function diceFor({ state, unit, type }: MoveContext, { height, isOver, hasHandholds }: Landing): number {
  const isSafe =
    type === 'climb' || hasHandholds || tableOf(state).isPermitted({ kind: 'clamberSafely', unit });
  if (isSafe) return 0;
  return miniaturesLeft(unit).length * (isOver || height > 1 ? 2 : 1);
}

interface Climb {
  readonly landing: Landing;
  readonly stand: Stand;
  readonly formation: Formation;
  readonly plan: MovePlan;
}

/** Where the leader may end, facing as before. lg.vertical.leader-at-edge, lg.vertical.notched-facing-kept */
function climbsOf(context: MoveContext): readonly Climb[] {
  const { leader, who, around, type, at } = context;
  const start = startOf(context);
  return landingsOf(leader, who, around)
    .filter((landing) => isWithinReach(landing, type, at))
    .flatMap((landing) => {
      const stand = standAt(landing.place, start.heading);
      const contacted = contactAt(context, stand, []);
      if (isRefusal(contacted)) return [];
      const climbed = landing.isOver ? {} : { climbed: { terrain: landing.terrain, from: start.level } };
      const formation = { ...formationAfter(context, { stand, displaced: [], contacted }), ...climbed };
      const plan = {
        ...emptyPlan(context, stand),
        contacted: contacted?.id ?? null,
        dice: diceFor(context, landing),
      };
      return [{ landing, stand, formation, plan }];
    });
}

function answerFor(
  context: MoveContext,
  { stand, formation }: Climb,
  wishes: readonly Wish[] = keptPlaces(context.unit, startOf(context), stand),
): MoveAnswer | undefined {
  const start = startOf(context);
  const wished = completePlacements(formation, wishes);
  if (!wished || !refuseFarBelow(formation, start, wished)) {
    return wished && { type: context.type, to: stand, others: wished };
  }
  const others = completePlacements(formation, wishesBelow(formation, start, wished));
  const isClose = others && !refuseFarBelow(formation, start, others);
  return isClose ? { type: context.type, to: stand, others } : undefined;
}

/** Climbs and clambers. No tool is used. lg.vertical.no-tool, lg.vertical.no-room-no-move */
export function verticalWay(context: MoveContext): Way {
  const { unit } = context;
  const climbs = climbsOf(context);
  const nearestTo = (rough: MoveFields): Climb | undefined => {
    const point = pointIn(rough) ?? startOf(context);
    return climbs.toSorted(
      (one, other) => squareBetween(one.stand, point) - squareBetween(other.stand, point),
    )[0];
  };
  return {
    plan: (answer) => {
      const point = pointIn(answer);
      if (!point) return refused('table.malformed-answer', { field: 'to' });
      const climb = climbs.find(({ stand }) => squareBetween(stand, point) <= 0.0001);
      if (!climb) return refused('lg.vertical.leader-at-edge', { unit: unit.id });
      const others = readPlacements(
        answer.others,
        othersOf(unit).map(({ id }) => id),
      );
      if (!others) return refused('table.malformed-answer', { field: 'others' });
      return (
        refusePlacements(climb.formation, others) ??
        refuseFarBelow(climb.formation, startOf(context), others) ?? { ...climb.plan, others }
      );
    },
    *suggest() {
      for (const climb of climbs) {
        const answer = answerFor(context, climb);
        if (answer) yield answer;
      }
    },
    complete: (rough) => {
      const climb = nearestTo(rough);
      return (
        (climb && answerFor(context, climb, wishesIn(unit, rough))) ??
        refused('lg.vertical.no-room-no-move', { unit: unit.id })
      );
    },
  };
}
