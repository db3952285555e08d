import type { Plain } from '@sortie/kernel';
import { unitCard } from '@sortie/legion/catalogue';
import { texts } from '@sortie/legion/text';
import type { LegionView, UnitView } from '@sortie/legion/view';
import { PickPieceAsk } from '../../table/pick-piece-ask.tsx';
import type { PieceChoice } from '../../table/piece-choices.tsx';
import { type AskProps, anySeen, type Seen } from '../../table/table-game.ts';
import { miniaturesLeft, pieceOfMiniature, shapesOf, unitOf, unitOfPiece, woundsOf } from './units.ts';

/** A unit, a miniature or a terrain piece on the table. */
export function PickAsk({ seen, decision, referee }: AskProps<LegionView>) {
  return (
    <PickPieceAsk
      seen={anySeen(seen)}
      decision={decision}
      referee={referee}
      pieceOf={(answer) => pieceOf(answer, seen.table)}
      lookOf={(piece) => pieceLook(seen, piece)}
    />
  );
}

/** The piece that an answer means; a leader's is that of its unit. */
export function pieceOf(answer: Plain, table: LegionView): string {
  const { unit, defender, terrain, miniature } = answer as Readonly<Record<string, string | undefined>>;
  if (miniature === undefined) return unit ?? defender ?? terrain ?? '';
  const owner = unitOfPiece(table, miniature);
  return owner ? pieceOfMiniature(owner, miniature) : miniature;
}

/** How a unit or a miniature is shown among others to choose from. */
export function pieceLook(
  seen: Seen<LegionView>,
  piece: string,
): Pick<PieceChoice, 'figure' | 'detail' | 'also'> {
  const unit = unitOfPiece(seen.table, piece);
  if (!unit) return {};
  const figure = { shapes: shapesOf(unit), side: unit.side };
  const one = unit.miniatures.find(({ id }) => pieceOfMiniature(unit, id) === piece);
  const isWhole = unitOf(seen.table, piece) !== undefined;
  if (!isWhole) return { figure, detail: woundsText(seen, one?.wounds ?? 0) };
  return { figure, detail: unitDetail(seen, unit), also: miniaturesLeft(unit).map(({ id }) => id) };
}

/** Who is left of it, and what lies beside it. */
export function unitDetail({ language }: Seen<LegionView>, unit: UnitView): string {
  const { pieceWords, terms } = texts(language);
  const left = miniaturesLeft(unit).length;
  const { left: wounds, all } = woundsOf(unit);
  return [
    terms.ranks[unit.rank],
    ...(left > 1 ? [pieceWords.miniatures(left)] : []),
    ...(unitCard(unit.card).wounds > 1 ? [`${wounds}/${all}`] : []),
    ...(unit.tokens.suppression > 0 ? [pieceWords.tokens('suppression', unit.tokens.suppression)] : []),
  ].join(' · ');
}

function woundsText({ language }: Seen<LegionView>, wounds: number): string | undefined {
  return wounds > 0 ? texts(language).pieceWords.wounds(wounds) : undefined;
}
