import { type Fleet, type FleetShip, findAnyUpgrade } from '@sortie/armada/lists';

/** A place of a ship's upgrade bar, and the card in it. */
export interface Place {
  readonly ship: number;
  readonly icon: string;
  /** The card that is there, by its place on the ship. */
  readonly card: number | undefined;
}

export function addShip(fleet: Fleet, ship: string): Fleet {
  return { ...fleet, ships: [...fleet.ships, { ship, upgrades: [] }] };
}

export function removeShip(fleet: Fleet, at: number): Fleet {
  return { ...fleet, ships: fleet.ships.filter((_, index) => index !== at) };
}

export function addSquadron(fleet: Fleet, squadron: string): Fleet {
  return { ...fleet, squadrons: [...fleet.squadrons, squadron] };
}

/** One of the squadrons with this card. */
export function removeSquadron(fleet: Fleet, squadron: string): Fleet {
  const at = fleet.squadrons.lastIndexOf(squadron);
  return { ...fleet, squadrons: fleet.squadrons.filter((_, index) => index !== at) };
}

/** A card for a place; the one that is there goes. */
export function equip(fleet: Fleet, { ship, card }: Place, upgrade: string): Fleet {
  return changeShip(fleet, ship, ({ upgrades, ...rest }) => ({
    ...rest,
    upgrades: card === undefined ? [...upgrades, upgrade] : upgrades.with(card, upgrade),
  }));
}

export function unequip(fleet: Fleet, ship: number, card: number): Fleet {
  return changeShip(fleet, ship, ({ upgrades, ...rest }) => ({
    ...rest,
    upgrades: upgrades.filter((_, index) => index !== card),
  }));
}

function changeShip(fleet: Fleet, at: number, change: (ship: FleetShip) => FleetShip): Fleet {
  return { ...fleet, ships: fleet.ships.map((ship, index) => (index === at ? change(ship) : ship)) };
}

/** The objective takes the place of the one of its category. ar.fleet.three-objectives */
export function chooseObjective(
  fleet: Fleet,
  objective: string,
  categoryOf: (id: string) => string | undefined,
): Fleet {
  const category = categoryOf(objective);
  const others = fleet.objectives.filter((each) => categoryOf(each) !== category);
  return { ...fleet, objectives: [...others, objective] };
}

/** The fleet without what is no longer known, so that it can be shown. */
export function withKnownCards(fleet: Fleet, known: KnownCards): Fleet {
  return {
    ...fleet,
    ships: fleet.ships
      .filter(({ ship }) => known.ship(ship))
      .map(({ ship, upgrades }) => ({
        ship,
        upgrades: upgrades.filter((id) => findAnyUpgrade(id) !== undefined),
      })),
    squadrons: fleet.squadrons.filter(known.squadron),
    objectives: fleet.objectives.filter(known.objective),
  };
}

interface KnownCards {
  readonly ship: (id: string) => boolean;
  readonly squadron: (id: string) => boolean;
  readonly objective: (id: string) => boolean;
}
