import type { Plain } from '@sortie/kernel';
import type { XwingView } from '@sortie/xwing/view';

/** A choice that means one ship on the table: it can be made by picking the ship. */
export interface ShipPick<Offer> {
  readonly piece: string;
  readonly offer: Offer;
}

/** The offers that name a ship, each ship once; where a ship is named twice, picking it would not say which is meant. */
export function shipPicks<Offer>(
  offers: readonly Offer[],
  choiceOf: (offer: Offer) => Plain,
  table: XwingView,
): readonly ShipPick<Offer>[] {
  const isOnTable = (id: unknown) =>
    table.ships.some((ship) => ship.id === id && ship.pose && ship.gone === null);
  const named = offers.flatMap((offer) => {
    const piece = shipNamed(choiceOf(offer));
    return piece !== undefined && isOnTable(piece) ? [{ piece, offer }] : [];
  });
  return named.filter(({ piece }) => named.filter((each) => each.piece === piece).length === 1);
}

function shipNamed(choice: Plain): string | undefined {
  if (typeof choice === 'string') return choice;
  if (typeof choice !== 'object' || choice === null) return undefined;
  const { ship, target } = choice as { readonly [key: string]: Plain };
  const named = target ?? ship;
  return typeof named === 'string' ? named : undefined;
}
