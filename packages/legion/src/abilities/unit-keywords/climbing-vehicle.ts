import { card } from '../card-words.ts';

/** lg.unit-keyword.climbing-vehicle.vertical */
export const climbingVehicle = card('climbingVehicle', {
  permits: { climbAsTrooper: ({ unit }, { self }) => unit.id === self },
});
