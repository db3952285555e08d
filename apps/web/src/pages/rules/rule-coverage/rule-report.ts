import type { Site } from '../../../games/site.ts';

/** What a run of the tests wrote: which rules passing and failing tests name. */
export interface RuleReport {
  readonly shown: Readonly<Record<string, readonly string[]>>;
  readonly failed: Readonly<Record<string, readonly string[]>>;
}

const loads = new WeakMap<Site, Promise<RuleReport | null>>();

/** Null when the page was built without a report. */
export function loadRuleReport(site: Site): Promise<RuleReport | null> {
  const known = loads.get(site) ?? site.loadRuleReport().then(reportIn);
  loads.set(site, known);
  return known;
}

export function reportIn(value: unknown): RuleReport | null {
  if (typeof value !== 'object' || value === null) return null;
  const { shown, failed } = value as Partial<RuleReport>;
  return isTable(shown) && isTable(failed) ? { shown, failed } : null;
}

function isTable(value: unknown): value is RuleReport['shown'] {
  return typeof value === 'object' && value !== null && Object.values(value).every(Array.isArray);
}
