import { ability } from '../card-words.ts';
import { sufferOne } from './shapes.ts';

const id = 'ruptured-engine';

/** The dial counts, whatever speed the maneuver was executed at. ar.known.damage.ruptured-engine */
export const rupturedEngine = ability(id, {
  window: 'maneuverExecuted',
  optional: false,
  applies: ({ table, self, maneuver }) => maneuver.ship === self && table.ship(self).speed > 1,
  resolve: (at) => [sufferOne(at, id)],
});
