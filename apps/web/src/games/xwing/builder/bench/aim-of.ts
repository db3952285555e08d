import type { Slot, Upgrade } from '@sortie/xwing/catalogue';
import { type Build, upgradeBar } from '@sortie/xwing/lists';
import type { Fit, Fitting, PlaceForCard } from '../logic/fit.ts';
import { placesOf } from '../logic/places.ts';
import type { Chosen } from './draft.ts';

/** What cards are looked for: a ship, and one place of its upgrade bar or all of it. */
export interface Aim {
  readonly name: string;
  /** Undefined while the squad has no ship. */
  readonly build: Build | undefined;
  readonly place: PlaceForCard;
  /** The types that the chosen place takes. */
  readonly slots: readonly Slot[] | undefined;
  /** The types of the whole bar. */
  readonly bar: readonly Slot[];
  readonly fitOf: (card: Upgrade) => Fit;
}

export function aimOf(build: Build | undefined, chosen: Chosen, fitting: Fitting): Aim {
  const { ship } = chosen;
  const name = `${ship} ${chosen.place}`;
  if (build === undefined)
    return { name, build, place: { ship }, slots: undefined, bar: [], fitOf: () => ({ kind: 'fits' }) };
  const held = chosen.place === undefined ? undefined : placesOf(build).places[chosen.place];
  const place = held?.card === undefined ? { ship } : { ship, replaced: held.card };
  return {
    name,
    build,
    place,
    slots: held?.icon.slots,
    bar: upgradeBar(build).flatMap((icon) => icon.slots),
    fitOf: (card) => fitting.ofCard(card.uid, place),
  };
}
