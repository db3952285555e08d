import {
  findObjective,
  findShip,
  findSquadron,
  findUpgrade,
  type ObjectiveCard,
  type ShipCard,
  type SquadronCard,
  type UpgradeCard,
} from '../catalogue/index.ts';
import type { Fleet } from './fleet.ts';

/** The cards of a fleet that can be played. */
export interface FleetCards {
  readonly ships: readonly { readonly card: ShipCard; readonly upgrades: readonly UpgradeCard[] }[];
  readonly squadrons: readonly SquadronCard[];
  readonly objectives: readonly ObjectiveCard[];
}

/** The cards of a legal fleet; a fleet with cards of later waves has a fault and must not come here. */
export function cardsOf({ ships, squadrons, objectives }: Fleet): FleetCards {
  return {
    ships: ships.map(({ ship, upgrades }) => ({
      card: played(findShip(ship), ship),
      upgrades: upgrades.map((id) => played(findUpgrade(id), id)),
    })),
    squadrons: squadrons.map((id) => played(findSquadron(id), id)),
    objectives: objectives.map((id) => played(findObjective(id), id)),
  };
}

/** The place of the ship with the commander. ar.upgrade.flagship-definition */
export function flagshipOf({ ships }: Fleet): number | undefined {
  const at = ships.findIndex(({ upgrades }) => upgrades.some((id) => findUpgrade(id)?.type === 'commander'));
  return at < 0 ? undefined : at;
}

function played<Card>(card: Card | undefined, id: string): Card {
  if (card === undefined) throw new Error(`the card ${id} cannot be played`);
  return card;
}
