import type { Refusal } from '@sortie/kernel';
import { isRefusal, refused } from '@sortie/kernel';
import type { Speed } from '../catalogue/index.ts';
import {
  advanceAlong,
  difficultAlong,
  figuresAlong,
  firstStop,
  layTool,
  lengthOf,
  type Route,
  type StandFault,
  type Stop,
  type Surroundings,
  standFault,
  standOn,
  type ToolPose,
  toolFault,
  type Wish,
} from '../measuring/index.ts';
import type { MiniatureId, MovePlan, Placement, Stand, Unit, UnitId } from '../model/index.ts';
import { findTransport } from './embark.ts';
import { unitsOnBattlefield } from './in-play.ts';
import { type MoveContext, startOf, whyNotTouch } from './move-context.ts';
import {
  completePlacements,
  type Formation,
  keptPlaces,
  othersOf,
  readPlacements,
  refusePlacements,
} from './place-in-formation.ts';
import { enemiesTouched, figuresOf, surroundingsOf, travellerOf } from './surroundings.ts';

/** A move laid with the tool, as it is answered. */
export interface ToolMove extends ToolPose {
  readonly along: number;
}

/** Where the leader comes to by a tool, and what it meets. */
export interface Lead {
  readonly route: Route;
  readonly stand: Stand;
  readonly after: number;
  readonly displaced: readonly MiniatureId[];
  readonly contacted: Unit | null;
  /** Difficult terrain slows the move by what the leader itself does. */
  readonly isSlow: boolean;
}

/** Two stops nearer than this are one. */
const SAME = 0.01;

function stopRule({ kind }: Stop): string {
  switch (kind) {
    case 'terrain':
      return 'lg.terrain.impassable.no-move';
    case 'drop':
      return 'lg.vertical.requires-leader-contact';
    case 'edge':
      return 'lg.defeat.off-battlefield.not-voluntary';
    default:
      return 'lg.move.collision-stops';
  }
}

function unitOfMiniature({ state }: MoveContext, miniature: string | undefined): Unit | undefined {
  return unitsOnBattlefield(state).find(({ miniatures }) => miniatures.some(({ id }) => id === miniature));
}

/** A rule against standing there; for contact the reason why this enemy may not be touched. */
function faultOf(context: MoveContext, { rule, by }: StandFault): Refusal {
  const { state, at, type, unit } = context;
  const enemy = rule === 'lg.base.contact.enemy-forbidden' ? unitOfMiniature(context, by) : undefined;
  const why = enemy && whyNotTouch(state, at, type, enemy.id);
  return refused(why ?? rule, { unit: unit.id, ...(by === undefined ? {} : { by }) });
}

/** lg.displacement.ground-vehicle-path */
function displacedBy(context: MoveContext, route: Route, after: number): readonly MiniatureId[] {
  const { who, displaceable } = context;
  return figuresAlong(route, who, displaceable)
    .filter(({ from }) => from < after)
    .map(({ id }) => id as MiniatureId);
}

/** The one enemy unit that is touched at the end. lg.melee.one-enemy-unit-only */
export function contactAt(
  context: MoveContext,
  stand: Stand,
  displaced: readonly MiniatureId[],
): Unit | null | Refusal {
  const { state, unit, at, type } = context;
  const touched = enemiesTouched(state, unit, stand, displaced);
  for (const { id } of touched) {
    const why = whyNotTouch(state, at, type, id);
    if (why !== undefined) return refused(why, { unit: unit.id, by: id });
  }
  if (touched.length > 1) return refused('lg.melee.one-enemy-unit-only', { unit: unit.id });
  return touched[0] ?? null;
}

/** A route with what first stops the leader on it. */
interface Laid {
  readonly route: Route;
  readonly stop: Stop | undefined;
}

function lay(context: MoveContext, tool: ToolPose): Laid {
  const { who, around, type } = context;
  const route = layTool(startOf(context), who.base, tool, type === 'reverse');
  return { route, stop: firstStop(route, who, around.relief, around.walls) };
}

