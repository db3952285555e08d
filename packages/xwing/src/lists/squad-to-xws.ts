import { pilot, slots, upgrade } from '../catalogue/index.ts';
import { sectionOf } from './judge-sections.ts';
import type { Squad, SquadShip } from './squad.ts';
import { shipCost, squadCost } from './squad-cost.ts';
import { xwsSlots } from './xws-slot.ts';

export interface XwsPilot {
  readonly name: string;
  readonly ship: string;
  readonly points: number;
  readonly multisection_id?: number;
  readonly upgrades?: Readonly<Record<string, readonly string[]>>;
}

export interface XwsSquad {
  readonly version: '1.0.0';
  readonly name?: string;
  readonly description?: string;
  readonly faction: string;
  readonly points: number;
  readonly obstacles?: readonly string[];
  readonly damagedeck?: string;
  readonly pilots: readonly XwsPilot[];
}

/** A squad in the first-edition XWS format. */
export function squadToXws(squad: Squad): XwsSquad {
  return {
    version: '1.0.0',
    ...(squad.name === undefined ? {} : { name: squad.name }),
    ...(squad.description === undefined ? {} : { description: squad.description }),
    faction: squad.faction,
    points: squadCost(squad),
    ...(squad.obstacles === undefined ? {} : { obstacles: squad.obstacles }),
    ...(squad.damageDeck === undefined ? {} : { damagedeck: squad.damageDeck }),
    pilots: squad.ships.map(pilotToXws),
  };
}

function pilotToXws(ship: SquadShip): XwsPilot {
  const card = pilot(ship.pilot);
  const upgrades = upgradesToXws(ship);
  return {
    name: card.xws,
    ship: sectionOf(card.shipType)?.ship ?? card.shipType,
    points: shipCost(ship),
    ...(ship.section === undefined ? {} : { multisection_id: ship.section }),
    ...(Object.keys(upgrades).length === 0 ? {} : { upgrades }),
  };
}

function upgradesToXws(ship: SquadShip): Readonly<Record<string, readonly string[]>> {
  const cards = ship.upgrades.map(upgrade);
  return Object.fromEntries(
    slots.flatMap((slot): [string, string[]][] => {
      const ids = cards.filter((card) => card.slot === slot).map((card) => card.xws);
      return ids.length === 0 ? [] : [[xwsSlots[slot], ids]];
    }),
  );
}
