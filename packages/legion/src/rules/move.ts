import type { Plain, Refusal, SeatId } from '@sortie/kernel';
import { endFlow, endFlowWith, isRefusal, lazyList, note, otherSide, refused } from '@sortie/kernel';
import type {
  Deed,
  LegionEffect,
  LegionQuestion,
  LegionState,
  MoveAnswer,
  Moved,
  MovePlan,
  MoveType,
  Moving,
  OrdersOf,
  Unit,
  UnitId,
} from '../model/index.ts';
import { carryToken } from './carry.ts';
import { compulsoryWay } from './compulsory-move.ts';
import { disembarkWay } from './disembark.ts';
import { displacedUnits } from './displacement.ts';
import { inMeleeWith } from './distances.ts';
import { isInPlay, isOnBattlefield, leaderOf, seatsFrom, sideOfSeat, speakerOf, unitOf } from './in-play.ts';
import { moveAction } from './move-action.ts';
import { moveContext } from './move-context.ts';
import { panicWay } from './panic-move.ts';
import { pivotWay } from './pivot.ts';
import { othersOf } from './place-in-formation.ts';
import { placeContacted } from './start-melee.ts';
import { tableOf } from './table.ts';
import { toolWay } from './tool-way.ts';
import { verticalWay } from './vertical-move.ts';
import { isStandardMove, type MoveFields, type Way } from './ways-to-move.ts';
import { asks, guarded, opens, step } from './words.ts';

/** What no effect may do with the unit. lg.unit-keyword.stationary.not-moved-by-effects, lg.transport.not-with-speed-x-move */
function whyNoWay(state: LegionState, { unit: id, speed }: Moving, type: MoveType): string | undefined {
  const unit = unitOf(state, id);
  if (tableOf(state).isForbidden({ kind: 'move', unit, type })) return 'lg.golden-rules.cannot-is-absolute';
  const isAboard = type === 'embark' || type === 'disembark';
  return isAboard && speed !== null ? 'lg.transport.not-with-speed-x-move' : undefined;
}

function wayOf(state: LegionState, at: Moving, type: MoveType): Way | undefined {
  if (whyNoWay(state, at, type) !== undefined) return undefined;
  const isThere = isOnBattlefield(unitOf(state, at.unit));
  if (type === 'disembark') return isThere ? undefined : disembarkWay(state, at);
  if (!isThere) return undefined;
  // Engaged, it flees as it withdraws. lg.panic.withdraw
  const isTorn = type === 'panic' && tableOf(state).isEngaged(at.unit);
  const context = moveContext(state, isTorn ? { ...at, speed: 1 } : at, type);
  if (context.speeds.full < 1 && !['pivot', 'climb', 'clamber', 'clamberOver'].includes(type))
    return undefined;
  // lg.melee.withdraw.speed-zero
  if (isTorn && tableOf(state).maxSpeed(at.unit) === 0) return undefined;
  switch (type) {
    case 'pivot':
      return pivotWay(context);
    case 'climb':
    case 'clamber':
    case 'clamberOver':
      return verticalWay(context);
    case 'compulsory':
      return compulsoryWay(context);
    case 'panic':
      return panicWay(context, verticalWay(moveContext(state, at, 'clamber')));
    default:
      return toolWay(context);
  }
}

/** The ways of a move by their names, each looked into once. */
function waysOf(state: LegionState, at: Moving): (type: MoveType) => Way | undefined {
  const known = new Map<MoveType, Way | undefined>();
  return (type) => {
    if (!at.types.includes(type)) return undefined;
    if (!known.has(type)) known.set(type, wayOf(state, at, type));
    return known.get(type);
  };
}

/** What the question of a move has found out holds until it is answered. */
const asked = new WeakMap<Moving, ReturnType<typeof waysOf>>();

/** What an answer comes to; null when the move is declined. */
function planOf(state: LegionState, at: Moving, answer: Plain, ways = waysOf(state, at)) {
  const fields = (typeof answer === 'object' && answer !== null ? answer : {}) as MoveFields;
  if (fields.decline === true) {
    return at.isOptional ? null : refused('lg.move.action-options', { unit: at.unit });
  }
  const way = ways(fields.type as MoveType);
  if (way) return way.plan(fields);
  const isMeant = at.types.includes(fields.type as MoveType);
  const why = isMeant ? whyNoWay(state, at, fields.type as MoveType) : undefined;
  return refused(why ?? 'lg.move.action-options', { unit: at.unit });
}

