import type { Id } from '@sortie/kernel';

/** One ship on the table, for a whole game. */
export type ShipId = Id<'armada ship'>;
export type SquadronId = Id<'armada squadron'>;
/** A ship or a squadron: what attacks, is attacked and owns cards. */
export type UnitId = ShipId | SquadronId;
export type ObjectiveTokenId = Id<'armada objective token'>;

/** One copy of a card in play: an upgrade or a damage card of one ship, a squadron's card or keyword, a command. */
export type CardKey = Id<'armada card in play'>;
