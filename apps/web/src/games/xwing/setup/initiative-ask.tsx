import { texts } from '@sortie/xwing/text';
import type { XwingView } from '@sortie/xwing/view';
import type { AskProps } from '../../table-game.ts';
import { BigChoices } from '../big-choices.tsx';
import { namesFor } from '../names-for.ts';
import { useWords } from '../text/words.ts';
import { useAnswer } from '../use-answer.ts';

/** Who goes first at equal pilot skill, for the whole game. */
export function InitiativeAsk({ seen, decision, hand }: AskProps<XwingView>) {
  const say = useWords();
  const { busy, send } = useAnswer(hand, decision);
  const own = seen.table.seats.find(({ id }) => id === seen.as)?.side;
  const offers = decision.answers.kind === 'offers' ? decision.answers.offers : [];
  const choices = offers.map((offer) => ({
    answer: offer,
    title: texts(seen.language).answerText(decision, offer, namesFor(seen)),
    detail: say((offer as { readonly side?: number }).side === own ? 'yourSide' : 'theirSide'),
  }));
  return <BigChoices choices={choices} onChoose={send} busy={busy} />;
}
