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

/** Cards that do something only together with others, on ships of these types. */
const companions = [
  { card: 'title:ghost', others: ['title:phantom'], types: ['vcx100', 'attackshuttle'] },
  { card: 'title:ghost-swx72', others: ['title:phantomii'], types: ['vcx100', 'sheathipedeclassshuttle'] },
  { card: 'samd:genius', others: ['torpedo:bombloadout', 'bomb:seismiccharges'], types: ['ywing'] },
  { card: 'samd:r4e1', others: ['torpedo:bombloadout', 'bomb:proximitymines'], types: ['ywing'] },
] as const;

/** In some squads such a card is wanted together with its companions. */
function withCompanions(isWanted: (card: string) => boolean, chance: Chance): (card: string) => boolean {
  const wanted = companions.filter(({ card }) => isWanted(`upgrade ${card}`));
  if (wanted.length === 0 || chance.below(3) > 0) return isWanted;
  const { card, others, types } = chance.oneOf(wanted);
  const together = new Set([
    ...[card, ...others].map((uid) => `upgrade ${uid}`),
    ...playablePilots
      .filter(({ shipType }) => types.some((type) => type === shipType))
      .map(({ uid }) => `pilot ${uid}`),
  ]);
  return (each) => together.has(each) || isWanted(each);
}

/** A legal squad that holds as many of the wanted cards as chance allows, and some of the others. */
export function randomSquad(
  faction: Faction,
  chance: Chance,
  wantedByItself: (card: string) => boolean,
): Squad {
  const isWanted = withCompanions(wantedByItself, chance);
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
    const looked = chance.mixWantedFirst(playableUpgrades, isWantedUpgrade).slice(0, MOST_UPGRADES);
    // A card that another one makes room for fits when it is looked at again.
    for (const card of [...looked, ...looked.filter(isWantedUpgrade)]) {
      const more = { ...ship, upgrades: [...ship.upgrades, card.uid] };
      if ((isWantedUpgrade(card) || chance.below(3) === 0) && fits(more)) ship = more;
      else if (isWantedUpgrade(card) && card.slot === 'title') ship = withPartner(more, fits) ?? ship;
    }
    squad = { ...squad, ships: [...squad.ships, ship] };
  }
  return squad;
}

/** A title that is taken only together with another card. */
function withPartner(ship: SquadShip, fits: (ship: SquadShip) => boolean): SquadShip | undefined {
  for (const { uid, slot } of playableUpgrades) {
    if (slot !== 'cannon') continue;
    const both = { ...ship, upgrades: [...ship.upgrades, uid] };
    if (fits(both)) return both;
  }
  return undefined;
}
