import { choiceFault, seedFault, seedToProve } from './commitment.ts';
import { isFields } from './fields.ts';
import type { Game } from './game.ts';
import type { Milestone, Replay } from './journal.ts';
import type { Kinded } from './kinded.ts';
import type { Plain } from './plain.ts';
import { equal } from './plain.ts';
import { plainCopy } from './plain-copy.ts';
import { readFairness, readJournal, readMilestones, readOpening } from './read-journal.ts';
import { Referee } from './referee.ts';
import type { Refusal } from './refusal.ts';
import { isRefusal, refused } from './refusal.ts';
import { laidOutBy } from './script.ts';
import type { GameState } from './state.ts';

/** What came of playing a replay again: the same game, or where it first turned into another. */
export type ReplayVerdict =
  | { readonly kind: 'verified'; readonly entries: number; readonly milestones: number }
  | {
      readonly kind: 'differs';
      readonly at: 'opening' | 'entry' | 'milestone' | 'end';
      /** How many entries had been made when it was seen. */
      readonly entries: number;
      readonly expected: Plain;
      readonly found: Plain;
    };

/** Plays a replay again and compares the state at every milestone and at the end. */
export function verifyReplay<State extends GameState, Effect extends Kinded, Event extends Kinded>(
  game: Game<State, Effect, Event>,
  replay: Replay,
): ReplayVerdict | Refusal {
  const read = readReplay(plainCopy(replay));
  if (!read || read.opening.game !== game.name) return refused('table.malformed-replay');
  const { rules } = read.opening;
  if (rules !== game.rules) return refused('table.other-rules', { rules, known: game.rules });
  try {
    return playAndCompare(game, read);
  } catch (error) {
    return differs('opening', 0, 'a game', error instanceof Error ? error.message : String(error));
  }
}

/**
 * Whether nobody could have known the dice of a finished game: they came from what the referee and the players had
 * promised, and nothing on the table was there before.
 */
export function verifyDice(replay: Replay): Refusal | undefined {
  const read = readReplay(plainCopy(replay));
  if (!read) return refused('table.malformed-replay');
  if (!read.fairness) return refused('table.seed-not-committed');
  if (isScripted(read)) return refused('table.dice-scripted');
  const { opening, fairness } = read;
  const fault = seedFault(fairness, seedToProve(opening)) ?? choiceFault(fairness);
  if (fault) return fault;
  const newDice = opening.newDice?.at(-1);
  if (newDice) return refused('table.dice-new-from', { entries: newDice.from });
  return opening.position === undefined ? undefined : refused('table.begun-from-position');
}

/** A script of the past is dropped where new dice come in, if they ever do. */
function isScripted({ opening: { script, newDice }, journal }: Replay): boolean {
  const from = newDice?.at(-1)?.from ?? Number.POSITIVE_INFINITY;
  return (
    script !== undefined && (from > journal.length || journal.slice(from).some((entry) => laidOutBy(entry)))
  );
}

function playAndCompare<State extends GameState, Effect extends Kinded, Event extends Kinded>(
  game: Game<State, Effect, Event>,
  replay: Replay,
): ReplayVerdict {
  const referee = Referee.open(game, replay.opening);
  if (isRefusal(referee)) return differs('opening', 0, 'a game', referee.rule);
  const { journal, milestones } = replay;
  for (let entries = 0; entries <= journal.length; entries++) {
    const broken = milestones.find((mark) => mark.entries === entries && mark.hash !== referee.fingerprint());
    if (broken) return differs('milestone', entries, broken.hash, referee.fingerprint());
    const entry = journal[entries];
    const refusal = entry && referee.enter([entry]);
    if (refusal) return differs('entry', entries, 'accepted', refusal.rule);
  }
  const again = referee.replay();
  const missing = firstDifference(milestones, again.milestones);
  if (missing) return missing;
  const [expected, found] = [ending(replay), ending(again)];
  if (!equal(expected, found)) return differs('end', journal.length, expected, found);
  return { kind: 'verified', entries: journal.length, milestones: milestones.length };
}

function firstDifference(
  given: readonly Milestone[],
  again: readonly Milestone[],
): ReplayVerdict | undefined {
  for (let place = 0; place < Math.max(given.length, again.length); place++) {
    const [expected, found] = [given[place], again[place]];
    if (equal(expected, found)) continue;
    const { entries } = (found ?? expected)!;
    return differs('milestone', entries, (expected ?? null) as Plain, (found ?? null) as Plain);
  }
  return undefined;
}

function ending({ finalHash, outcome }: Replay): Plain {
  return { finalHash, outcome };
}

function differs(
  at: 'opening' | 'entry' | 'milestone' | 'end',
  entries: number,
  expected: Plain,
  found: Plain,
): ReplayVerdict {
  return { kind: 'differs', at, entries, expected, found };
}

function readReplay(value: Plain | undefined): Replay | undefined {
  if (!isFields(value) || value.format !== 'sortie-replay' || value.formatVersion !== 2) return undefined;
  const known = readOpening(value.opening) && readJournal(value.journal) && readMilestones(value.milestones);
  if (!known || typeof value.finalHash !== 'string' || value.outcome === undefined) return undefined;
  if (value.fairness !== undefined && !readFairness(value.fairness)) return undefined;
  return value as unknown as Replay;
}
