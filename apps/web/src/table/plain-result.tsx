import type { ReactNode } from 'react';
import { RuleLink } from '../rules/rule-link.tsx';
import { refusalSentence } from './refusal-sentence.ts';
import type { SeenProps } from './table-game.ts';
import { useWords } from './text/words.ts';

/** Who won, and by which rule. */
export function PlainResult({ seen, children }: SeenProps & { readonly children?: ReactNode }) {
  const say = useWords();
  const { outcome, people, as, text } = seen;
  if (!outcome) return null;
  const { winner, rule } = outcome;
  const own = people.find(({ seat }) => seat === as)?.side;
  const who = people.filter(({ side }) => side === winner).map(({ name }) => name);
  const title =
    winner === null ? say('draw') : winner === own ? say('youWin') : say('wins', { who: who.join(', ') });
  return (
    <section className="panel" data-winner={winner ?? 'draw'} aria-label={say('result')}>
      <h2>{title}</h2>
      <p>
        {refusalSentence({ kind: 'refused', rule, about: null }, text)} <RuleLink rule={rule} inNewTab />
      </p>
      {children}
    </section>
  );
}
