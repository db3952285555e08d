/**
 * What leaves an event: `viewOf` names what an organiser, a judge, a player and the public may see. Nothing that
 * reaches a player or the wall holds the end of a round, an unpublished pairing or a list before its time.
 */
export { type BracketGame, bracketGames } from './bracket-view.ts';
export type { Desk, DifferentPair, NextStep } from './desk.ts';
export type {
  EventView,
  SeenClock,
  SeenPairing,
  SeenPlayer,
  SeenRound,
  SeenSettings,
  Viewer,
} from './event-view.ts';
export { type OwnPart, type OwnReports, withOwnPart } from './own-part.ts';
export { ownPartOf, viewOf } from './view-of.ts';
