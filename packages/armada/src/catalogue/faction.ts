/** ar.faction.two */
export const factions = ['rebel', 'imperial'] as const;

export type Faction = (typeof factions)[number];
