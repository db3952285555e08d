import type { Decision, Plain } from '@sortie/kernel';
import { positionOf } from '@sortie/testkit/legion';
import type { LegionScript } from './scripted-table.ts';

/** Three Rebel units against three Imperial ones on a small battlefield of all kinds of terrain, in the second round. */
const skirmish = positionOf(
  {
    leia: { unit: 'leia', at: [820, 300, 0], tokens: { dodge: 1 } },
    troopers: {
      unit: 'rebel-troopers',
      upgrades: ['z-6-trooper'],
      at: [620, 360, 0],
      tokens: { suppression: 1, aim: 1 },
    },
    walker: { unit: 'at-rt', at: [1000, 330, 0], upgrades: ['at-rt-laser-cannon'] },
    vader: { unit: 'darth-vader', at: [760, 700, 180] },
    storm: {
      unit: 'stormtroopers',
      upgrades: ['dlt-19-stormtrooper'],
      at: [560, 640, 180],
      left: 4,
      tokens: { suppression: 2 },
    },
    bikes: { unit: '74-z-speeder-bikes', at: [1080, 680, 180], wounds: [1, 0], activated: true },
  },
  {
    round: 2,
    options: { points: 500, isSkirmish: true },
    terrain: [
      { id: 'house', piece: 'house-large', at: [800, 510, 10] },
      { id: 'wall', piece: 'barricade', at: [640, 430, 0] },
      { id: 'wood', piece: 'forest-small', at: [470, 470, 0] },
      { id: 'pond', piece: 'water-shallow', at: [1000, 520, 20] },
    ],
  },
);

/** The opponent does nothing that need not be done. */
function opponent({ kind, answers, about }: Decision): Plain {
  const offers = answers.kind === 'offers' ? answers.offers : answers.suggestions;
  const found =
    offers.find((offer) => /"(?:pass|decline|done|ready)":true/.test(JSON.stringify(offer))) ?? offers[0];
  if (found === undefined)
    throw new Error(`nobody knows what to answer to ${kind} about ${JSON.stringify(about)}`);
  return found;
}

/** Units with faceup orders, to be activated as one likes; nobody rallies. */
export const skirmishAt: LegionScript = {
  armies: skirmish,
  dice: { 'white defense': Array.from({ length: 40 }, () => 'blank') },
  cards: [],
  opponent,
};
