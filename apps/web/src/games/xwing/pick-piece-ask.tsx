import { texts } from '@sortie/xwing/text';
import type { XwingView } from '@sortie/xwing/view';
import type { AskProps } from '../table-game.ts';
import { namesFor } from './names-for.ts';
import { PieceChoices } from './piece-choices.tsx';
import { useWords } from './text/words.ts';
import { useAnswer } from './use-answer.ts';

/** A ship or a bomb. */
export function PickPieceAsk({ seen, decision, hand }: AskProps<XwingView>) {
  const say = useWords();
  const { busy, send } = useAnswer(hand, decision);
  const offers = decision.answers.kind === 'offers' ? decision.answers.offers : [];
  const choices = offers.map((answer) => {
    const { ship, bomb } = answer as { readonly ship?: string; readonly bomb?: string };
    const title = texts(seen.language).answerText(decision, answer, namesFor(seen));
    return { answer, piece: String(ship ?? bomb ?? ''), title, label: say('chooseThis', { ship: title }) };
  });
  return <PieceChoices seen={seen} choices={choices} onChoose={send} busy={busy} />;
}
