import type { Pose } from '@sortie/geometry';
import type { XwingView } from '@sortie/xwing/view';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Ghost } from '../../../table/layer.ts';
import { useLayer } from '../../../table/layers.tsx';
import type { AskProps } from '../../table-game.ts';
import { PieceFigure } from '../piece-figure.tsx';
import { SpotLine } from '../spot-line.tsx';
import { useWords } from '../text/words.ts';
import { useAnswer } from '../use-answer.ts';
import { useSpot } from '../use-spot.ts';
import { heldPiece } from './held-piece.ts';
import './place-ask.css';
import { mayDecline, type Placeable, placeablesOf, placesFor, placingAnswer } from './placing.ts';
import { spacingMarks } from './spacing-marks.ts';

interface Held {
  readonly piece: Placeable;
  /** Where it was last put: suggested, or let go. */
  readonly pose: Pose;
  /** How many places were suggested before. */
  readonly suggested: number;
}

/** Obstacles, ships and satellites are taken from a tray, held over the table, and put down. */
export function PlaceAsk({ seen, decision, hand }: AskProps<XwingView>) {
  const say = useWords();
  const { busy, send } = useAnswer(hand, decision);
  const { spot, check } = useSpot(hand, decision);
  const pieces = placeablesOf(decision);
  const { area } = seen.table.options;
  const [held, setHeld] = useState<Held | undefined>(() => take(pieces[0]));
  const now = useRef(held?.pose);

  function take(piece: Placeable | undefined, suggested = 0): Held | undefined {
    if (!piece) return undefined;
    const places = placesFor(decision, piece, area);
    const pose = places[suggested % Math.max(1, places.length)];
    return pose && { piece, pose, suggested };
  }

  const bring = (next: Held | undefined) => {
    setHeld(next);
    now.current = next?.pose;
    if (next) check(placingAnswer(next.piece, next.pose));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first place is asked about once.
  useEffect(() => {
    if (held) check(placingAnswer(held.piece, held.pose));
  }, []);

  const put = () => {
    if (held && now.current && spot.standing !== 'illegal') send(placingAnswer(held.piece, now.current));
  };

  const drawn = held && heldPiece(held.piece, held.pose, seen);
  const ghost: Ghost | undefined = drawn && {
    piece: drawn,
    standing: spot.standing,
    freedom: { kind: 'free', turns: held.piece.kind !== 'satellite' },
    onMove: (pose, letGo) => {
      now.current = pose;
      check(placingAnswer(held.piece, pose));
      if (letGo) setHeld({ ...held, pose });
    },
    onPut: put,
  };
  const isObstacle = held?.piece.kind === 'obstacle';
  const marks = isObstacle ? spacingMarks(seen.table) : [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew only when what is held or its standing changes.
  const layer = useMemo(
    () => (ghost ? { ghost, marks } : undefined),
    [held, spot.standing, busy, isObstacle, seen.version],
  );
  useLayer(layer);

  return (
    <div className="place-ask">
      <fieldset className="place-ask-tray">
        <legend>{say('piecesToPlace')}</legend>
        {pieces.map((piece) => {
          const shown = heldPiece(piece, { x: 0, y: 0, heading: 0 }, seen);
          return (
            <button
              key={piece.id}
              type="button"
              className="place-ask-piece"
              aria-pressed={held?.piece.id === piece.id}
              data-place={piece.id}
              onClick={() => bring(take(piece))}
            >
              {shown && <PieceFigure shapes={shown.shapes} side={shown.side} size={28} />}
              {shown?.caption ?? shown?.name}
            </button>
          );
        })}
      </fieldset>
      <SpotLine spot={spot} />
      <div className="place-ask-doing">
        <button
          type="button"
          className="primary"
          aria-disabled={busy || spot.standing === 'illegal'}
          onClick={put}
        >
          {say('placeHere')}
        </button>
        <button type="button" onClick={() => bring(take(held?.piece, (held?.suggested ?? 0) + 1))}>
          {say('suggest')}
        </button>
        {mayDecline(decision) && (
          <button type="button" onClick={() => send({ decline: true })}>
            {say('noReinforcement')}
          </button>
        )}
      </div>
      <p className="place-ask-hint">{say('handHint')}</p>
    </div>
  );
}
