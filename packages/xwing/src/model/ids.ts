import type { Id } from '@sortie/kernel';

/** One ship on the table, for a whole game. */
export type ShipId = Id<'xwing ship'>;
export type ObstacleId = Id<'xwing obstacle'>;
export type BombTokenId = Id<'xwing bomb token'>;
export type SatelliteId = Id<'xwing satellite'>;

/** One copy of a card in play: a pilot, an upgrade or a damage card of one ship. */
export type CardKey = Id<'xwing card in play'>;
