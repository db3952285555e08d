import { randomBelow, seededRandom } from '@sortie/kernel';
import { isPlayable } from '../../src/abilities/coverage.ts';
import type { Faction, Pilot, Upgrade } from '../../src/catalogue/index.ts';
import { pilots, upgrades } from '../../src/catalogue/index.ts';
import type { Squad, SquadShip } from '../../src/lists/index.ts';
import { judgeSquad, squadCost } from '../../src/lists/index.ts';

const playable: readonly Pilot[] = pilots.filter(({ uid }) => isPlayable(uid));
const cards: readonly Upgrade[] = upgrades.filter(({ uid }) => isPlayable(uid));

/** A legal squad that holds as many of the wanted cards as chance allows, and some of the others. */
export function coveringSquad(faction: Faction, seed: string, isWanted: (card: string) => boolean): Squad {
  let random = seededRandom(seed);
  const below = (limit: number): number => {
    const { value, to } = randomBelow(random, limit);
    random = to;
    return value;
  };
  const shuffled = <Item>(items: readonly Item[]): Item[] => {
    const pile = [...items];
    for (let last = pile.length - 1; last > 0; last--) {
      const value = below(last + 1);
      [pile[last], pile[value]] = [pile[value]!, pile[last]!];
    }
    return pile;
  };
  const wantedFirst = <Card extends Pilot | Upgrade>(all: readonly Card[]): Card[] => {
    const mixed = shuffled(all);
    return [...mixed.filter(({ uid }) => isWanted(uid)), ...mixed.filter(({ uid }) => !isWanted(uid))];
  };
  const own = wantedFirst(playable.filter((pilot) => pilot.faction === faction));
  let squad: Squad = { faction, ships: [] };
  for (const pilot of own) {
    if (squadCost(squad) > 85) break;
    const fits = (ship: SquadShip) => judgeSquad({ ...squad, ships: [...squad.ships, ship] }).length === 0;
    let ship: SquadShip = { pilot: pilot.uid, upgrades: [] };
    if (!fits(ship)) continue;
    for (const { uid } of wantedFirst(cards).slice(0, 40)) {
      const more = { ...ship, upgrades: [...ship.upgrades, uid] };
      if ((isWanted(uid) || below(3) === 0) && fits(more)) ship = more;
    }
    squad = { ...squad, ships: [...squad.ships, ship] };
  }
  return squad;
}
