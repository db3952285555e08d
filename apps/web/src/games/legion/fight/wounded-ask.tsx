import { unitCard } from '@sortie/legion/catalogue';
import { texts } from '@sortie/legion/text';
import type { LegionView } from '@sortie/legion/view';
import { PickPieceAsk } from '../../../table/pick-piece-ask.tsx';
import { type AskProps, anySeen } from '../../../table/table-game.ts';
import { pieceOf } from '../pick-ask.tsx';
import { pieceOfMiniature, shapesOf, unitOf } from '../units.ts';
import { FightGlance } from './fight-glance.tsx';
import { useWords } from './text/words.ts';

/** The miniature that takes the next wound, pointed at on the table; or the one that leads from now on. */
export function WoundedAsk({ seen, decision, referee }: AskProps<LegionView>) {
  const say = useWords();
  const { unit: id } = decision.about as unknown as { readonly unit: string };
  const unit = unitOf(seen.table, id);
  const most = unit ? unitCard(unit.card).wounds : 1;
  const { pieceWords } = texts(seen.language);
  const detailOf = (piece: string) => {
    const one = unit?.miniatures.find((each) => pieceOfMiniature(unit, each.id) === piece);
    const wounds = one?.wounds ?? 0;
    return wounds + 1 >= most && decision.kind === 'chooseWounded'
      ? say('wouldFall')
      : wounds > 0
        ? pieceWords.wounds(wounds)
        : undefined;
  };
  return (
    <div className="lg-fight">
      <FightGlance seen={seen} />
      <PickPieceAsk
        seen={anySeen(seen)}
        decision={decision}
        referee={referee}
        pieceOf={(answer) => pieceOf(answer, seen.table)}
        lookOf={(piece) => ({
          ...(unit ? { figure: { shapes: shapesOf(unit), side: unit.side } } : {}),
          detail: detailOf(piece),
        })}
      />
    </div>
  );
}
