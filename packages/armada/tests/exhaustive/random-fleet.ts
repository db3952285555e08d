import {
  type Faction,
  objectiveCategories,
  objectives,
  ships,
  squadrons,
  upgrades,
} from '@sortie/armada/catalogue';
import { type Fleet, type FleetShip, isCommander, judgeFleet } from '@sortie/armada/lists';
import type { Chance } from '@sortie/testkit/exhaustive';

export interface FleetWishes {
  readonly faction: Faction;
  readonly points: number;
  readonly isWanted: (card: string) => boolean;
}

/** A legal fleet that holds as many of the wanted cards as chance allows, and some of the others. */
export function randomFleet(chance: Chance, wishes: FleetWishes): Fleet {
  const isLegal = (fleet: Fleet) => judgeFleet(fleet, { points: wishes.points }).length === 0;
  const addUpgrades = chance.below(2) === 0 ? [withSquadrons, withUpgrades] : [withUpgrades, withSquadrons];
  const begun = withShips(chance, wishes, isLegal);
  return addUpgrades.reduce((fleet, add) => add(chance, wishes, { fleet, isLegal }), begun);
}

type IsLegal = (fleet: Fleet) => boolean;

interface FleetSoFar {
  readonly fleet: Fleet;
  readonly isLegal: IsLegal;
}

const isOf =
  (faction: Faction) =>
  (card: { readonly faction?: Faction }): boolean =>
    card.faction === undefined || card.faction === faction;

/** One to four ships, the first of them with a commander, and three objectives. */
function withShips(chance: Chance, { faction, isWanted }: FleetWishes, isLegal: IsLegal): Fleet {
  const wanted = (kind: string) => (card: { readonly id: string }) => isWanted(`${kind} ${card.id}`);
  const commanders = chance.mixWantedFirst(
    upgrades.filter((card) => isCommander(card) && isOf(faction)(card)),
    wanted('upgrade'),
  );
  const own = chance.mixWantedFirst(ships.filter(isOf(faction)), wanted('ship'));
  const chosen = objectiveCategories.map((category) => {
    const cards = objectives.filter((card) => card.category === category);
    return chance.mixWantedFirst(cards, wanted('objective'))[0]!.id;
  });
  const blank: Fleet = { faction, ships: [], squadrons: [], objectives: chosen };
  const flagships = own.flatMap(({ id }) =>
    commanders.map((commander): Fleet => ({ ...blank, ships: [{ ship: id, upgrades: [commander.id] }] })),
  );
  let fleet = flagships.find(isLegal)!;
  const most = 1 + chance.below(4);
  for (const { id } of own.slice(1).concat(own)) {
    const more = { ...fleet, ships: [...fleet.ships, { ship: id, upgrades: [] }] };
    if (fleet.ships.length < most && isLegal(more)) fleet = more;
  }
  return fleet;
}

/** Every wanted card for which there is room, and one in three of the others. */
function withUpgrades(
  chance: Chance,
  { faction, isWanted }: FleetWishes,
  { fleet, isLegal }: FleetSoFar,
): Fleet {
  const isWantedCard = ({ id }: { readonly id: string }) => isWanted(`upgrade ${id}`);
  const cards = upgrades.filter((card) => !isCommander(card) && isOf(faction)(card));
  let made = fleet;
  for (const place of fleet.ships.keys()) {
    for (const card of chance.mixWantedFirst(cards, isWantedCard)) {
      if (!isWantedCard(card) && chance.below(3) > 0) continue;
      const more = { ...made, ships: made.ships.with(place, withUpgrade(made.ships[place]!, card.id)) };
      if (isLegal(more)) made = more;
    }
  }
  return made;
}

function withUpgrade({ ship, upgrades: held }: FleetShip, card: string): FleetShip {
  return { ship, upgrades: [...held, card] };
}

function withSquadrons(
  chance: Chance,
  { faction, isWanted }: FleetWishes,
  { fleet, isLegal }: FleetSoFar,
): Fleet {
  const isWantedCard = ({ id }: { readonly id: string }) => isWanted(`squadron ${id}`);
  const own = chance.mixWantedFirst(squadrons.filter(isOf(faction)), isWantedCard);
  let made = fleet;
  const most = chance.below(9);
  for (const { id } of [...own, ...chance.mix(own), ...chance.mix(own)]) {
    const more = { ...made, squadrons: [...made.squadrons, id] };
    if (made.squadrons.length < most && isLegal(more)) made = more;
  }
  return made;
}