function completeMove(at: Moving, rough: Plain, ways: ReturnType<typeof waysOf>): MoveAnswer | Refusal {
  const fields = (typeof rough === 'object' && rough !== null ? rough : {}) as MoveFields;
  const type = at.types.includes(fields.type as MoveType) ? (fields.type as MoveType) : at.types[0];
  const way = type && ways(type);
  return way ? way.complete(fields) : refused('lg.move.action-options', { unit: at.unit });
}

function* suggestMoves(at: Moving, ways: ReturnType<typeof waysOf>): Iterable<MoveAnswer> {
  for (const type of at.types) yield* ways(type)?.suggest() ?? [];
  if (at.isOptional) yield { decline: true };
}

function isAnyLeft(suggestions: Iterable<MoveAnswer>): boolean {
  for (const _ of suggestions) return true;
  return false;
}

function moveRequest(state: LegionState, at: Moving): LegionQuestion<'move'> | undefined {
  const { unit: id, types, source } = at;
  const unit = unitOf(state, id);
  const ways = waysOf(state, at);
  asked.set(at, ways);
  const suggestions = lazyList(suggestMoves(at, ways));
  if (!isAnyLeft(suggestions)) return undefined;
  const from = leaderOf(unit).stand ?? vehicleStand(state, unit);
  return {
    seat: at.by,
    rule: 'lg.move.action-options',
    about: { unit: id, types, source },
    answers: {
      kind: 'region',
      region: { kind: 'move', unit: id, from, types, maxSpeed: at.speed ?? tableOf(state).maxSpeed(id) },
      refuse: (answer) => {
        const plan = planOf(state, at, answer, ways);
        return isRefusal(plan) ? plan : undefined;
      },
      suggest: () => suggestions,
      complete: (rough) => completeMove(at, rough, ways),
    },
  };
}

/** Whether a climb or clamber leads anywhere that holds the whole unit. lg.vertical.flat-surface-for-leader */
export function canMoveVertically(state: LegionState, id: UnitId, type: MoveType, cost: number): boolean {
  const at = moveAction(state, { unit: id, moves: [type], source: null, cost });
  return isAnyLeft(suggestMoves(at, waysOf(state, at)));
}

function vehicleStand(state: LegionState, { vehicle }: Unit) {
  const stand = vehicle === null ? null : leaderOf(unitOf(state, vehicle)).stand;
  return stand ?? { x: 0, y: 0, level: 0, heading: 0 };
}

/** What others answer where the move is no action of its own. lg.timing.after-move-scope */
function deedOf(unit: UnitId, { type, isStandard, startedMelee, hasTurned }: Moved): Deed {
  return {
    unit,
    action: null,
    move: type,
    isMoveAction: false,
    isStandardMove: isStandard,
    startedMelee,
    hasTurned,
    defenders: [],
    isAttackAction: false,
    isRangedAttack: false,
  };
}

/** Everybody else is set aside while the leader moves. lg.cohesion.own-minis-do-not-obstruct */
function moveLeader(
  state: LegionState,
  id: Unit['id'],
  { type, to, leaves }: MovePlan,
): readonly LegionEffect[] {
  if (type === 'pivot') return [{ kind: 'turnUnit', unit: id, heading: to.heading }];
  const others = othersOf(unitOf(state, id)).map((each) => each.id);
  return [
    ...(leaves ? [] : [{ kind: 'liftMiniatures', unit: id, miniatures: others } as const]),
    { kind: 'moveLeader', unit: id, to, type },
  ];
}

/** Who did not move the vehicle. lg.displacement.3-opponent-places */
function opponentOf(state: LegionState, seat: SeatId): SeatId {
  return speakerOf(state, otherSide(sideOfSeat(state, seat) ?? 0));
}

/** Melees that the unit is no longer in. */
function meleesLeft(state: LegionState, { unit, wasInMeleeWith }: Moving) {
  const still = inMeleeWith(state, unitOf(state, unit)).map(({ id }) => id);
  return wasInMeleeWith.filter((each) => !still.includes(each));
}

