import { texts } from '@sortie/armada/text';
import type { ArmadaView } from '@sortie/armada/view';
import type { Plain } from '@sortie/kernel';
import { capital } from '../../../table/capital.ts';
import { GenericAsk } from '../../../table/generic-ask.tsx';
import { type AskProps, anySeen } from '../../../table/table-game.ts';
import { namesFor } from '../names-for.ts';
import { MissingAnswers } from '../why/missing-answers.tsx';

const DEEDS = ['move', 'attack'] as const;

/** Whether a squadron moves or attacks, and why it cannot. */
export function DeedAsk(props: AskProps<ArmadaView>) {
  const { seen, decision } = props;
  const offers = decision.answers.kind === 'offers' ? decision.answers.offers : [];
  const isOffered = (deed: string) =>
    offers.some((answer) => (answer as { readonly deed?: Plain } | null)?.deed === deed);
  const missing = DEEDS.filter((deed) => !isOffered(deed)).map((deed) => ({
    key: deed,
    label: capital(texts(seen.language).answerText(decision, { deed }, namesFor(seen))),
    answer: { deed },
  }));
  return (
    <>
      <GenericAsk {...props} seen={anySeen(seen)} />
      <MissingAnswers {...props} title="cannotBeDone" missing={missing} />
    </>
  );
}
