import { placePoint, pose } from '@sortie/geometry';
import type { Plain, RandomState, Refusal, Seat, Side } from '@sortie/kernel';
import { isRefusal, newFrame } from '@sortie/kernel';
import type { ObjectiveCardId, ObstacleId } from '../catalogue/index.ts';
import { findObjective, obstacles } from '../catalogue/index.ts';
import type {
  ArmadaState,
  ObjectiveToken,
  ObjectiveTokenId,
  Options,
  Phase,
  Ship,
  ShipId,
  SliderSide,
  Squadron,
} from '../model/index.ts';
import { gameFlow } from '../rules/game-flow.ts';
import { emptyState } from './begin.ts';
import { readOptions } from './options.ts';
import type { ShipPosition, SquadronPosition } from './unit-position.ts';
import {
  faultOfShip,
  faultOfSquadron,
  readShip,
  readSquadron,
  refuseMalformed,
  seatOf,
  writeShip,
  writeSquadron,
} from './unit-position.ts';

/** Any situation between two phases, as a small document. */
export interface ArmadaPosition {
  readonly options?: Partial<Options>;
  readonly round?: number;
  readonly phase: Exclude<Phase, 'setup'>;
  readonly initiative?: Side;
  readonly initiativeToken?: SliderSide;
  readonly seats?: readonly { readonly id: string; readonly side: Side }[];
  readonly ships: readonly ShipPosition[];
  readonly squadrons?: readonly SquadronPosition[];
  /** Obstacles that lie on the table; the others are left out. */
  readonly obstacles?: { readonly [id: string]: readonly [number, number, number?] };
  readonly objective?: {
    readonly card: string;
    readonly ships?: readonly string[];
    readonly tokens?: readonly {
      readonly id: string;
      readonly at?: readonly [number, number];
      readonly on?: string;
    }[];
  };
  readonly victoryTokens?: readonly [number, number];
}

const PHASES: readonly Phase[] = ['command', 'ship', 'squadron', 'status'];

const USUAL_SEATS = [
  { id: 'p1', side: 0 },
  { id: 'p2', side: 1 },
] as const;

/** Reads a position; every reference must resolve. */
export function readPosition(document: Plain, random: RandomState): ArmadaState | Refusal {
  const given = document as unknown as ArmadaPosition | null;
  if (typeof given !== 'object' || given === null || !Array.isArray(given.ships))
    return refuseMalformed('ships');
  if (!PHASES.includes(given.phase)) return refuseMalformed('phase');
  const options = readOptions(given.options as Plain | undefined);
  if (isRefusal(options)) return options;
  const fault = faultOf(given);
  if (fault) return refuseMalformed(fault);
  return assembleState(given, options, (given.seats ?? USUAL_SEATS) as readonly Seat[], random);
}

function faultOf({
  ships,
  squadrons = [],
  obstacles: placed = {},
  objective,
}: ArmadaPosition): string | undefined {
  for (const [index, ship] of ships.entries()) {
    const field = faultOfShip(ship);
    if (field) return `ships.${index}.${field}`;
  }
  for (const [index, squadron] of squadrons.entries()) {
    const field = faultOfSquadron(squadron);
    if (field) return `squadrons.${index}.${field}`;
  }
  const ids = [...ships, ...squadrons].map(({ id }) => id);
  if (new Set(ids).size !== ids.length) return 'ships.id';
  const unknown = Object.keys(placed).find((id) => !obstacles.some((each) => each.id === id));
  if (unknown) return `obstacles.${unknown}`;
  return objective && !findObjective(objective.card) ? 'objective.card' : undefined;
}

function readUnits(
  { ships, squadrons = [] }: ArmadaPosition,
  seats: readonly Seat[],
  empty: ArmadaState,
):
  | { readonly ships: Ship[]; readonly squadrons: Squadron[]; readonly draw: ArmadaState['deck']['draw'] }
  | Refusal {
  const draw = [...empty.deck.draw];
  const read: Ship[] = [];
  for (const each of ships) {
    const seat = seatOf(seats, each);
    if (!seat) return refuseMalformed('ships.seat');
    const before = read.reduce((sum, { damage }) => sum + damage.length, 0);
    const ship = readShip(each, { seat, draw, before });
    if (isRefusal(ship)) return ship;
    read.push(ship);
  }
  const others: Squadron[] = [];
  for (const each of squadrons) {
    const seat = seatOf(seats, each);
    if (!seat) return refuseMalformed('squadrons.seat');
    others.push(readSquadron(each, seat));
  }
  return { ships: read, squadrons: others, draw };
}

function readToken(
  given: NonNullable<NonNullable<ArmadaPosition['objective']>['tokens']>[number],
): ObjectiveToken {
  return {
    id: given.id as ObjectiveTokenId,
    at: given.at ? placePoint({ x: given.at[0], y: given.at[1] }) : null,
    on: (given.on ?? null) as ObjectiveToken['on'],
  };
}

function assembleState(
  given: ArmadaPosition,
  options: Options,
  seats: readonly Seat[],
  random: RandomState,
): ArmadaState | Refusal {
  const empty = emptyState(options, seats, random);
  const units = readUnits(given, seats, empty);
  if (isRefusal(units)) return units;
  const { objective } = given;
  return {
    ...empty,
    engine: { ...empty.engine, stack: [newFrame(0, { flow: gameFlow.name, step: given.phase })] },
    phase: given.phase,
    round: given.round ?? 1,
    initiative: given.initiative ?? 0,
    initiativeToken: given.initiativeToken ?? 'blue',
    ships: units.ships,
    squadrons: units.squadrons,
    deck: { draw: units.draw, discard: [] },
    obstacles: Object.entries(given.obstacles ?? {}).map(([id, [x, y, heading = 0]]) => ({
      id: id as ObstacleId,
      pose: pose(x, y, heading),
    })),
    objective: objective
      ? { card: objective.card as ObjectiveCardId, ships: (objective.ships ?? []) as readonly ShipId[] }
      : null,
    objectiveTokens: (objective?.tokens ?? []).map(readToken),
    victoryTokens: given.victoryTokens ?? [0, 0],
    serial: 1000,
    nextId: 1000,
  };
}

/** The situation as a document; what runs in the middle of a phase is not part of it. */
export function writePosition(state: ArmadaState): Plain {
  const { objective } = state;
  const document: ArmadaPosition = {
    options: state.options,
    round: Math.max(1, state.round),
    phase: state.phase === 'setup' ? 'command' : state.phase,
    initiative: state.initiative ?? 0,
    initiativeToken: state.initiativeToken,
    seats: state.seats,
    ships: state.ships.map(writeShip),
    squadrons: state.squadrons.map(writeSquadron),
    obstacles: Object.fromEntries(
      state.obstacles.flatMap(({ id, pose: at }) => (at ? [[id, [at.x, at.y, at.heading] as const]] : [])),
    ),
    ...(objective
      ? {
          objective: {
            card: objective.card,
            ships: objective.ships,
            tokens: state.objectiveTokens.map(({ id, at, on }) => ({
              id,
              ...(at ? { at: [at.x, at.y] as const } : {}),
              ...(on ? { on } : {}),
            })),
          },
        }
      : {}),
    victoryTokens: state.victoryTokens,
  };
  return document as unknown as Plain;
}
