/** What a run of the tests wrote: which rules passing and failing tests name. */
export interface RuleReport {
  readonly shown: Readonly<Record<string, readonly string[]>>;
  readonly failed: Readonly<Record<string, readonly string[]>>;
}

/** Comes with the page when it is built after a run of the tests. */
const reports = import.meta.glob<unknown>('../../../../../../reports/rules.json', { import: 'default' });

/** Null when the page was built without a report. */
export async function loadRuleReport(): Promise<RuleReport | null> {
  const load = Object.values(reports)[0];
  return load ? reportIn(await load()) : null;
}

export function reportIn(value: unknown): RuleReport | null {
  if (typeof value !== 'object' || value === null) return null;
  const { shown, failed } = value as Partial<RuleReport>;
  return isTable(shown) && isTable(failed) ? { shown, failed } : null;
}

function isTable(value: unknown): value is RuleReport['shown'] {
  return typeof value === 'object' && value !== null && Object.values(value).every(Array.isArray);
}
