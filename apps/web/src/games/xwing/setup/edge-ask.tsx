import type { Edge } from '@sortie/xwing/model';
import { texts } from '@sortie/xwing/text';
import type { XwingView } from '@sortie/xwing/view';
import { BigChoices } from '../../../table/big-choices.tsx';
import type { AskProps } from '../../../table/table-game.ts';
import { useAnswer } from '../../../table/use-answer.ts';
import { namesFor } from '../names-for.ts';

const strips: Readonly<Record<Edge, string>> = {
  south: 'M2 18H22V22H2Z',
  north: 'M2 2H22V6H2Z',
  west: 'M2 2H6V22H2Z',
  east: 'M18 2H22V22H18Z',
};

/** Which edge of the table is one's own. */
export function EdgeAsk({ seen, decision, referee }: AskProps<XwingView>) {
  const { busy, send } = useAnswer(referee, decision);
  const offers = decision.answers.kind === 'offers' ? decision.answers.offers : [];
  const choices = offers.map((offer) => ({
    answer: offer,
    title: texts(seen.language).answerText(decision, offer, namesFor(seen)),
    picture: (
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path className="big-choices-frame" d="M2 2H22V22H2Z" />
        <path className="big-choices-filled" d={strips[(offer as { readonly edge: Edge }).edge]} />
      </svg>
    ),
  }));
  return <BigChoices choices={choices} onChoose={send} busy={busy} />;
}
