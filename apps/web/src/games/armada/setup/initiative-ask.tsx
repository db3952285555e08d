import { texts } from '@sortie/armada/text';
import type { ArmadaView } from '@sortie/armada/view';
import { BigChoices } from '../../../table/big-choices.tsx';
import { capital } from '../../../table/capital.ts';
import type { AskProps } from '../../../table/table-game.ts';
import { useAnswer } from '../../../table/use-answer.ts';
import { namesFor } from '../names-for.ts';
import { useWords } from '../text/words.ts';
import { ownSide } from '../units.ts';

/** Who is the first player of the whole game. */
export function InitiativeAsk({ seen, decision, referee }: AskProps<ArmadaView>) {
  const say = useWords();
  const { busy, send } = useAnswer(referee, decision);
  const own = ownSide(seen.table, seen.as);
  const offers = decision.answers.kind === 'offers' ? decision.answers.offers : [];
  const choices = offers.map((offer) => ({
    answer: offer,
    title: capital(texts(seen.language).answerText(decision, offer, namesFor(seen))),
    detail: say((offer as { readonly side?: number }).side === own ? 'youFirst' : 'theyFirst'),
  }));
  return <BigChoices choices={choices} onChoose={send} busy={busy} />;
}
