import type { RuleId } from '@sortie/games';
import { test } from 'vitest';

type Shows<Id extends string> = (
  rules: Id | readonly Id[],
  title: string,
  run: () => void | Promise<void>,
) => void;

/** Tests that show rules of a game by their ids; a misspelt id does not compile. */
export function showsRulesOf<Id extends string>(): Shows<Id> {
  return (rules, title, run) =>
    test(title, async ({ task }) => {
      (task.meta as { rules?: readonly string[] }).rules = typeof rules === 'string' ? [rules] : [...rules];
      await run();
    });
}

/** A test that shows rules: the report of a test run counts the rules of the tests that passed in it. */
export const shows = showsRulesOf<RuleId>();
