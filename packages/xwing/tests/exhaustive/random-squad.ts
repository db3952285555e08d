import type { Chance } from '@sortie/testkit/exhaustive';
import { isPlayable } from '../../src/abilities/coverage.ts';
import type { Faction, Pilot, Upgrade } from '../../src/catalogue/index.ts';
import { pilots, upgrades } from '../../src/catalogue/index.ts';
import type { Squad, SquadShip } from '../../src/lists/index.ts';
import { judgeSquad, squadCost } from '../../src/lists/index.ts';

export const playablePilots: readonly Pilot[] = pilots.filter(({ uid }) => isPlayable(uid));
export const playableUpgrades: readonly Upgrade[] = upgrades.filter(({ uid }) => isPlayable(uid));

/** No squad needs more looked at for a ship. */
const MOST_UPGRADES = 40;

/** A legal squad that holds as many of the wanted cards as chance allows, and some of the others. */
export function randomSquad(faction: Faction, chance: Chance, isWanted: (card: string) => boolean): Squad {
  const own = chance.mixWantedFirst(
    playablePilots.filter((pilot) => pilot.faction === faction),
    ({ uid }) => isWanted(`pilot ${uid}`),
  );
  const isWantedUpgrade = ({ uid }: Upgrade) => isWanted(`upgrade ${uid}`);
  let squad: Squad = { faction, ships: [] };
  for (const pilot of own) {
    if (squadCost(squad) > 85) break;
    const fits = (ship: SquadShip) => judgeSquad({ ...squad, ships: [...squad.ships, ship] }).length === 0;
    let ship: SquadShip = { pilot: pilot.uid, upgrades: [] };
    if (!fits(ship)) continue;
    for (const card of chance.mixWantedFirst(playableUpgrades, isWantedUpgrade).slice(0, MOST_UPGRADES)) {
      const more = { ...ship, upgrades: [...ship.upgrades, card.uid] };
      if ((isWantedUpgrade(card) || chance.below(3) === 0) && fits(more)) ship = more;
    }
    squad = { ...squad, ships: [...squad.ships, ship] };
  }
  return squad;
}
