import { type Build, equippedValue } from '@sortie/xwing/lists';

export interface Values {
  readonly pilotSkill: number;
  /** Huge ships without guns have no primary weapon. */
  readonly primaryWeapon: number | undefined;
  readonly agility: number;
  readonly hull: number;
  readonly shields: number;
}

/** The numbers of a ship as its own cards change them. */
export function valuesOf(build: Build): Values {
  return {
    pilotSkill: equippedValue(build, 'pilotSkill'),
    primaryWeapon:
      build.pilot.primaryWeapon === undefined ? undefined : equippedValue(build, 'primaryWeapon'),
    agility: equippedValue(build, 'agility'),
    hull: equippedValue(build, 'hull'),
    shields: equippedValue(build, 'shields'),
  };
}
