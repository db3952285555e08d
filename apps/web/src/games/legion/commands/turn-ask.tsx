import type { Plain } from '@sortie/kernel';
import type { Rank } from '@sortie/legion/catalogue';
import { texts } from '@sortie/legion/text';
import type { LegionView } from '@sortie/legion/view';
import { capital } from '../../../table/capital.ts';
import { PieceChoices } from '../../../table/piece-choices.tsx';
import type { AskProps, Seen } from '../../../table/table-game.ts';
import { useAnswer } from '../../../table/use-answer.ts';
import { namesFor } from '../names-for.ts';
import { pieceLook } from '../pick-ask.tsx';
import { MissingAnswers } from '../why/missing-answers.tsx';
import './command-card.css';
import { ownUnitsMissing } from './order-ask.tsx';
import { useWords } from './text/words.ts';

type Choice = { readonly unit?: string; readonly draw?: string };

/** The next unit: one with a faceup order token, or whatever is drawn blind from the pool. */
export function TurnAsk(props: AskProps<LegionView>) {
  const { seen, decision, referee } = props;
  const say = useWords();
  const { busy, send } = useAnswer(referee, decision);
  const { drawn } = decision.about as unknown as { readonly drawn: Rank | null };
  const offers = decision.answers.kind === 'offers' ? decision.answers.offers : [];
  const draws = offers.filter((each) => (each as Choice).draw !== undefined);
  const { ranks } = texts(seen.language).terms;
  return (
    <div className="lg-turns">
      {drawn !== null && <p>{say('drawn', { rank: ranks[drawn] })}</p>}
      <PieceChoices choices={unitChoices(seen, decision, offers)} onChoose={send} busy={busy} />
      {draws.map((answer) => (
        <DrawButton
          key={(answer as Choice).draw}
          seen={seen}
          seat={(answer as { readonly draw: string }).draw}
          isOnly={draws.length === 1}
          busy={busy}
          answer={answer}
          onAnswer={send}
        />
      ))}
      <MissingAnswers {...props} title="cannotBeChosen" missing={ownUnitsMissing(seen, decision)} />
    </div>
  );
}

function unitChoices(
  seen: Seen<LegionView>,
  decision: AskProps<LegionView>['decision'],
  offers: readonly Plain[],
) {
  const names = namesFor(seen);
  const { answerText } = texts(seen.language);
  return offers.flatMap((answer) => {
    const { unit } = answer as Choice;
    if (unit === undefined) return [];
    const label = capital(answerText(decision, answer, names));
    return [{ answer, piece: unit, title: names.unit(unit), label, ...pieceLook(seen, unit) }];
  });
}

interface DrawProps {
  readonly seen: Seen<LegionView>;
  readonly seat: string;
  readonly isOnly: boolean;
  readonly busy: boolean;
  readonly answer: Plain;
  readonly onAnswer: (answer: Plain) => void;
}

/** A blind draw, with what may come of it. lg.orders.pool.random-draw */
function DrawButton({ seen, seat, isOnly, busy, answer, onAnswer }: DrawProps) {
  const say = useWords();
  const names = namesFor(seen);
  return (
    <button
      type="button"
      className="lg-draw"
      disabled={busy}
      data-answer={JSON.stringify(answer)}
      onClick={() => onAnswer(answer)}
    >
      <strong>{isOnly ? say('drawFrom') : say('drawFromOf', { who: names.seat(seat) })}</strong>
      <span className="soft">{say('inPool', { ranks: poolText(seen, seat) })}</span>
    </button>
  );
}

/** The ranks of the units whose tokens lie in a pool; in which order they come nobody knows. */
function poolText({ table, language }: Seen<LegionView>, seat: string): string {
  const { ranks } = texts(language).terms;
  const inPool = table.units.filter((unit) => unit.seat === seat && unit.order === 'pool');
  const counts = new Map<Rank, number>();
  for (const { rank } of inPool) counts.set(rank, (counts.get(rank) ?? 0) + 1);
  return [...counts].map(([rank, count]) => `${count} × ${ranks[rank]}`).join(', ');
}
