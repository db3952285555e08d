import type { ReactNode } from 'react';
import { useLanguage } from '../../../app/settings.ts';
import { cardText } from '../card-text.ts';
import './card-link.css';
import { priceOf } from './price-of.ts';
import { useWords } from './text/words.ts';

interface CardLinkProps {
  /** As the catalogue names it. */
  readonly card: string;
  readonly children: ReactNode;
}

/** A card's name, with its price; opened, it says what the card does. */
export function CardLink({ card, children }: CardLinkProps) {
  const say = useWords();
  const text = cardText(card, useLanguage());
  const price = priceOf(card);
  return (
    <span className="card-link">
      {text === undefined ? (
        children
      ) : (
        <details open={hasRoom()}>
          <summary title={say('showCard')}>{children}</summary>
          <span className="card-link-text">{text}</span>
        </details>
      )}
      {price ? <span className="card-link-price">{say(price)}</span> : null}
    </span>
  );
}

/** Where there is room nobody has to open it. */
function hasRoom(): boolean {
  return window.matchMedia('(min-width: 861px) and (min-height: 521px)').matches;
}
