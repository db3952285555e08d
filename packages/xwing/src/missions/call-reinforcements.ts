import type { Pose } from '@sortie/geometry';
import { overlaps, pose } from '@sortie/geometry';
import type { Plain, Refusal } from '@sortie/kernel';
import { goTo, note, refused } from '@sortie/kernel';
import type {
  CallingReinforcements,
  OrdersOf,
  Ship,
  ShipId,
  XwingQuestion,
  XwingState,
} from '../model/index.ts';
import { bodyAt } from '../rules/base.ts';
import { isPlaced, obstacleShape } from '../rules/outlines.ts';
import { asks, flow, step } from '../rules/words.ts';
import { newShip } from '../setup/new-ship.ts';
import { missionOf, playsMission } from './index.ts';
import type { MissionGame } from './mission-game.ts';
import type { Ground } from './place-ship.ts';
import { placesIn, whyNotThere } from './place-ship.ts';

/** Ships of the calling side that this round destroyed, those that fled included. xw.mission1.reinforce.count */
function lostThisRound(game: MissionGame): readonly Ship[] {
  const { by } = missionOf(game.mission.id).reinforcements;
  return game.ships.filter(
    ({ side, gone, goneInRound }) =>
      side === game.mission[by] && (gone === 'destroyed' || gone === 'fled') && goneInRound === game.round,
  );
}

/** The lost ships that may still be called for, the next one first. xw.mission.reinforce.arrival */
function callsLeft(game: MissionGame, { called, declined }: CallingReinforcements): readonly Ship[] {
  return lostThisRound(game).filter(({ seat }, index) => index >= called && !declined.includes(seat));
}

/** A fresh copy of the pilot, for the player who lost a ship. xw.mission.reinforce.arrival */
function reinforcementFor(game: MissionGame, lost: Ship): Ship {
  const { pilot } = missionOf(game.mission.id).reinforcements;
  const own = game.ships.filter(({ side }) => side === lost.side);
  const numerals = own.map(({ identifier }) => identifier?.numeral ?? 0);
  const isCopy = own.some((ship) => ship.pilot === pilot);
  // xw.ship.id.distinct-copies
  const identifier = isCopy
    ? {
        numeral: Math.max(1, ...numerals) + 1,
        colour: lost.side === 0 ? ('white' as const) : ('black' as const),
      }
    : null;
  return newShip({
    id: `s${game.nextId}` as ShipId,
    seat: lost.seat,
    side: lost.side,
    pilot,
    upgrades: [],
    identifier,
    reinforcement: true,
  });
}

function groundOf(game: MissionGame): Ground {
  const { zones, place } = missionOf(game.mission.id).reinforcements;
  return { zones: zones(game), rule: place };
}

/** Neither on a ship nor on an obstacle. xw.mission.reinforce.no-overlap */
function whyNotArriving(game: MissionGame, ship: Ship, at: Pose): string | undefined {
  const rule = whyNotThere(game, ship, at, groundOf(game));
  if (rule === 'xw.overlap.definition') return 'xw.mission.reinforce.no-overlap';
  if (rule) return rule;
  const body = bodyAt(ship, at, game.options.guides);
  return game.obstacles.filter(isPlaced).some((each) => overlaps(body, obstacleShape(each)))
    ? 'xw.mission.reinforce.no-overlap'
    : undefined;
}

function refuseArrival(game: MissionGame, ship: Ship, answer: Plain): Refusal | undefined {
  const { x, y, heading, decline } = (answer ?? {}) as { [field: string]: unknown };
  if (decline === true) return undefined;
  if (typeof x !== 'number' || typeof y !== 'number' || typeof heading !== 'number') {
    return refused('table.malformed-answer', { field: 'x, y, heading' });
  }
  const rule = whyNotArriving(game, ship, pose(x, y, heading));
  return rule ? refused(rule) : undefined;
}

function callRequest(
  state: XwingState,
  at: CallingReinforcements,
): XwingQuestion<'callReinforcement'> | undefined {
  if (!playsMission(state)) return undefined;
  const lost = callsLeft(state, at);
  const [next] = lost;
  if (!next) return undefined;
  const ship = reinforcementFor(state, next);
  const ground = groundOf(state);
  return {
    seat: ship.seat,
    rule: missionOf(state.mission.id).reinforcements.count,
    about: { pilot: ship.pilot, left: lost.filter(({ seat }) => seat === next.seat).length },
    answers: {
      kind: 'region',
      fields: ['x', 'y', 'heading', 'decline'],
      region: { kind: 'zones', zones: ground.zones.map((zone) => ({ ...zone })), mayDecline: true },
      refuse: (answer) => refuseArrival(state, ship, answer),
      suggest: () => [
        ...placesIn(state, ground, (at) => whyNotArriving(state, ship, at) === undefined).map(
          ({ x, y, heading }) => ({ x, y, heading }),
        ),
        { decline: true },
      ],
    },
  };
}

/** What a mission does in the End phase: a player's calls that are not used are lost. rulebook: mission */
export const missionEnd = flow('missionEnd', [
  asks('call', {
    question: 'callReinforcement',
    request: callRequest,
    take: (state, at, answer): OrdersOf<'missionEnd'> => {
      const game = state as MissionGame;
      const next = callsLeft(game, at)[0]!;
      if ('decline' in answer) return [note({ declined: [...at.declined, next.seat] }), goTo('call')];
      const arrived = { ...reinforcementFor(game, next), pose: pose(answer.x, answer.y, answer.heading) };
      const called = lostThisRound(game).indexOf(next) + 1;
      return [{ kind: 'bringShip', ship: arrived }, note({ called }), goTo('call')];
    },
  }),
  step('done', () => []),
]);
