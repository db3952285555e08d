import { texts } from '@sortie/xwing/text';
import type { XwingView } from '@sortie/xwing/view';
import { useState } from 'react';
import { Answers } from '../../table/answers.tsx';
import type { AskProps } from '../table-game.ts';
import { namesFor } from './names-for.ts';

/** Any question as a plain list of its answers, so that nothing can get stuck. */
export function GenericAsk({ seen, decision, hand }: AskProps<XwingView>) {
  const [busy, setBusy] = useState(false);
  const names = namesFor(seen);
  const { answerText } = texts(seen.language);
  const answers = decision.answers.kind === 'offers' ? decision.answers.offers : decision.answers.suggestions;
  const options = answers.map((answer) => ({
    key: JSON.stringify(answer),
    label: answerText(decision, answer, names),
  }));
  const choose = (key: string) => {
    const answer = answers.find((each) => JSON.stringify(each) === key);
    if (answer === undefined) return;
    setBusy(true);
    void hand.answer(decision, answer).finally(() => setBusy(false));
  };
  return <Answers options={options} onChoose={choose} busy={busy} />;
}
