/** ar.hull-zone.four */
export const hullZones = ['front', 'left', 'right', 'rear'] as const;

export type HullZone = (typeof hullZones)[number];

export type ByZone<Value> = Readonly<Record<HullZone, Value>>;
