import type { Decision, Plain } from '@sortie/kernel';
import { positionOf } from '@sortie/testkit/legion';
import type { LegionScript } from './scripted-table.ts';

/** Troopers with a heavy weapon before stormtroopers behind a barricade, others out of reach or out of sight. */
const armies = positionOf(
  {
    troopers: {
      unit: 'rebel-troopers',
      upgrades: ['z-6-trooper', 'impact-grenades'],
      at: [600, 330, 0],
      tokens: { aim: 1, dodge: 1 },
    },
    leia: { unit: 'leia', at: [800, 200, 0], order: 'pool' },
    fleet: { unit: 'fleet-troopers', at: [430, 200, 0], order: 'pool' },
    storm: {
      unit: 'stormtroopers',
      upgrades: ['dlt-19-stormtrooper'],
      at: [600, 560, 180],
    },
    snow: { unit: 'snowtroopers', at: [620, 860, 180], order: 'pool' },
    vader: { unit: 'darth-vader', at: [830, 640, 180], order: 'pool' },
  },
  {
    round: 2,
    options: { points: 500, isSkirmish: true },
    terrain: [
      { id: 'wall', piece: 'barricade', at: [620, 520, 0] },
      { id: 'house', piece: 'house-large', at: [790, 470, 0] },
      { id: 'wood', piece: 'forest-small', at: [300, 520, 0] },
    ],
  },
);

/** Shoots whenever it may, and does nothing else that need not be done. */
function opponent({ kind, answers, about }: Decision): Plain {
  const offers = answers.kind === 'offers' ? answers.offers : answers.suggestions;
  const offered = (wanted: RegExp) => offers.find((offer) => wanted.test(JSON.stringify(offer)));
  const found =
    offered(/"action":"attack"/) ??
    offered(/"unit":"storm"/) ??
    offered(/useCover","choice":2/) ??
    (kind === 'formPool' ? offers[0] : offered(/"(?:pass|decline|done|ready)":true/)) ??
    offers[0];
  if (found === undefined)
    throw new Error(`nobody knows what to answer to ${kind} about ${JSON.stringify(about)}`);
  return found;
}

/** The troopers fire with everything and reroll two dice; the stormtroopers fire back. */
export const firefight: LegionScript = {
  armies,
  dice: {
    'black attack': ['hit', 'hit', 'critical', 'blank', 'hit', 'surge', 'hit', 'hit'],
    'white attack': ['hit', 'critical', 'blank', 'blank', 'surge', 'hit', 'hit', 'critical', 'hit', 'blank'],
    'red attack': ['hit', 'critical', 'hit', 'hit'],
    'red defense': ['block', 'blank', 'block', 'block', 'surge', 'blank', 'block', 'blank'],
    'white defense': ['blank', 'block', 'blank', 'surge', 'blank', 'blank', 'block', 'blank', 'blank'],
  },
  cards: [],
  opponent,
};

/** The same armies when the second round begins: cards in hand, order tokens on their units. */
export const commanding: LegionScript = {
  ...firefight,
  armies: {
    ...(armies as Readonly<Record<string, Plain>>),
    phase: 'command',
    units: unitsOf(armies).map((unit) => ({ ...unit, order: 'card' })),
    players: {
      p1: {
        hand: ['push', 'assault', 'no-time-for-sorrows', 'son-of-skywalker'],
        discarded: ['ambush'],
      },
      p2: { hand: ['assault', 'master-of-evil', 'standing-orders'] },
    },
  },
};

function unitsOf(position: Plain): readonly Readonly<Record<string, Plain>>[] {
  return (position as unknown as { readonly units: readonly Readonly<Record<string, Plain>>[] }).units;
}
