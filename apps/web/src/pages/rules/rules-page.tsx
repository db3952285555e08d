import { lazy, Suspense } from 'react';
import type { PageProps } from '../../app/page.ts';
import { Waiting } from '../../app/waiting.tsx';
import { RuleBook } from './book/rule-book.tsx';

const CoverageView = lazy(() =>
  import('./rule-coverage/coverage-view.tsx').then((view) => ({ default: view.CoverageView })),
);

/** `/rules`, `/rules/<id>` and `/rules/coverage`. */
export function RulesPage({ parts }: PageProps) {
  const [part] = parts;
  if (part === 'coverage') {
    return (
      <Suspense fallback={<Waiting />}>
        <CoverageView />
      </Suspense>
    );
  }
  return <RuleBook chosen={part ?? null} />;
}
