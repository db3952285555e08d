import type { Decision } from '@sortie/kernel';
import type { CommandCardId } from '@sortie/legion/catalogue';
import { reachMarks } from '@sortie/legion/scene';
import { texts } from '@sortie/legion/text';
import type { LegionView } from '@sortie/legion/view';
import { useMemo } from 'react';
import { useLayer } from '../../../table/layers.tsx';
import type { Missing } from '../../../table/not-offered.tsx';
import type { AskProps, Seen } from '../../../table/table-game.ts';
import { namesFor } from '../names-for.ts';
import { PickAsk } from '../pick-ask.tsx';
import { isInPlay } from '../units.ts';
import { MissingAnswers } from '../why/missing-answers.tsx';
import { CommandCardFace } from './command-card.tsx';
import { useWords } from './text/words.ts';

interface About {
  readonly card: CommandCardId;
  /** Who gives the orders; nobody yet while that is asked. */
  readonly by?: string;
  readonly left?: number;
}

/** Who gives the orders of a card, or to whom the next one goes: pointed at on the table. */
export function OrderAsk(props: AskProps<LegionView>) {
  const { seen, decision } = props;
  const say = useWords();
  const { card, by, left } = decision.about as unknown as About;
  const names = namesFor(seen);
  useOrderReach(seen, by);
  return (
    <div className="lg-turns">
      <CommandCardFace id={card} />
      {by !== undefined && (
        <p>
          {say('ordersNow', { unit: names.unit(by), card: names.card(card) ?? card })}{' '}
          <strong>{say('ordersLeft', { count: left ?? 1 })}</strong>
        </p>
      )}
      <PickAsk {...props} />
      <MissingAnswers
        {...props}
        title={by === undefined ? 'cannotBeChosen' : 'cannotBeOrdered'}
        missing={ownUnitsMissing(seen, decision)}
      />
    </div>
  );
}

/** Own units that are not offered, each asked for as an answer. */
export function ownUnitsMissing(
  seen: Pick<Seen<LegionView>, 'table' | 'people' | 'language'>,
  { seat, answers }: Decision,
): readonly Missing[] {
  const offers = answers.kind === 'offers' ? answers.offers : [];
  const offered = new Set(offers.map((each) => (each as { readonly unit?: string }).unit));
  const names = namesFor(seen);
  return seen.table.units
    .filter((unit) => unit.seat === seat && isInPlay(unit) && !offered.has(unit.id))
    .map(({ id }) => ({ key: id, label: names.unit(id), answer: { unit: id } }));
}

/** The bands of range up to which orders are heard. lg.orders.eligible.range */
const HEARD: ReadonlySet<string> = new Set(['band-1', 'band-2', 'band-3']);

function useOrderReach(seen: Seen<LegionView>, by: string | undefined): void {
  const { table, language } = seen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every view brings the same table as a new object.
  const layer = useMemo(
    () => ({
      marks:
        by === undefined
          ? []
          : reachMarks(table, by, texts(language).pieceWords).filter(({ role }) => HEARD.has(role)),
    }),
    [by, language],
  );
  useLayer(layer);
}
