import type { Size } from './size.ts';

/** The ship icons of the core set and the first wave: cards of one class have the same token, and titles name a class. */
export const shipClasses = ['cr90', 'nebulonB', 'assaultFrigate', 'gladiator', 'victory'] as const;

export type ShipClass = (typeof shipClasses)[number];

export interface ShipClassFacts {
  readonly name: string;
  readonly size: Size;
}

/** ar.size.small-ships, ar.size.medium-ships */
export const shipClassFacts: Readonly<Record<ShipClass, ShipClassFacts>> = {
  cr90: { name: 'CR90 Corellian Corvette', size: 'small' },
  nebulonB: { name: 'Nebulon-B Frigate', size: 'small' },
  assaultFrigate: { name: 'Assault Frigate Mark II', size: 'medium' },
  gladiator: { name: 'Gladiator-class Star Destroyer', size: 'small' },
  victory: { name: 'Victory-class Star Destroyer', size: 'medium' },
};

export function sizeOf(shipClass: ShipClass): Size {
  return shipClassFacts[shipClass].size;
}
