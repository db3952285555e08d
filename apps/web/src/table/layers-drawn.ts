import type { Mark } from '@sortie/scene';
import type { Ghost, Layer, PiecePick } from './layer.ts';

export interface LayersDrawn {
  readonly marks: readonly Mark[];
  readonly picks: ReadonlyMap<string, { readonly pick: PiecePick; readonly choose: (piece: string) => void }>;
  /** A hand holds one piece: the one that was asked for last. */
  readonly ghost: Ghost | undefined;
}

/** Everything that open questions add to the table; where two say something of one piece the later one holds. */
export function layersDrawn(layers: readonly Layer[], marks: readonly Mark[]): LayersDrawn {
  const picks = new Map<string, { readonly pick: PiecePick; readonly choose: (piece: string) => void }>();
  for (const { picks: offered = [], onPick = doNothing } of layers) {
    for (const pick of offered) picks.set(pick.piece, { pick, choose: onPick });
  }
  return {
    marks: [...marks, ...layers.flatMap((layer) => layer.marks ?? [])],
    picks,
    ghost: layers.findLast(({ ghost }) => ghost !== undefined)?.ghost,
  };
}

function doNothing(): void {}
