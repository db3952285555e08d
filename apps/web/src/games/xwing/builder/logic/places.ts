import { type Build, type Icon, seatCards } from '@sortie/xwing/lists';

/** An icon of the upgrade bar and the card shown on it, by the card's place on the ship. */
export interface Place {
  readonly icon: Icon;
  readonly card?: number;
  /** The second icon of a card that takes two. */
  readonly isSecond?: true;
}

export interface Places {
  readonly places: readonly Place[];
  /** Cards that no icon is left for; the judge says why. */
  readonly loose: readonly number[];
}

export function placesOf(build: Build): Places {
  const { icons, held, without } = seatCards(build);
  const places = icons.map((icon, at): Place => {
    const card = held[at];
    if (card === undefined) return { icon };
    return held.indexOf(card) < at ? { icon, card, isSecond: true } : { icon, card };
  });
  return { places, loose: without };
}
