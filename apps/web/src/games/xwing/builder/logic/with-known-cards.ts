import { factions, findPilot, findUpgrade } from '@sortie/xwing/catalogue';
import type { Squad } from '@sortie/xwing/lists';

/** A squad kept by an older page may name cards that are gone; the rest of it is still good. */
export function withKnownCards(squad: Squad): Squad {
  const ships = squad.ships
    .filter(({ pilot }) => findPilot(pilot) !== undefined)
    .map((ship) => ({ ...ship, upgrades: ship.upgrades.filter((card) => findUpgrade(card) !== undefined) }));
  const faction = factions.find((each) => each === squad.faction) ?? factions[0];
  return { ...squad, faction, ships };
}
