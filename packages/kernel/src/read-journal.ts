import type { Fairness } from './commitment.ts';
import { isFields } from './fields.ts';
import type { Entry, Milestone, Opening } from './journal.ts';
import type { Plain } from './plain.ts';
import type { SeatId } from './seat.ts';

type Fields = { readonly [field: string]: Plain };

/** An entry from a file or a wire; undefined when it is none. `place` is where in the journal it would stand. */
export function readEntry(value: Plain, place: number): Entry | undefined {
  if (!isFields(value)) return undefined;
  const { kind, from, command, to, by, keepsDice } = value;
  if (kind === 'answer') return readAnswer(value);
  if (kind === 'command' && typeof from === 'string' && command !== undefined) {
    return { kind, from: from as SeatId, command };
  }
  if (kind === 'undo' && isPlace(to) && to < place && typeof by === 'string') {
    return { kind, to, by: by as SeatId, ...(keepsDice === true ? { keepsDice } : {}) };
  }
  return undefined;
}

function readAnswer({ seat, question, key, decision, answer }: Fields): Entry | undefined {
  const isKnown = typeof seat === 'string' && typeof question === 'string' && isPlace(decision);
  if (!isKnown || answer === undefined || (key !== undefined && typeof key !== 'string')) return undefined;
  const named = key === undefined ? {} : { key };
  return { kind: 'answer', seat: seat as SeatId, question, ...named, decision, answer };
}

export function readJournal(value: Plain | undefined): readonly Entry[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const entries = value.map((each: Plain, place) => readEntry(each, place));
  return entries.every((entry) => entry !== undefined) ? entries : undefined;
}

export function readMilestones(value: Plain | undefined): readonly Milestone[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const isMilestone = (each: Plain) =>
    isFields(each) && isPlace(each.entries) && isNumber(each.milestone) && typeof each.hash === 'string';
  return value.every(isMilestone) ? (value as unknown as Milestone[]) : undefined;
}

export function readOpening(value: Plain | undefined): Opening | undefined {
  if (!isFields(value)) return undefined;
  const { game, rules, setup, seed, newDice } = value;
  const isNamed = typeof game === 'string' && typeof rules === 'string';
  if (!isNamed || typeof seed !== 'string' || setup === undefined) return undefined;
  if (newDice !== undefined && !areNewDice(newDice)) return undefined;
  return value as unknown as Opening;
}

function areNewDice(value: Plain): boolean {
  if (!Array.isArray(value)) return false;
  let before = 0;
  return value.every((each: Plain) => {
    if (!isFields(each) || !isPlace(each.from) || each.from <= before) return false;
    before = each.from;
    return typeof each.seed === 'string';
  });
}

export function readFairness(value: Plain): Fairness | undefined {
  if (!isFields(value)) return undefined;
  const { commitment, seeds, promises = {}, secret } = value;
  const known = typeof commitment === 'string' && (secret === undefined || typeof secret === 'string');
  if (!known || !isFields(seeds) || !isFields(promises)) return undefined;
  const given = [...Object.values(seeds), ...Object.values(promises)];
  if (!given.every((each) => typeof each === 'string')) return undefined;
  return value as unknown as Fairness;
}

export function isPlace(value: Plain | undefined): value is number {
  return isNumber(value) && Number.isInteger(value) && value >= 0;
}

function isNumber(value: Plain | undefined): value is number {
  return typeof value === 'number';
}
