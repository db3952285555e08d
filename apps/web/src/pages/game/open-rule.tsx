import { Suspense } from 'react';
import { lazyPart } from '../../app/lazy-part.ts';

const RuleDialog = lazyPart(() => import('../rules/rule-dialog.tsx').then((page) => page.RuleDialog));

/** A rule beside the table; the rulebook comes when it is first asked for. */
export function OpenRule({ rule, onClose }: { readonly rule: string; readonly onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      <RuleDialog rule={rule} onClose={onClose} />
    </Suspense>
  );
}
