import type { ReactNode } from 'react';
import { useWords } from './text/words.ts';
import './card.css';

export interface CardFact {
  readonly label: string;
  readonly value: string | number;
  /** An SVG path on a box of 24 by 24, in place of the written label. */
  readonly icon?: string;
  readonly tone?: string;
}

interface Props {
  readonly title: string;
  readonly subtitle?: string;
  readonly text?: string;
  readonly facts?: readonly CardFact[];
  readonly faceup?: boolean;
  /** `side-0`, `side-1`, `good`, `bad`, `warn`, `accent`: the colour of its frame. */
  readonly tone?: string;
  readonly size?: 'small' | 'large';
  /** An SVG path on a box of 24 by 24 before the title. */
  readonly icon?: string;
  /** Lies there, but no longer counts. */
  readonly isSpent?: boolean;
  readonly children?: ReactNode;
}

/** A card of any game in our own frame. It turns over when what was facedown is faceup. */
export function Card({
  title,
  subtitle,
  text,
  facts = [],
  faceup = true,
  tone = 'neutral',
  size = 'small',
  icon,
  isSpent = false,
  children,
}: Props) {
  const say = useWords();
  return (
    <article
      className={`card card-${size} card-tone-${tone}${isSpent ? ' card-spent' : ''}`}
      data-faceup={faceup}
      aria-label={faceup ? (isSpent ? say('cardSpent', { name: title }) : title) : say('cardFacedown')}
    >
      <div className="card-body">
        <div className="card-front" aria-hidden={!faceup} inert={!faceup}>
          {faceup ? (
            <>
              <header className="card-head">
                {icon ? (
                  <svg className="card-icon" viewBox="0 0 24 24" aria-hidden="true">
                    <path d={icon} />
                  </svg>
                ) : null}
                <div>
                  <p className="card-title">{title}</p>
                  {subtitle ? <p className="card-subtitle">{subtitle}</p> : null}
                </div>
              </header>
              {facts.length > 0 ? <CardFacts facts={facts} /> : null}
              {text ? <p className="card-text">{text}</p> : null}
              {children}
            </>
          ) : null}
        </div>
        <div className="card-back" aria-hidden={faceup}>
          <svg viewBox="0 0 48 48" aria-hidden="true">
            <path d="M24 4L44 24L24 44L4 24ZM24 12L36 24L24 36L12 24ZM24 19L29 24L24 29L19 24Z" />
          </svg>
        </div>
      </div>
    </article>
  );
}

function CardFacts({ facts }: { readonly facts: readonly CardFact[] }) {
  return (
    <dl className="card-facts">
      {facts.map(({ label, value, icon, tone = 'neutral' }) => (
        <div key={label} className={`card-fact card-tone-${tone}`} title={label}>
          <dt className={icon ? 'card-fact-icon' : undefined}>
            {icon ? (
              <svg viewBox="0 0 24 24" role="img" aria-label={label}>
                <path d={icon} />
              </svg>
            ) : (
              label
            )}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
