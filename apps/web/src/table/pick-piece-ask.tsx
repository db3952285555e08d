import type { Plain } from '@sortie/kernel';
import { isPass, Pass } from './asking/pass.tsx';
import { type PieceChoice, PieceChoices } from './piece-choices.tsx';
import { subjectOf } from './subject-of.ts';
import type { AskProps } from './table-game.ts';
import { useWords } from './text/words.ts';
import { useAnswer } from './use-answer.ts';

interface Props extends AskProps {
  /** The piece that an answer means. */
  readonly pieceOf: (answer: Plain) => string;
  /** How a piece looks, and what tells it from others. */
  readonly lookOf?: (piece: string) => Pick<PieceChoice, 'figure' | 'detail' | 'also'>;
}

/** Each answer is a piece on the table, but for the one that lets the question be. */
export function PickPieceAsk({ seen, decision, referee, pieceOf, lookOf }: Props) {
  const say = useWords();
  const { busy, send } = useAnswer(referee, decision);
  const subject = subjectOf(seen);
  const offers = decision.answers.kind === 'offers' ? decision.answers.offers : [];
  const pass = offers.find(isPass);
  const choices = offers
    .filter((answer) => answer !== pass)
    .map((answer) => {
      const piece = pieceOf(answer);
      const title = seen.text.answer(decision, answer, subject);
      return { answer, piece, title, label: say('chooseThis', { piece: title }), ...lookOf?.(piece) };
    });
  return (
    <>
      <PieceChoices choices={choices} onChoose={send} busy={busy} />
      {pass !== undefined && (
        <Pass
          answer={pass}
          label={seen.text.answer(decision, pass, subject)}
          busy={busy}
          isBest={choices.length === 0}
          onAnswer={send}
        />
      )}
    </>
  );
}
