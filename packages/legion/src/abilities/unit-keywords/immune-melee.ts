import { card } from '../card-words.ts';

/** Nobody, friend or enemy, comes into contact with it. lg.unit-keyword.immune-melee.effect */
export const immuneMelee = card('immuneMelee', {
  forbids: { touch: ({ unit }, { self }) => unit.id === self },
});
