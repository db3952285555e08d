import type { WeaponRules } from '../abilities/card-rules.ts';
import { rulesOfCard } from '../abilities/registry.ts';
import { pilot } from '../catalogue/index.ts';
import type { AttackGrant, Ship, Weapon } from '../model/index.ts';

/** The ship's weapons: its primary one and faceup cards with an "Attack:" header. xw.secondary.definition */
export function weaponsOf(ship: Ship, grant?: AttackGrant): Weapon[] {
  const secondary = ship.upgrades
    .filter((each) => (each.faceup || grant?.paid) && rulesOfCard(each.card)?.weapon)
    .map(({ key }): Weapon => key);
  return pilot(ship.pilot).primaryWeapon === undefined ? secondary : ['primary', ...secondary];
}

/** What the card says of the weapon; a primary weapon's card says nothing. */
export function weaponRulesOf(ship: Ship, weapon: Weapon): WeaponRules {
  const inPlay = ship.upgrades.find((each) => each.key === weapon);
  return (inPlay && rulesOfCard(inPlay.card)?.weapon) ?? {};
}
