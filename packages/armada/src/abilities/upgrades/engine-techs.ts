import { ability } from '../card-words.ts';

/** ar.known.upgrade.support-teams, ar.timing.command-header */
export const engineTechs = ability('engine-techs', {
  window: 'maneuverExecuted',
  optional: true,
  exhausts: true,
  applies: ({ self, maneuver }) => maneuver.ship === self && maneuver.navigated,
  resolve: ({ maneuver: { ship }, key }) => [{ kind: 'executeManeuver', ship, speed: 1, source: key }],
});