/** One move of a unit, whoever orders it. lg.move.standard.steps */
export const move = guarded(
  'move',
  { while: (state, { unit }) => isInPlay(unitOf(state, unit)), otherwise: 'displace' },
  [
    opens('beforeMove', {
      rule: 'lg.timing.when',
      order: (state, { unit }) => seatsFrom(state, unitOf(state, unit).seat),
    }),
    step('begin', (state, { unit: id }) => {
      const unit = unitOf(state, id);
      const wasInMeleeWith = inMeleeWith(state, unit).map((each) => each.id);
      return [note({ from: leaderOf(unit).stand, wasInMeleeWith })];
    }),
    asks('choose', {
      question: 'move',
      request: moveRequest,
      take: (state, at, answer): OrdersOf<'move'> => {
        const plan = planOf(state, at, answer as unknown as Plain, asked.get(at));
        if (plan === null || isRefusal(plan)) return [];
        return [note({ type: plan.type, plan, contacted: plan.contacted })];
      },
    }),
    // Nothing was chosen, or there was nothing to choose from.
    step('declined', (_state, { plan }): OrdersOf<'move'> => (plan ? [] : [endFlow])),
    // lg.displacement.1-set-aside
    step('setAside', (state, { plan }): OrdersOf<'move'> => {
      const displaced = displacedUnits(state, plan!.displaced);
      return [
        note({ displaced }),
        ...displaced.map(({ unit, miniatures }) => ({ kind: 'liftMiniatures', unit, miniatures }) as const),
      ];
    }),
    step('leader', (state, { unit, plan }) => moveLeader(state, unit, plan!)),
    // lg.panic.off-battlefield, lg.defeat.off-battlefield.during-move, lg.defeat.off-battlefield.any-time
    step('leave', (_state, { unit, plan }) =>
      plan!.leaves ? [{ kind: 'defeatUnit', unit, by: null, rule: 'lg.panic.off-battlefield' }] : [],
    ),
    // lg.vertical.clamber.roll-timing
    step('clamber', (_state, { unit, plan }) => [{ kind: 'rollClamber', unit, dice: plan!.dice }]),
    step('others', (_state, { unit, plan }) => [{ kind: 'placeMiniatures', unit, placements: plan!.others }]),
    step('embark', (_state, { unit, plan }) =>
      plan!.vehicle === null ? [] : [{ kind: 'embark', unit, vehicle: plan!.vehicle }],
    ),
    // lg.compulsory-move.partial-wounds
    step('wounds', (_state, { unit, plan }) => {
      const wounds = {
        unit,
        left: plan!.wounds,
        among: null,
        leaderLast: false,
        from: null,
        source: 'compulsory',
      };
      return plan!.wounds > 0 ? [{ kind: 'sufferWounds', wounds }] : [];
    }),
    // lg.displacement.3-opponent-places
    step(
      'displace',
      (state, { unit, by, displaced }): OrdersOf<'move'> =>
        displaced && displaced.length > 0
          ? [{ kind: 'orderDisplacing', displacing: { vehicle: unit, by: opponentOf(state, by), displaced } }]
          : [],
    ),
    // lg.melee.start.3-opponent-minis
    step('startMelee', (state, { unit, contacted }) =>
      contacted === null ? [] : placeContacted(state, unit, contacted),
    ),
    // lg.battle-card.objective.claim.placed-after-move
    step('carry', (state, { unit }) => carryToken(state, unit)),
    step('record', (state, at): OrdersOf<'move'> => {
      const { unit, plan, contacted, isAction, hasTurned = false } = at;
      if (!plan || !isInPlay(unitOf(state, unit))) return [];
      const { type, isLast } = plan;
      const isStandard = isStandardMove(type);
      const moved: Moved = { type, isStandard, startedMelee: contacted, hasTurned };
      return [
        ...(isLast ? [{ kind: 'closeActivation', unit } as const] : []),
        { kind: 'recordMove', unit, type, isStandard, left: meleesLeft(state, at) },
        ...(isAction ? [] : [{ kind: 'finishDeed', deed: deedOf(unit, moved) } as const]),
        endFlowWith(moved),
      ];
    }),
  ],
);
