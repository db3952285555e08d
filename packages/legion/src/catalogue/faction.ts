/** lg.army.faction.list */
export const factions = ['rebel', 'imperial'] as const;

export type Faction = (typeof factions)[number];
