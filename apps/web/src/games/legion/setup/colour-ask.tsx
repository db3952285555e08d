import { texts } from '@sortie/legion/text';
import type { LegionView } from '@sortie/legion/view';
import { BigChoices } from '../../../table/big-choices.tsx';
import { capital } from '../../../table/capital.ts';
import type { AskProps } from '../../../table/table-game.ts';
import { useAnswer } from '../../../table/use-answer.ts';
import { namesFor } from '../names-for.ts';
import { useWords } from '../text/words.ts';

/** Blue or red, or which long edge, with what comes of it. */
export function ColourAsk({ seen, decision, referee }: AskProps<LegionView>) {
  const say = useWords();
  const { busy, send } = useAnswer(referee, decision);
  const offers = decision.answers.kind === 'offers' ? decision.answers.offers : [];
  const choices = offers.map((answer) => {
    const { colour, edge } = answer as {
      readonly colour?: 'blue' | 'red';
      readonly edge?: 'south' | 'north';
    };
    return {
      answer,
      title: capital(texts(seen.language).answerText(decision, answer, namesFor(seen))),
      detail: colour ? say(`colour_${colour}`) : say(`edge_${edge ?? 'south'}`),
    };
  });
  return <BigChoices choices={choices} onChoose={send} busy={busy} />;
}
