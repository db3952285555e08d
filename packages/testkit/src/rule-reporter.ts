import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Reporter, TestCase } from 'vitest/node';

const REPORTS = new URL('../../../reports/', import.meta.url);

/**
 * Writes which rules were shown by which passing tests of this run to reports/rules.json. A run of some tests
 * only would tell less than is true, so `npm test` says when to write by RULES_REPORT.
 */
class RuleReporter implements Reporter {
  private readonly shown = new Map<string, string[]>();
  private readonly failed = new Map<string, string[]>();

  onTestCaseResult(test: TestCase): void {
    const rules = (test.meta() as { rules?: readonly string[] }).rules ?? [];
    const state = test.result().state;
    const into = state === 'passed' ? this.shown : this.failed;
    const name = `${test.module.relativeModuleId} > ${test.fullName}`;
    for (const rule of rules) into.set(rule, [...(into.get(rule) ?? []), name]);
  }

  onTestRunEnd(): void {
    if (process.env.RULES_REPORT !== 'write') return;
    mkdirSync(REPORTS, { recursive: true });
    const sorted = (map: Map<string, string[]>) =>
      Object.fromEntries([...map].sort(([a], [b]) => (a < b ? -1 : 1)));
    const report = { shown: sorted(this.shown), failed: sorted(this.failed) };
    writeFileSync(fileURLToPath(new URL('rules.json', REPORTS)), `${JSON.stringify(report, null, 1)}\n`);
  }
}

export default RuleReporter;
