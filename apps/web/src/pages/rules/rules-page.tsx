import { Suspense, useEffect } from 'react';
import { lazyPart } from '../../app/lazy-part.ts';
import type { PageProps } from '../../app/page.ts';
import { goTo } from '../../app/router.ts';
import { Waiting } from '../../app/waiting.tsx';
import { BookAround } from '../../rules/book-context.tsx';
import { gameRules, rulesOfGame, rulesWith } from '../../rules/rule-words.ts';
import { AllBooks } from './all-books.tsx';
import { RuleBook } from './book/rule-book.tsx';

const CoverageView = lazyPart(() =>
  import('./rule-coverage/coverage-view.tsx').then((view) => view.CoverageView),
);

/** `/rules`, `/rules/<game>`, `/rules/<game>/<id>` and `/rules/<game>/coverage`. */
export function RulesPage({ parts }: PageProps) {
  const [game, part] = parts;
  const rules = rulesOfGame(game);
  if (rules === undefined) return <OtherAddress part={game} />;
  return (
    <BookAround book={rules.book}>
      {part === 'coverage' ? (
        <Suspense fallback={<Waiting />}>
          <CoverageView />
        </Suspense>
      ) : (
        <RuleBook chosen={part ?? null} />
      )}
    </BookAround>
  );
}

/** Addresses without a game: those of rules were given out before there were several games. */
function OtherAddress({ part }: { readonly part: string | undefined }) {
  const address = addressFor(part);
  useEffect(() => {
    if (address !== undefined) goTo(`${address}${window.location.search}`, 'replace');
  }, [address]);
  return address === undefined ? <AllBooks /> : <Waiting />;
}

function addressFor(part: string | undefined): string | undefined {
  const [first, ...others] = gameRules();
  const { game } = rulesWith(part ?? '') ?? (others.length === 0 ? first : undefined) ?? {};
  return game && ['/rules', game, ...(part === undefined ? [] : [encodeURIComponent(part)])].join('/');
}
