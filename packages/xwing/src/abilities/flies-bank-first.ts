import type { Maneuver } from '../catalogue/index.ts';
import type { AbilityText } from './card-words.ts';

const bearings = ['bankLeft', 'straight', 'bankRight'] as const;

/** A maneuver of speed 1 before the one of the dial; a ship without a dial reveals none. */
export const fliesBankFirst: AbilityText<'beforeReveal', Maneuver['bearing']> & {
  readonly window: 'beforeReveal';
} = {
  window: 'beforeReveal',
  optional: false,
  applies: ({ table, self, activation }) => {
    const { dial, tokens } = table.ship(self);
    return activation.ship === self && dial !== null && tokens.stress === 0;
  },
  choices: () => bearings,
  resolve: ({ self }, bearing) => [
    { kind: 'executeManeuver', ship: self, maneuver: { speed: 1, bearing, difficulty: 'white' } },
  ],
};
