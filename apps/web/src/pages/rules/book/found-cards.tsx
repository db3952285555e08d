import type { CardRuling } from '@sortie/games';
import { memo } from 'react';
import { Link } from '../../../app/link.tsx';
import { useBook } from '../../../rules/book-context.tsx';
import { ruleAddress } from '../../../rules/rule-words.ts';
import { useWords } from '../text/words.ts';
import { MarkedText } from './marked-text.tsx';
import './found-cards.css';

interface Props {
  readonly cards: readonly CardRuling[];
  /** To be marked in their names, folded. */
  readonly words: readonly string[];
}

const MOST = 12;

/** Cards that were looked for by name: what they do, and the rules that settle how. */
export const FoundCards = memo(function FoundCards({ cards, words }: Props) {
  const say = useWords();
  const book = useBook();
  if (cards.length === 0) return null;
  return (
    <section className="found-cards">
      <h2>{say('foundCards')}</h2>
      {cards.slice(0, MOST).map(({ id, name, text, rules }) => (
        <article className="found-card" key={id} data-card={id}>
          <h3>
            <MarkedText text={name} words={words} />
          </h3>
          <p className="rule-words">{text}</p>
          <ul aria-label={say('cardLeansOn')}>
            {rules.map((rule) => (
              <li key={rule}>
                <Link href={ruleAddress(rule)}>{book.find(rule)?.title ?? rule}</Link>
              </li>
            ))}
          </ul>
        </article>
      ))}
    </section>
  );
});
