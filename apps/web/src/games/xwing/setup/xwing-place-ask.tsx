import type { XwingView } from '@sortie/xwing/view';
import { PlaceAsk, type Placeable } from '../../../table/place-ask.tsx';
import { type AskProps, anySeen } from '../../../table/table-game.ts';
import { useWords } from '../text/words.ts';
import { heldPiece } from './held-piece.ts';
import { mayDecline, placeablesOf, placesFor, placingAnswer } from './placing.ts';
import { spacingMarks } from './spacing-marks.ts';

/** Obstacles, ships and satellites are taken from a tray, held over the table, and put down. */
export function XwingPlaceAsk({ seen, decision, referee }: AskProps<XwingView>) {
  const say = useWords();
  const pieces = placeablesOf(decision).map(
    (piece): Placeable => ({
      id: piece.id,
      turns: piece.kind !== 'satellite',
      drawAt: (pose) => heldPiece(piece, pose, seen),
      places: () => placesFor(decision, piece, seen.table.options.area),
      answerAt: (pose) => placingAnswer(piece, pose),
      marks: piece.kind === 'obstacle' ? spacingMarks(seen.table) : [],
    }),
  );
  return (
    <PlaceAsk
      seen={anySeen(seen)}
      decision={decision}
      referee={referee}
      pieces={pieces}
      decline={
        mayDecline(decision) ? { answer: { decline: true }, label: say('noReinforcement') } : undefined
      }
    />
  );
}
