import { card } from '../card-words.ts';
import { afterOwnManeuver, rollForDamage } from './shapes.ts';

const id = 'core-minorhullbreach';

export const coreMinorHullBreach = card(id, {
  abilities: [
    afterOwnManeuver({
      applies: ({ execution }) => execution.difficulty === 'red',
      resolve: (at) => [rollForDamage(id, at)],
    }),
  ],
});
