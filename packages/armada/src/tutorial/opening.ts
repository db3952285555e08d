import type { Plain } from '@sortie/kernel';
import { playAreas } from '../catalogue/index.ts';
import type { ArmadaPosition } from '../setup/index.ts';

const { width, depth, setupWidth } = playAreas.coreSet;

/** The first game of the core set: a corvette, a frigate and four squadrons against a Star Destroyer and six. */
const position = {
  options: {
    area: { width, depth },
    setUpWidth: setupWidth,
    points: 180,
    obstacles: false,
    objectives: false,
  },
  phase: 'command',
  round: 1,
  initiative: 0,
  ships: [
    { id: 'corvette', card: 'cr90-corvette-a', side: 0, at: [630, 133, 0], speed: 3 },
    { id: 'frigate', card: 'nebulon-b-escort-frigate', side: 0, at: [280, 133, 0], speed: 2 },
    { id: 'destroyer', card: 'victory-ii-class-star-destroyer', side: 1, at: [447, 802, 180], speed: 2 },
  ],
  squadrons: [
    { id: 'red', card: 'x-wing-squadron', side: 0, at: [385, 80] },
    { id: 'blue', card: 'x-wing-squadron', side: 0, at: [407, 136] },
    { id: 'gold', card: 'x-wing-squadron', side: 0, at: [475, 150] },
    { id: 'green', card: 'x-wing-squadron', side: 0, at: [450, 102] },
    { id: 'alpha', card: 'tie-fighter-squadron', side: 1, at: [332, 771] },
    { id: 'beta', card: 'tie-fighter-squadron', side: 1, at: [260, 770] },
    { id: 'gamma', card: 'tie-fighter-squadron', side: 1, at: [297, 819] },
    { id: 'delta', card: 'tie-fighter-squadron', side: 1, at: [550, 795] },
    { id: 'epsilon', card: 'tie-fighter-squadron', side: 1, at: [602, 793] },
    { id: 'zeta', card: 'tie-fighter-squadron', side: 1, at: [571, 836] },
  ],
} as const satisfies ArmadaPosition;

/** Every die and card of both rounds, attack by attack. */
const script = {
  dice: {
    red: [
      ['hitHit', 'hit', 'hit'],
      ['hitHit', 'hit', 'hit'],
      ['hitHit', 'critical', 'hitHit'],
    ].flat(),
    blue: [
      ['hit', 'hit', 'hit', 'accuracy'],
      ['hit', 'critical', 'accuracy', 'accuracy'],
      ['hit', 'hit'],
      ['accuracy'],
    ].flat(),
  },
  cards: { damage: ['structural-damage', 'power-failure', 'crew-panic', 'damaged-controls'] },
} satisfies Plain;

export const opening = { setup: null, position, script };
