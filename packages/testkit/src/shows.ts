import type { RuleId } from '@sortie/games';
import { test } from 'vitest';

/** A test that shows rules: the report of a test run counts the rules of the tests that passed in it. */
export function shows(
  rules: RuleId | readonly RuleId[],
  title: string,
  run: () => void | Promise<void>,
): void {
  test(title, async ({ task }) => {
    (task.meta as { rules?: readonly string[] }).rules = typeof rules === 'string' ? [rules] : [...rules];
    await run();
  });
}
