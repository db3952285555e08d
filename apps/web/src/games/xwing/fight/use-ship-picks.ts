import type { Plain } from '@sortie/kernel';
import { useMemo } from 'react';
import { useLayer } from '../../../table/layers.tsx';
import type { ShipPick } from './ship-picks.ts';

interface Pickable {
  readonly answer: Plain;
  /** What picking the ship does. */
  readonly label: string;
}

/** Lets ships be picked on the board for as long as the choice is open. */
export function useShipPicks(
  picks: readonly ShipPick<Pickable>[],
  open: boolean,
  onAnswer: (offer: Plain) => void,
): void {
  const key = JSON.stringify(picks);
  const layer = useMemo(() => {
    const known = JSON.parse(key) as readonly ShipPick<Pickable>[];
    if (!open || known.length === 0) return undefined;
    return {
      picks: known.map(({ piece, offer }) => ({ piece, label: offer.label })),
      onPick: (piece: string) => {
        const found = known.find((each) => each.piece === piece);
        if (found) onAnswer(found.offer.answer);
      },
    };
  }, [key, open, onAnswer]);
  useLayer(layer);
}
