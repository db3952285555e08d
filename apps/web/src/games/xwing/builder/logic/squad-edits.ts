import type { PilotId, UpgradeId } from '@sortie/xwing/catalogue';
import type { Squad, SquadShip } from '@sortie/xwing/lists';

export function addShip(squad: Squad, pilot: PilotId): Squad {
  return { ...squad, ships: [...squad.ships, { pilot, upgrades: [] }] };
}

/** The copy flies right behind its model. */
export function copyShip(squad: Squad, at: number): Squad {
  return { ...squad, ships: squad.ships.flatMap((ship, place) => (place === at ? [ship, ship] : [ship])) };
}

export function removeShip(squad: Squad, at: number): Squad {
  return { ...squad, ships: squad.ships.toSpliced(at, 1) };
}

export function moveShip(squad: Squad, from: number, to: number): Squad {
  const ship = squad.ships[from];
  if (ship === undefined || to < 0 || to >= squad.ships.length) return squad;
  return { ...squad, ships: squad.ships.toSpliced(from, 1).toSpliced(to, 0, ship) };
}

export function exchangePilot(squad: Squad, at: number, pilot: PilotId): Squad {
  return changeShip(squad, at, (ship) => ({ ...ship, pilot }));
}

/** The card takes the place of the one it replaces, or comes last. */
export function putCard(squad: Squad, at: number, card: UpgradeId, replaced?: number): Squad {
  return changeShip(squad, at, ({ upgrades, ...ship }) => ({
    ...ship,
    upgrades: replaced === undefined ? [...upgrades, card] : upgrades.with(replaced, card),
  }));
}

export function removeCard(squad: Squad, at: number, place: number): Squad {
  return changeShip(squad, at, ({ upgrades, ...ship }) => ({
    ...ship,
    upgrades: upgrades.toSpliced(place, 1),
  }));
}

function changeShip(squad: Squad, at: number, change: (ship: SquadShip) => SquadShip): Squad {
  return { ...squad, ships: squad.ships.map((ship, place) => (place === at ? change(ship) : ship)) };
}
