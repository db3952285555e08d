import type { AnyReferee, Plain } from '@sortie/kernel';
import type { Chance } from './chance.ts';
import type { WatchedCards } from './watched-cards.ts';

/** What a player who tries everything must be told of a game. Cards go by names such as `upgrade tractor-beam`. */
export interface Trial {
  readonly game: string;
  /** Names every card that can come into play and puts what it does under watch. */
  watch(cards: WatchedCards): void;
  /** A set-up that chance makes, with lists that are legal and hold wanted cards before others. */
  makeSetup(chance: Chance, isWanted: (card: string) => boolean): Plain;
  /** Notes what a game that was played shows: which cards were in play, and deeds that only its log tells. */
  learnFrom(referee: AnyReferee, cards: WatchedCards): void;
}
