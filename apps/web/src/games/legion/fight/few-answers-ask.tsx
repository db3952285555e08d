import { texts } from '@sortie/legion/text';
import type { LegionView } from '@sortie/legion/view';
import { BigChoices } from '../../../table/big-choices.tsx';
import { capital } from '../../../table/capital.ts';
import type { AskProps } from '../../../table/table-game.ts';
import { useAnswer } from '../../../table/use-answer.ts';
import { namesFor } from '../names-for.ts';

/** A handful of answers as large buttons: how many tokens, which weapon. */
export function FewAnswersAsk({ seen, decision, referee }: AskProps<LegionView>) {
  const { busy, send } = useAnswer(referee, decision);
  const offers = decision.answers.kind === 'offers' ? decision.answers.offers : [];
  const { answerText } = texts(seen.language);
  const choices = offers.map((answer) => ({
    answer,
    title: capital(answerText(decision, answer, namesFor(seen))),
  }));
  return <BigChoices choices={choices} onChoose={send} busy={busy} />;
}
