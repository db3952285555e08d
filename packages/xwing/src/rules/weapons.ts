import type { WeaponRules } from '../abilities/card-rules.ts';
import { rulesOfCard } from '../abilities/registry.ts';
import { pilot } from '../catalogue/index.ts';
import type { AttackGrant, CardKey, Ship, Weapon } from '../model/index.ts';

/** The ship's weapons: its primary one and faceup cards with an "Attack:" header. xw.secondary.definition */
export function weaponsOf(ship: Ship, grant?: AttackGrant): Weapon[] {
  const secondary = ship.upgrades
    .filter(({ key, card, faceup }) => {
      const weapon = faceup ? rulesOfCard(card)?.weapon : undefined;
      return weapon !== undefined && (!weapon.onlyGranted || isNamed(grant, key));
    })
    .map(({ key }): Weapon => key);
  return pilot(ship.pilot).primaryWeapon === undefined ? secondary : ['primary', ...secondary];
}

function isNamed(grant: AttackGrant | undefined, key: CardKey): boolean {
  return Array.isArray(grant?.weapons) && grant.weapons.includes(key);
}

/** What the card says of the weapon; a primary weapon's card says nothing. */
export function weaponRulesOf(ship: Ship, weapon: Weapon): WeaponRules {
  const inPlay = ship.upgrades.find((each) => each.key === weapon);
  return (inPlay && rulesOfCard(inPlay.card)?.weapon) ?? {};
}
