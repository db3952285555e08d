import { afterEach, vi } from 'vitest';
import type { UnitKeywordUse } from '../../src/catalogue/index.ts';
import { prints } from '../rules/made-up.ts';

/** An upgrade by which its unit has these keywords, for those that no unit in play has yet. */
export function lend(...uses: readonly UnitKeywordUse[]): readonly ['targeting-scopes'] {
  prints('targeting-scopes', { lends: ({ owner, unit }) => (owner.id === unit.id ? uses : []) });
  return ['targeting-scopes'];
}

afterEach(() => {
  vi.restoreAllMocks();
});