/** The way of the leader, whatever becomes of the others. */
function leadAlong(context: MoveContext, { along, ...tool }: ToolMove, laid?: Laid): Lead | Refusal {
  const { unit, who, around, speeds, startsSlow } = context;
  const isReverse = context.type === 'reverse';
  // lg.move.standard.choose-tool
  if (tool.speed > speeds.full) return refused('lg.move.standard.choose-tool', { unit: unit.id });
  if (startsSlow && tool.speed > speeds.slowed)
    return refused('lg.terrain.difficult.start', { unit: unit.id });
  const fault = toolFault(startOf(context), who.base, tool, isReverse);
  if (fault) return refused(fault, { unit: unit.id });
  const { route, stop } = laid ?? lay(context, tool);
  const after = along * lengthOf(route);
  if (stop && stop.at < after - SAME) {
    return refused(stopRule(stop), { unit: unit.id, ...('id' in stop ? { by: stop.id } : {}) });
  }
  const isSlow = difficultAlong(route, after, who, around.relief).length > 0;
  if (isSlow && tool.speed > speeds.slowed) return refused('lg.terrain.difficult.enter', { unit: unit.id });
  const stand = standOn(route, who, after, around);
  const stands = standFault(who, stand, around);
  if (stands) return faultOf(context, stands);
  const displaced = displacedBy(context, route, after);
  const contacted = contactAt(context, stand, displaced);
  if (isRefusal(contacted)) return contacted;
  return { route, stand, after, displaced, contacted, isSlow };
}

/** What stands around a unit whose leader touches nobody and displaces nobody: the same wherever it comes to. */
const undisturbed = new WeakMap<MoveContext, Surroundings>();

function surroundingsAfter(
  context: MoveContext,
  touchable: readonly UnitId[],
  displaced: readonly MiniatureId[],
): Surroundings {
  const { state, unit } = context;
  if (touchable.length + displaced.length > 0) {
    return surroundingsOf(state, unit, { touchable, without: displaced });
  }
  const around = undisturbed.get(context) ?? surroundingsOf(state, unit);
  undisturbed.set(context, around);
  return around;
}

/** How the others stand around a leader that has moved, so fast if they have to keep to that. lg.cohesion.after-move */
export function formationAfter(
  context: MoveContext,
  { stand, displaced, contacted }: Pick<Lead, 'stand' | 'displaced' | 'contacted'>,
  speed?: number,
): Formation {
  const { state, unit, type, speeds } = context;
  // The others neither jump nor fly to their places. lg.unit-keyword.jump.cohesion-height
  const who = type === 'jump' ? travellerOf(state, unit) : { ...context.who, dropsFreely: false };
  const touchable: readonly UnitId[] = contacted ? [contacted.id] : [];
  return {
    unit,
    leader: stand,
    who,
    around: surroundingsAfter(context, touchable, displaced),
    // lg.terrain.difficult.enter
    keepsOffDifficult: speed !== undefined && speed > speeds.slowed,
    touching: contacted ? figuresOf(contacted) : [],
  };
}

export function emptyPlan(context: MoveContext, to: Stand): MovePlan {
  return {
    type: context.type,
    to,
    others: [],
    contacted: null,
    displaced: [],
    dice: 0,
    wounds: 0,
    leaves: false,
    vehicle: null,
    isLast: false,
  };
}

/** Nobody stirs: a partial move without length. lg.move.standard.partial-end */
export function stayingPlacements(unit: Unit): readonly Placement[] {
  return othersOf(unit).flatMap(({ id, stand }) => (stand ? [{ miniature: id, stand }] : []));
}

function isStaying(unit: Unit, along: number, others: readonly Placement[]): boolean {
  if (along !== 0) return false;
  const stands = new Map(othersOf(unit).map(({ id, stand }) => [id, stand]));
  return others.every(({ miniature, stand }) => {
    const now = stands.get(miniature);
    return now && now.x === stand.x && now.y === stand.y && now.level === stand.level;
  });
}

