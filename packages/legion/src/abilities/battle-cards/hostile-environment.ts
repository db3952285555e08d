import { card } from '../card-words.ts';

/** In the End Phase troopers whose leader touches no terrain keep their suppression. lg.battle-card.condition.card-effect */
export const hostileEnvironment = card('hostile-environment', {
  forbids: {
    loseSuppression: ({ unit }, { table, self }) =>
      unit.id === self &&
      table.phase === 'end' &&
      table.isTrooper(self) &&
      table.terrainTouched(self).length === 0,
  },
});
