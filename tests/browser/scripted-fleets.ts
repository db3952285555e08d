import type { ArmadaPosition } from '@sortie/armada/setup';
import type { Decision, Plain } from '@sortie/kernel';
import type { ArmadaScript } from './scripted-table.ts';

const AREA = { width: 914.4, depth: 914.4 };

/** Two ships and two squadrons against a destroyer with its fighters, in the third round. */
const fleets: ArmadaPosition = {
  options: { area: AREA, setUpWidth: AREA.width, points: 180 },
  round: 3,
  phase: 'command',
  initiative: 0,
  ships: [
    {
      id: 'frigate',
      card: 'nebulon-b-escort-frigate',
      side: 0,
      upgrades: ['general-dodonna'],
      at: [430, 250, 0],
      speed: 2,
      shields: { front: 2 },
      dials: ['concentrateFire'],
      commandTokens: ['navigate'],
    },
    { id: 'corvette', card: 'cr90-corvette-a', side: 0, at: [660, 200, 0], speed: 2 },
    {
      id: 'destroyer',
      card: 'victory-ii-class-star-destroyer',
      side: 1,
      upgrades: ['grand-moff-tarkin'],
      at: [430, 530, 180],
      speed: 1,
      shields: { left: 1 },
      dials: ['squadron', 'navigate', 'repair'],
    },
  ],
  squadrons: [
    { id: 'wing', card: 'x-wing-squadron', side: 0, at: [250, 420] },
    { id: 'luke', card: 'luke-skywalker', side: 0, at: [560, 330] },
    { id: 'fighter', card: 'tie-fighter-squadron', side: 1, at: [250, 500], hull: 2 },
    { id: 'howlrunner', card: 'howlrunner', side: 1, at: [800, 760] },
  ],
  obstacles: {
    'asteroid-1': [180, 250, 20],
    'asteroid-2': [780, 420, 70],
    'debris-1': [620, 640, 30],
    station: [120, 720],
  },
  objective: { card: 'most-wanted', ships: ['corvette', 'destroyer'] },
};

/** The opponent lets everything be that may be, flies straight, and shoots at the frigate. */
function opponent({ kind, answers, about }: Decision): Plain {
  if (kind === 'endCommandPhase') return { ready: true };
  const offers = answers.kind === 'offers' ? answers.offers : answers.suggestions;
  const dials = offers.find((offer) => JSON.stringify(offer).includes('commands'));
  if (dials !== undefined) return dials;
  const offered = (wanted: RegExp) => offers.find((offer) => wanted.test(JSON.stringify(offer)));
  const found = offered(/"target":"frigate"/) ?? offered(/"(?:pass|decline|skip)"/) ?? offers[0];
  if (found === undefined)
    throw new Error(`nobody knows what to answer to ${kind} about ${JSON.stringify(about)}`);
  return found;
}

/** Dials are set, the frigate fires and flies, and the destroyer fires back. */
export const fleetAction: ArmadaScript = {
  fleets,
  dice: {
    red: ['hit', 'accuracy', 'critical', 'hit', 'hit', 'hitHit', 'critical', 'blank'],
    blue: ['hit', 'critical', 'accuracy', 'hit', 'accuracy', 'hit', 'critical'],
  },
  cards: ['structural-damage', 'injured-crew', 'damaged-controls', 'life-support-failure', 'crew-panic'],
  opponent,
};

/** The same fleets when the last round has just ended: two units are lost, and the scores decide. */
export const lastRound: ArmadaScript = {
  ...fleetAction,
  fleets: {
    ...fleets,
    round: 6,
    phase: 'status',
    ships: fleets.ships.map((ship) => ({
      ...ship,
      dials: [],
      ...(ship.id === 'corvette' ? { at: null, destroyed: 5 } : {}),
      ...(ship.id === 'destroyer' ? { facedown: ['injured-crew', 'crew-panic'] } : {}),
    })),
    squadrons: (fleets.squadrons ?? []).map((squadron) =>
      squadron.id === 'fighter' ? { ...squadron, at: null, destroyed: 3 } : squadron,
    ),
  },
  dice: {},
};
