import type { Plain } from '@sortie/kernel';
import { texts } from '@sortie/legion/text';
import type { LegionView } from '@sortie/legion/view';
import type { OfferedUse } from '../../../../table/ability-offers.ts';
import { Answers } from '../../../../table/answers.tsx';
import { capital } from '../../../../table/capital.ts';
import { type PieceChoice, PieceChoices } from '../../../../table/piece-choices.tsx';
import type { AskProps, Seen } from '../../../../table/table-game.ts';
import { namesFor } from '../../names-for.ts';
import { shapesOf, unitOf } from '../../units.ts';
import { useWords } from '../text/words.ts';
import { KindPicker } from './kind-picker.tsx';
import { ListPicker } from './list-picker.tsx';
import { areDice, picksOf } from './picked-kinds.ts';
import { factsOfUse } from './use-facts.ts';

export interface UseProps extends AskProps<LegionView> {
  readonly use: OfferedUse;
  readonly busy: boolean;
  /** Its ways are shown. */
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onAnswer: (answer: Plain) => void;
}

/** Something that may be used now: at once where there is one way, by a number, or with ways that open. */
export function AbilityUse(props: UseProps) {
  const say = useWords();
  const { seen, decision, use, busy, isOpen, onOpen, onAnswer } = props;
  const { title, text, price, icon, owner } = factsOfUse(use.key, seen, say);
  const [only, ...others] = use.offers;
  const picks = picksOf(decision, use.key);
  const isPlain = only !== undefined && others.length === 0 && !picks;
  const counts = picks ? undefined : countsOf(use);
  return (
    <div className="lg-use" data-use={use.key}>
      <svg className="lg-use-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={icon} />
      </svg>
      <span className="lg-use-what">
        <strong>{isPlain && !text ? plainTitle(props) : title}</strong>
        <span className="soft">{text}</span>
        <span className="lg-use-facts">
          {owner !== undefined && <span>{namesFor(seen).unit(owner)}</span>}
          {price && <span data-price="">{say('costs', { price })}</span>}
          {!use.optional && <span data-must="">{say('mustUse')}</span>}
        </span>
      </span>
      {counts ? (
        <Counts counts={counts} title={title} busy={busy} onAnswer={onAnswer} />
      ) : (
        <button
          type="button"
          className="lg-use-button"
          disabled={busy || only === undefined}
          aria-label={`${title}: ${say(isOpen && !isPlain ? 'cancel' : 'use')}`}
          {...(isPlain
            ? { 'data-answer': JSON.stringify(only.answer) }
            : { 'aria-expanded': isOpen, 'data-action': use.key })}
          onClick={() => (isPlain ? onAnswer(only.answer) : onOpen(!isOpen))}
        >
          {say(isOpen && !isPlain ? 'cancel' : 'use')}
        </button>
      )}
      {isOpen && !isPlain && !counts && <Ways {...props} />}
    </div>
  );
}

function plainTitle({ seen, decision, use }: UseProps): string {
  return capital(texts(seen.language).answerText(decision, use.offers[0]!.answer, namesFor(seen)));
}

interface CountOffer {
  readonly count: number;
  readonly answer: Plain;
}

/** Where every way is a number: of hits that are cancelled, of blocks. */
function countsOf({ offers }: OfferedUse): readonly CountOffer[] | undefined {
  const counts = offers.flatMap(({ answer, choice }) =>
    typeof choice === 'number' ? [{ answer, count: choice }] : [],
  );
  return counts.length > 0 && counts.length === offers.length ? counts : undefined;
}

interface CountsProps {
  readonly counts: readonly CountOffer[];
  readonly title: string;
  readonly busy: boolean;
  readonly onAnswer: (answer: Plain) => void;
}

/** One button a number; the largest is what most people want. */
function Counts({ counts, title, busy, onAnswer }: CountsProps) {
  const most = Math.max(...counts.map(({ count }) => count));
  return (
    <span className="lg-use-counts">
      {counts.map(({ count, answer }) => (
        <button
          key={count}
          type="button"
          className={count === most ? 'primary' : ''}
          disabled={busy}
          aria-label={`${title}: ${count}`}
          data-answer={JSON.stringify(answer)}
          onClick={() => onAnswer(answer)}
        >
          {count}
        </button>
      ))}
    </span>
  );
}

function Ways(props: UseProps) {
  const { seen, decision, use, busy, onAnswer } = props;
  const { pool } = seen.table;
  const picks = picksOf(decision, use.key);
  const first = use.offers[0]?.choice ?? null;
  const answerOf = (choice: readonly Plain[]): Plain => ({ use: use.key, choice });
  const textOf = (answer: Plain) =>
    capital(texts(seen.language).answerText(decision, answer, namesFor(seen)));
  if (picks && areDice(picks)) {
    const dice = (isDefending(decision) ? pool?.defenseDice : pool?.dice) ?? [];
    return <KindPicker {...{ picks, dice, first, busy, answerOf, onAnswer }} />;
  }
  if (picks) {
    return (
      <ListPicker {...{ picks, first, busy, answerOf, onAnswer }} nameOf={(item) => nameOf(seen, item)} />
    );
  }
  const pieces = pieceChoices(seen, use, textOf);
  if (pieces) return <PieceChoices choices={pieces} onChoose={onAnswer} busy={busy} />;
  return (
    <Answers
      options={use.offers.map(({ answer }) => ({ key: JSON.stringify(answer), label: textOf(answer) }))}
      busy={busy}
      onChoose={(key) => onAnswer(JSON.parse(key) as Plain)}
    />
  );
}

const DEFENDING: ReadonlySet<string> = new Set(['rerollDefenseDice', 'surgesConverted', 'modifyDefenseDice']);

function isDefending({ about }: UseProps['decision']): boolean {
  return DEFENDING.has(String((about as { readonly window?: string } | null)?.window));
}

/** A unit, a token or a card by its id. */
function nameOf(seen: Seen<LegionView>, item: Plain): string {
  const id = typeof item === 'string' ? item : JSON.stringify(item);
  const names = namesFor(seen);
  const named = [names.unit(id), names.miniature(id), names.token(id), names.terrain(id)];
  return named.find((name) => name !== id) ?? names.card(id) ?? id;
}

/** Where every way is another unit, it can be pointed at. */
function pieceChoices(
  seen: Seen<LegionView>,
  { offers }: OfferedUse,
  textOf: (answer: Plain) => string,
): readonly PieceChoice[] | undefined {
  const choices = offers.flatMap(({ answer, choice }): readonly PieceChoice[] => {
    const id = typeof choice === 'string' ? choice : unitIn(choice);
    const unit = id === undefined ? undefined : unitOf(seen.table, id);
    if (!unit) return [];
    const figure = { shapes: shapesOf(unit), side: unit.side };
    return [{ answer, piece: unit.id, title: namesFor(seen).unit(unit.id), label: textOf(answer), figure }];
  });
  const areAll = choices.length === offers.length && choices.length > 0;
  return areAll && new Set(choices.map(({ piece }) => piece)).size === choices.length ? choices : undefined;
}

function unitIn(choice: Plain): string | undefined {
  const { unit } = (choice ?? {}) as { readonly unit?: unknown };
  return typeof unit === 'string' ? unit : undefined;
}
