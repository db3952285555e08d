import type { Build, CardValue } from '@sortie/xwing';

export interface Values {
  readonly pilotSkill: number;
  /** Huge ships without guns have no primary weapon. */
  readonly primaryWeapon: number | undefined;
  readonly agility: number;
  readonly hull: number;
  readonly shields: number;
}

/** The numbers of a ship as its own cards change them; the face of a dual card is chosen later. */
export function valuesOf({ pilot, upgrades }: Build): Values {
  const grants = upgrades.filter((card) => card.otherFace === undefined).flatMap((card) => card.grants);
  const change = (value: CardValue) =>
    grants.reduce(
      (sum, grant) => (grant.kind === 'value' && grant.value === value ? sum + grant.change : sum),
      0,
    );
  return {
    pilotSkill: pilot.skill + change('pilotSkill'),
    primaryWeapon:
      pilot.primaryWeapon === undefined ? undefined : pilot.primaryWeapon + change('primaryWeapon'),
    agility: pilot.agility + change('agility'),
    hull: pilot.hull + change('hull'),
    shields: pilot.shields + change('shields'),
  };
}
