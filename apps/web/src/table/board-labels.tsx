import type { Mark, Piece } from '@sortie/scene';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useStore } from '../app/store.ts';
import type { BoardCamera } from './board-camera.ts';
import { BoardMarkLabels } from './board-mark-labels.tsx';
import { BoardPieceLabel } from './board-piece-label.tsx';
import type { LabelPlace } from './labels/label.ts';
import { layOutLabels } from './labels/layout.ts';
import { captionId, labelWishes, tokensId } from './labels/wishes.ts';
import { badgeScale } from './whole-table.ts';

interface Props {
  readonly pieces: readonly Piece[];
  readonly marks: readonly Mark[];
  /** Pieces that matter now: their labels choose their places first. */
  readonly focus: readonly string[];
  readonly chosen: string | null;
  readonly camera: BoardCamera;
  readonly isTurned: boolean;
}

type Places = ReadonlyMap<string, LabelPlace>;

const NONE: Places = new Map();

/** Captions, tokens and the words on marks, laid out together whenever pieces or view have come to rest. */
export function BoardLabels({ pieces, marks, focus, chosen, camera, isTurned }: Props) {
  const places = usePlaces({ pieces, marks, focus, camera, isTurned });
  // biome-ignore lint/correctness/useExhaustiveDependencies: labels that come anew have no size yet
  useLayoutEffect(() => camera.scaleLabels(), [camera, places, pieces, marks]);
  return (
    <>
      {pieces.map((piece) =>
        piece.caption || piece.tokens?.length || piece.state === 'done' ? (
          <BoardPieceLabel
            key={piece.id}
            piece={piece}
            isChosen={piece.id === chosen}
            caption={places.get(captionId(piece.id))}
            tokens={places.get(tokensId(piece.id))}
          />
        ) : null,
      )}
      <BoardMarkLabels marks={marks} places={places} isTurned={isTurned} />
    </>
  );
}

function usePlaces({ pieces, marks, focus, camera, isTurned }: Omit<Props, 'chosen'>): Places {
  const settled = useStore(camera.settled);
  const before = useRef<Places>(NONE);
  const laid = useMemo(() => {
    if (!settled) return NONE;
    const { sight, view, covered } = settled;
    const onScreen = (point: Piece['pose'] | { readonly x: number; readonly y: number }) =>
      camera.onScreen(point, sight);
    const shown = { pieces, marks, focus, isTurned, onScreen, k: sight.k };
    return layOutLabels({ ...labelWishes(shown), view, covered, before: before.current });
  }, [settled, pieces, marks, focus, camera, isTurned]);
  before.current = laid;
  return useMemo(() => inLabelPixels(laid, badgeScale(settled?.sight.k ?? 1)), [laid, settled]);
}

/** Labels are drawn at one size and scaled as a whole. */
function inLabelPixels(laid: Places, scale: number): Places {
  const shorten = (pixels: number) => Math.round((pixels / scale) * 10) / 10;
  return new Map(
    [...laid].map(([id, place]) => [id, { ...place, x: shorten(place.x), y: shorten(place.y) }]),
  );
}
