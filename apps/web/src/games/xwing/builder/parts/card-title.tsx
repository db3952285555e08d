import type { ReactNode } from 'react';
import { useWords } from '../text/words.ts';
import './card-title.css';

/** A card's name, with the dot of unique cards before it. */
export function CardTitle({
  name,
  unique,
  children,
}: {
  readonly name: string;
  readonly unique: boolean;
  readonly children?: ReactNode;
}) {
  const say = useWords();
  return (
    <span className="card-title">
      {unique && (
        <span className="card-title-unique" title={say('unique')}>
          •<span className="unseen">{say('unique')}</span>
        </span>
      )}
      {name}
      {children}
    </span>
  );
}
