import type { Pose } from '@sortie/geometry';
import type { Plain } from '@sortie/kernel';
import type { Mark, Piece } from '@sortie/scene';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Pass } from './asking/pass.tsx';
import type { Ghost } from './layer.ts';
import { useLayer } from './layers.tsx';
import { PieceFigure } from './piece-figure.tsx';
import { SpotLine } from './spot-line.tsx';
import type { AskProps } from './table-game.ts';
import { useWords } from './text/words.ts';
import { useAnswer } from './use-answer.ts';
import { useSpot } from './use-spot.ts';
import './place-ask.css';

/** Something that a question lets a player put on the table. */
export interface Placeable {
  readonly id: string;
  readonly turns: boolean;
  /** How it looks at a place; undefined for what cannot be drawn. */
  readonly drawAt: (pose: Pose) => Piece | undefined;
  /** Legal places, the most sensible first. */
  readonly places: () => readonly Pose[];
  /** The answer that puts it down. */
  readonly answerAt: (pose: Pose) => Plain;
  /** Drawn while it is in the hand. */
  readonly marks: readonly Mark[];
}

interface Props extends AskProps {
  readonly pieces: readonly Placeable[];
  /** Putting nothing down, where that is allowed. */
  readonly decline?: { readonly answer: Plain; readonly label: string } | undefined;
}

interface Held {
  readonly id: string;
  /** Where it was last put: suggested, or let go. */
  readonly pose: Pose;
  /** How many places were suggested before. */
  readonly suggested: number;
}

const ORIGIN: Pose = { x: 0, y: 0, heading: 0 };

function take(piece: Placeable | undefined, suggested = 0): Held | undefined {
  if (!piece) return undefined;
  const places = piece.places();
  const pose = places[suggested % Math.max(1, places.length)];
  return pose && { id: piece.id, pose, suggested };
}

/** Pieces are taken from a tray, held over the table, and put down. */
export function PlaceAsk(props: Props) {
  const { seen, pieces, decline } = props;
  const say = useWords();
  const { held, piece, spot, busy, bring, put, send } = useHeldPiece(props);
  return (
    <div className="place-ask">
      <fieldset className="place-ask-tray">
        <legend>{say('piecesToPlace')}</legend>
        {pieces.map((each) => (
          <TrayPiece
            key={each.id}
            piece={each}
            isHeld={held?.id === each.id}
            onTake={() => bring(take(each))}
          />
        ))}
      </fieldset>
      <SpotLine spot={spot} text={seen.text} />
      <div className="place-ask-doing">
        <button
          type="button"
          className="primary"
          aria-disabled={busy || spot.standing === 'illegal' || undefined}
          onClick={put}
        >
          {say('placeHere')}
        </button>
        <button type="button" onClick={() => bring(take(piece, (held?.suggested ?? 0) + 1))}>
          {say('suggest')}
        </button>
        {decline && <Pass answer={decline.answer} label={decline.label} busy={busy} onAnswer={send} />}
      </div>
      <p className="place-ask-hint">{say('handHint')}</p>
    </div>
  );
}

interface TrayPieceProps {
  readonly piece: Placeable;
  readonly isHeld: boolean;
  readonly onTake: () => void;
}

function TrayPiece({ piece, isHeld, onTake }: TrayPieceProps) {
  const shown = piece.drawAt(ORIGIN);
  return (
    <button
      type="button"
      className="place-ask-piece"
      aria-pressed={isHeld}
      data-place={piece.id}
      onClick={onTake}
    >
      {shown && <PieceFigure shapes={shown.shapes} side={shown.side} size={28} />}
      {shown?.caption ?? shown?.name}
    </button>
  );
}

/** The piece in the hand: where it is, whether it may stand there, and how it is put down. */
function useHeldPiece({ seen, decision, referee, pieces }: Props) {
  const { busy, send } = useAnswer(referee, decision);
  const { spot, check } = useSpot(referee, decision);
  const [held, setHeld] = useState<Held | undefined>(() => take(pieces[0]));
  const now = useRef(held?.pose);
  const piece = pieces.find(({ id }) => id === held?.id);

  const bring = (next: Held | undefined) => {
    setHeld(next);
    now.current = next?.pose;
    const taken = pieces.find(({ id }) => id === next?.id);
    if (next && taken) check(taken.answerAt(next.pose));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first place is asked about once.
  useEffect(() => {
    if (held && piece) check(piece.answerAt(held.pose));
  }, []);

  const put = () => {
    if (piece && now.current && spot.standing !== 'illegal') send(piece.answerAt(now.current));
  };

  const drawn = held && piece?.drawAt(held.pose);
  const ghost: Ghost | undefined = piece &&
    drawn && {
      piece: drawn,
      standing: spot.standing,
      freedom: { kind: 'free', turns: piece.turns },
      onMove: (pose, letGo) => {
        now.current = pose;
        check(piece.answerAt(pose));
        if (letGo) setHeld({ ...held, pose });
      },
      onPut: put,
    };
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew only when what is held or its standing changes.
  const layer = useMemo(
    () => (ghost ? { ghost, marks: piece?.marks ?? [] } : undefined),
    [held, spot.standing, busy, seen.version],
  );
  useLayer(layer);
  return { held, piece, spot, busy, bring, put, send };
}
