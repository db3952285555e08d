import { pose } from '@sortie/geometry';
import type { Plain, Refusal, SeatId } from '@sortie/kernel';
import { goTo, refused, seatsOf } from '@sortie/kernel';
import type {
  ForcesAnswer,
  PlacingForces,
  Satellite,
  SatelliteId,
  Ship,
  ShipId,
  XwingEffect,
  XwingQuestion,
  XwingState,
} from '../model/index.ts';
import { isToBePlaced, speakerOf } from '../rules/in-play.ts';
import { asks, flow, step } from '../rules/words.ts';
import { missionOf } from './index.ts';
import type { Block } from './mission.ts';
import type { MissionGame } from './mission-game.ts';
import type { Ground } from './place-ship.ts';
import { placesIn, whyNotThere } from './place-ship.ts';
import { satellitePlaces, whyNotSatellite } from './satellites.ts';

/** What one player of the side still has to place, in whatever order. xw.mission.setup.order-within-side */
interface Due {
  readonly seat: SeatId;
  readonly ships: readonly Ship[];
  readonly satellites: readonly Satellite[];
}

type ForcesBlock = Extract<Block, { kind: 'forces' }>;

function blockOf({ mission }: MissionGame, { block }: PlacingForces): ForcesBlock {
  return missionOf(mission.id).placement[block] as ForcesBlock;
}

function dueIn(game: MissionGame, block: ForcesBlock): Due | undefined {
  const side = game.mission[block.by];
  return seatsOf(game.seats, side)
    .map((seat) => ({
      seat,
      ships: game.ships.filter((ship) => ship.seat === seat && isToBePlaced(ship)),
      satellites:
        block.satellites && seat === speakerOf(game, side)
          ? game.mission.satellites.filter(({ at, scannedBy }) => at === null && scannedBy === null)
          : [],
    }))
    .find(({ ships, satellites }) => ships.length > 0 || satellites.length > 0);
}

function refuseForces(game: MissionGame, due: Due, ground: Ground, answer: Plain): Refusal | undefined {
  const { x, y, heading, ...piece } = (answer ?? {}) as {
    readonly x?: unknown;
    readonly y?: unknown;
    readonly heading?: unknown;
    readonly ship?: unknown;
    readonly satellite?: unknown;
  };
  if (typeof x !== 'number' || typeof y !== 'number')
    return refused('table.malformed-answer', { field: 'x, y' });
  const satellite = due.satellites.find(({ id }) => id === piece.satellite);
  if (satellite) {
    const rule = whyNotSatellite(game, satellite, { x, y });
    return rule ? refused(rule, { satellite: satellite.id }) : undefined;
  }
  if (typeof heading !== 'number') return refused('table.malformed-answer', { field: 'heading' });
  const ship = due.ships.find(({ id }) => id === piece.ship);
  if (!ship) return refused(missionOf(game.mission.id).order, { field: 'ship' });
  const rule = whyNotThere(game, ship, pose(x, y, heading), ground);
  return rule ? refused(rule, { ship: ship.id }) : undefined;
}

function suggestForces(game: MissionGame, { ships, satellites }: Due, ground: Ground): ForcesAnswer[] {
  return [
    ...satellites.flatMap((satellite) =>
      satellitePlaces(game, satellite).map((at): ForcesAnswer => ({ satellite: satellite.id, ...at })),
    ),
    ...ships.flatMap((ship) =>
      placesIn(game, ground, (at) => whyNotThere(game, ship, at, ground) === undefined).map(
        ({ x, y, heading }): ForcesAnswer => ({ ship: ship.id, x, y, heading }),
      ),
    ),
  ];
}

function forcesRequest(state: XwingState, at: PlacingForces): XwingQuestion<'placeForces'> | undefined {
  const game = state as MissionGame;
  const block = blockOf(game, at);
  const due = dueIn(game, block);
  if (!due) return undefined;
  const ground: Ground = { zones: block.zones(game), rule: block.rule };
  return {
    seat: due.seat,
    rule: block.rule,
    about: { ships: due.ships.map(({ id }) => id), satellites: due.satellites.map(({ id }) => id) },
    answers: {
      kind: 'region',
      fields: ['ship', 'satellite', 'x', 'y', 'heading'],
      region: { kind: 'zones', zones: ground.zones.map((zone) => ({ ...zone })) },
      refuse: (answer) => refuseForces(game, due, ground, answer),
      suggest: () => suggestForces(game, due, ground),
    },
  };
}

function place(answer: ForcesAnswer): XwingEffect {
  const { x, y } = answer;
  return 'satellite' in answer
    ? { kind: 'placeSatellite', satellite: answer.satellite as SatelliteId, at: { x, y } }
    : { kind: 'deployShip', ship: answer.ship as ShipId, pose: pose(x, y, answer.heading) };
}

/** One side's ships, and its satellites, in the mission's zones. rulebook: mission */
export const placeForces = flow('placeForces', [
  asks('place', {
    question: 'placeForces',
    request: forcesRequest,
    take: (_state, _at, answer) => [place(answer), goTo('place')],
  }),
  step('done', () => []),
]);
