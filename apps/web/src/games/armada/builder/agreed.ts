import {
  type Fleet,
  type FleetRules,
  findAnyObjective,
  findAnyShip,
  findAnySquadron,
  usualLimits,
} from '@sortie/armada/lists';
import type { Plain } from '@sortie/kernel';
import { withKnownCards } from './fleet-edits.ts';

/** What a fleet is built for. */
export interface Agreed {
  readonly points: number;
}

export const usualAgreed: Agreed = { points: usualLimits.standard };

export function readAgreed(agreed: Plain | undefined): Agreed {
  return (agreed as unknown as Agreed | undefined) ?? usualAgreed;
}

export function rulesOf({ points }: Agreed): FleetRules {
  return { points, objectives: true };
}

/** The fleet as far as its cards are known. */
export function knownPart(fleet: Fleet): Fleet {
  return withKnownCards(fleet, {
    ship: (id) => findAnyShip(id) !== undefined,
    squadron: (id) => findAnySquadron(id) !== undefined,
    objective: (id) => findAnyObjective(id) !== undefined,
  });
}
