import type { Plain } from '@sortie/kernel';
import type { XwingPosition } from '../setup/index.ts';

/** An X-wing against two TIE fighters that come one after the other. */
const position = {
  phase: 'planning',
  round: 1,
  initiative: 1,
  ships: [
    { id: 'red', pilot: 'rebel:xwing:redsquadronpilot', side: 0, at: [457, 200, 0] },
    { id: 'tie', pilot: 'imperial:tiefighter:academypilot', side: 1, at: [457, 710, 180] },
    { id: 'obsidian', pilot: 'imperial:tiefighter:obsidiansquadronpilot', side: 1, at: [90, 840, 180] },
  ],
} as const satisfies XwingPosition;

/** Every die and card of the three rounds, attack by attack. */
const script = {
  dice: {
    attack: [
      ['hit', 'focus', 'blank'],
      ['hit', 'focus'],
      ['hit', 'crit', 'blank'],
      ['hit', 'hit', 'blank', 'blank'],
      ['crit', 'hit'],
    ].flat(),
    defense: [
      ['evade', 'blank', 'blank', 'blank'],
      ['evade', 'blank', 'focus'],
      ['evade', 'blank', 'blank'],
      ['evade', 'blank'],
    ].flat(),
  },
  cards: {
    damage: [
      'core2-consolefire',
      'core2-structuraldamage',
      'core2-damagedengine',
      'core2-stunnedpilot',
      'core2-loosestabilizer',
    ],
  },
} satisfies Plain;

export const opening = { setup: null, position, script };
