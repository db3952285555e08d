import { ability } from '../card-words.ts';
import { sufferOne } from './shapes.ts';

const id = 'thruster-fissure';

/** However much it changes, and whoever changes it. ar.known.damage.thruster-fissure */
export const thrusterFissure = ability(id, {
  window: 'speedChanged',
  optional: false,
  applies: ({ self, change }) => change.ship === self,
  resolve: (at) => [sufferOne(at, id)],
});
