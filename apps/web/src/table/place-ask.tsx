import { type Pose, pose as poseAt } from '@sortie/geometry';
import type { Plain, Refusal } from '@sortie/kernel';
import { type Mark, outlineOnTable, type Piece } from '@sortie/scene';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Pass } from './asking/pass.tsx';
import type { Ghost } from './layer.ts';
import { useLayer } from './layers.tsx';
import { PieceFigure } from './piece-figure.tsx';
import { SpotLine } from './spot-line.tsx';
import type { AskProps } from './table-game.ts';
import { useWords } from './text/words.ts';
import { useAnswer } from './use-answer.ts';
import { useNearest } from './use-nearest.ts';
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
  /** Its legal places are too narrow for a hand: it goes to the nearest of them, which the referee names. */
  readonly snaps?: boolean;
}

interface Props extends AskProps {
  readonly pieces: readonly Placeable[];
  /** Putting nothing down, where that is allowed. */
  readonly decline?: { readonly answer: Plain; readonly label: string } | undefined;
  /** What else is chosen for the piece in the hand. */
  readonly choicesFor?: (piece: string) => ReactNode;
  /** What speaks against a place in this very case. */
  readonly caseOf?: (refusal: Refusal) => string | undefined;
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
  const { seen, pieces, decline, choicesFor, caseOf } = props;
  const say = useWords();
  const { held, piece, spot, mayPut, busy, bring, put, send } = useHeldPiece(props);
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
      {held && choicesFor?.(held.id)}
      <SpotLine spot={spot} text={seen.text} {...(caseOf ? { caseOf } : {})} />
      <div className="place-ask-doing">
        <button type="button" className="primary" aria-disabled={busy || !mayPut || undefined} onClick={put}>
          {say(spot.standing === 'illegal' && mayPut ? 'placeNearest' : 'placeHere')}
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
  const { nearest, look } = useNearest(referee, decision);
  const [held, setHeld] = useState<Held | undefined>(() => take(pieces[0]));
  const now = useRef(held?.pose);
  const piece = pieces.find(({ id }) => id === held?.id);

  const ask = (asked: Placeable, pose: Pose) => {
    const answer = asked.answerAt(pose);
    check(answer);
    if (asked.snaps) look(answer);
  };

  const bring = (next: Held | undefined) => {
    setHeld(next);
    now.current = next?.pose;
    const taken = pieces.find(({ id }) => id === next?.id);
    if (next && taken) ask(taken, next.pose);
  };

  // What else is chosen for the piece belongs to its answer.
  const answerNow = held && piece && JSON.stringify(piece.answerAt(held.pose));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a hand that moves asks by itself.
  useEffect(() => {
    if (piece && now.current) ask(piece, now.current);
  }, [answerNow]);

  const snapped = piece?.snaps && spot.standing === 'illegal' ? nearest : undefined;
  const put = () => {
    if (snapped !== undefined) send(snapped);
    else if (piece && now.current && spot.standing !== 'illegal') send(piece.answerAt(now.current));
  };

  const drawn = held && piece?.drawAt(held.pose);
  const ghost: Ghost | undefined = piece &&
    drawn && {
      piece: drawn,
      standing: spot.standing,
      freedom: { kind: 'free', turns: piece.turns },
      onMove: (pose, letGo) => {
        now.current = pose;
        ask(piece, pose);
        if (letGo) setHeld({ ...held, pose });
      },
      onPut: put,
    };
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew only when what is held or its standing changes.
  const layer = useMemo(
    () => (ghost ? { ghost, marks: [...(piece?.marks ?? []), ...snapMarks(piece, snapped)] } : undefined),
    [held, spot.standing, busy, seen.version, answerNow, JSON.stringify(snapped)],
  );
  useLayer(layer);
  const mayPut = spot.standing !== 'illegal' || snapped !== undefined;
  return { held, piece, spot, mayPut, busy, bring, put, send };
}

/** Where the piece goes when it is put down. */
function snapMarks(piece: Placeable | undefined, snapped: Plain | undefined): readonly Mark[] {
  const { x, y, heading = 0 } = (snapped ?? {}) as { readonly [field: string]: Plain };
  if (typeof x !== 'number' || typeof y !== 'number') return [];
  const drawn = piece?.drawAt(poseAt(x, y, Number(heading)));
  const base = drawn?.shapes[0];
  if (!drawn || !base) return [];
  return [{ kind: 'area', id: 'nearest', role: 'zone', points: outlineOnTable(drawn.pose, base.points) }];
}
