import { ability } from '../../card-words.ts';

/** It stays a Segnor’s loop, whose template alone is another. xw.later.maneuver.other-template */
export const ig88d = ability('scum:aggressor:ig88d', {
  window: 'beforeManeuver',
  optional: true,
  applies: ({ self, execution: { ship, maneuver } }) =>
    ship === self && maneuver.speed === 3 && maneuver.bearing.startsWith('segnorsLoop'),
  resolve: () => [{ kind: 'flyAlong', template: 'turn' }],
});