/** The whole of a move with the tool, or the rule against it. */
export function planToolMove(context: MoveContext, tool: ToolMove, others: unknown): MovePlan | Refusal {
  const { unit, type } = context;
  const isAlone = type === 'embark';
  const placements = isAlone
    ? []
    : readPlacements(
        others,
        othersOf(unit).map(({ id }) => id),
      );
  if (!placements) return refused('table.malformed-answer', { field: 'others' });
  // A withdrawal leads away. lg.melee.withdraw.into-new-melee
  if (type !== 'withdraw' && !isAlone && isStaying(unit, tool.along, placements)) {
    return { ...emptyPlan(context, startOf(context)), others: placements };
  }
  const lead = leadAlong(context, tool);
  return isRefusal(lead) ? lead : planLead(context, lead, tool.speed, placements);
}

/** The whole of a move whose leader has found its way. */
function planLead(
  context: MoveContext,
  lead: Lead,
  speed: number,
  placements: readonly Placement[],
  formation = formationAfter(context, lead, speed),
): MovePlan | Refusal {
  const { unit, type, state, at } = context;
  const plan = { ...emptyPlan(context, lead.stand), displaced: lead.displaced };
  if (type === 'embark') {
    const vehicle = findTransport(state, unit, lead.stand);
    return vehicle ? { ...plan, vehicle: vehicle.id } : refused('lg.transport.embark.how', { unit: unit.id });
  }
  const fault = refusePlacements(formation, placements);
  if (fault) return fault;
  const isNew = lead.contacted && !at.wasInMeleeWith.includes(lead.contacted.id);
  return { ...plan, others: placements, contacted: isNew ? lead.contacted!.id : null };
}

export interface CompletedMove extends ToolMove {
  readonly others: readonly Placement[];
}

/** How much shorter a move is tried when there is no room for everybody at its end. */
const SHARES = [1, 0.9, 0.75, 0.5, 0.25] as const;

/** As much as possible of a move that leads so far along a tool, with everybody else placed. */
export function completeToolMove(
  context: MoveContext,
  tool: ToolPose,
  wanted: number,
  wishes?: readonly Wish[],
): CompletedMove | Refusal {
  const { who, around, unit, type, speeds, startsSlow } = context;
  const speed = Math.min(tool.speed, startsSlow ? speeds.slowed : speeds.full);
  if (speed < 1) return refused('lg.move.standard.choose-tool', { unit: unit.id });
  const pose = { ...tool, speed: speed as Speed };
  const laid = lay(context, pose);
  const { route, stop } = laid;
  const length = lengthOf(route);
  let refusal = refused('lg.move.collision-stops', { unit: unit.id });
  for (const share of SHARES) {
    const reached = advanceAlong(route, who, around, Math.min(wanted, length) * share, stop);
    if (!reached) break;
    const move = { ...pose, along: Math.min(1, reached.after / length) };
    const lead = leadAlong(context, move, laid);
    if (isRefusal(lead)) {
      refusal = lead;
      if (lead.rule === 'lg.terrain.difficult.enter' && speed > speeds.slowed && speeds.slowed > 0) {
        return completeToolMove(context, { ...pose, speed: speeds.slowed as Speed }, wanted, wishes);
      }
      continue;
    }
    const formation = formationAfter(context, lead, speed);
    const kept = wishes ?? keptPlaces(unit, startOf(context), lead.stand);
    const others = type === 'embark' ? [] : completePlacements(formation, kept);
    if (!others) continue;
    // Others are set down where they may stand; whether all touch whom they could is seen only when all stand.
    const isSure = type !== 'embark' && formation.touching.length === 0;
    const plan = isSure ? undefined : planLead(context, lead, speed, others, formation);
    if (!isRefusal(plan)) return { ...move, others };
    refusal = plan;
  }
  return refusal;
}
