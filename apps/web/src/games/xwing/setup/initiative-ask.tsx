import { texts } from '@sortie/xwing/text';
import type { XwingView } from '@sortie/xwing/view';
import { BigChoices } from '../../../table/big-choices.tsx';
import type { AskProps } from '../../../table/table-game.ts';
import { useAnswer } from '../../../table/use-answer.ts';
import { namesFor } from '../names-for.ts';
import { useWords } from '../text/words.ts';

/** Who goes first at equal pilot skill, for the whole game. */
export function InitiativeAsk({ seen, decision, referee }: AskProps<XwingView>) {
  const say = useWords();
  const { busy, send } = useAnswer(referee, decision);
  const own = seen.table.seats.find(({ id }) => id === seen.as)?.side;
  const offers = decision.answers.kind === 'offers' ? decision.answers.offers : [];
  const choices = offers.map((offer) => ({
    answer: offer,
    title: texts(seen.language).answerText(decision, offer, namesFor(seen)),
    detail: say((offer as { readonly side?: number }).side === own ? 'yourSide' : 'theirSide'),
  }));
  return <BigChoices choices={choices} onChoose={send} busy={busy} />;
}
