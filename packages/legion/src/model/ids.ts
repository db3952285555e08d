import type { Id } from '@sortie/kernel';

/** One unit of an army, for a whole game. */
export type UnitId = Id<'legion unit'>;
/** One miniature of a unit. lg.unit.mini-belongs */
export type MiniatureId = Id<'legion miniature'>;
/** An objective, condition or charge token on the battlefield. */
export type TokenId = Id<'legion token'>;
/** One copy of a card in play: an upgrade of one unit, a keyword of it, a player's command card, a battle card. */
export type CardKey = Id<'legion card in play'>;
