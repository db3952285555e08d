import { isFields } from './fields.ts';
import type { Entry } from './journal.ts';
import type { Plain } from './plain.ts';
import type { Refusal } from './refusal.ts';
import { refused } from './refusal.ts';
import type { Script } from './state.ts';

/** A script as it stands in an opening: any of its parts may be missing. */
export function readScript(script: Plain): Script | Refusal {
  if (!isFields(script)) return refused('table.malformed-script');
  const { dice = {}, cards = {}, strict = false, ...rest } = script;
  if (!isLists(dice) || !isLists(cards) || Object.keys(rest).length > 0)
    return refused('table.malformed-script');
  if (typeof strict !== 'boolean' && strict !== 'dice') return refused('table.malformed-script');
  return { dice, cards, strict };
}

/** What the judge lays out with an entry; undefined when it does something else. */
export function laidOutBy(entry: Entry): { readonly [part: string]: Plain } | undefined {
  if (entry.kind !== 'command' || entry.from !== 'judge') return undefined;
  if (!isFields(entry.command) || entry.command.kind !== 'script') return undefined;
  const { kind: _, ...laidOut } = entry.command;
  return laidOut;
}

function isLists(value: Plain): value is { readonly [key: string]: readonly string[] } {
  return isFields(value) && Object.values(value).every(isWords);
}

function isWords(value: Plain | undefined): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}
