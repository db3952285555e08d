import { lazy, Suspense } from 'react';

const RuleDialog = lazy(() =>
  import('../rules/rule-dialog.tsx').then((page) => ({ default: page.RuleDialog })),
);

/** A rule beside the table; the rulebook comes when it is first asked for. */
export function OpenRule({ rule, onClose }: { readonly rule: string; readonly onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      <RuleDialog rule={rule} onClose={onClose} />
    </Suspense>
  );
}
