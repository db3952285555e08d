/** Emplacement troopers are troopers with rules of their own. lg.unit.emplacement.trooper-rules */
export const unitTypes = ['trooper', 'emplacementTrooper', 'groundVehicle', 'repulsorVehicle'] as const;

export type UnitType = (typeof unitTypes)[number];

/** lg.unit.emplacement.trooper-effects-apply */
export function isTrooperType(type: UnitType): boolean {
  return type === 'trooper' || type === 'emplacementTrooper';
}

export function isVehicleType(type: UnitType): boolean {
  return !isTrooperType(type);
}
