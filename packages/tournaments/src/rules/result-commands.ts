import { equal, type Refusal, refused } from '@sortie/kernel';
import type { ResultCommand } from '../model/command.ts';
import type { TournamentEvent } from '../model/event.ts';
import type { TableNumber } from '../model/ids.ts';
import type { Pairing, Result, Round } from '../model/round.ts';
import { pairingAt, placeOf, playerOf } from './find.ts';
import { resultFault } from './result-fault.ts';
import { nameOf, type Outcome, type Trial } from './trial.ts';

type Of<Kind> = Extract<ResultCommand, { readonly kind: Kind }>;

interface Found {
  readonly round: Round;
  readonly pairing: Pairing;
}

/** The table a result is for; a bye and a table that is not in the round have none. */
function findTable({ tournament }: Trial, number: number, table: TableNumber): Found | Refusal {
  const round = tournament.rounds[number - 1];
  if (!round || round.status === 'draft') return refused('desk.no-round', { where: 'round', what: number });
  const pairing = pairingAt(round, table);
  return pairing
    ? { round, pairing }
    : refused('desk.no-table', { where: 'table', what: table, round: number });
}

const isFound = (found: Found | Refusal): found is Found => !('kind' in found);

/** What one player says. When both say the same it is settled; otherwise the organiser is asked. */
export function reportResult(trial: Trial, { round: number, table, result }: Of<'reportResult'>): Outcome {
  const { by, at, tournament } = trial;
  if (by.role !== 'player') return refused('desk.not-allowed', { where: 'reportResult', what: 'role' });
  const found = findTable(trial, number, table);
  if (!isFound(found)) return found;
  const { pairing } = found;
  const place = placeOf(pairing, by.player);
  if (place === undefined) return refused('desk.not-your-table', { where: 'table', what: table });
  if (pairing.result !== null) return refused('desk.settled', { where: 'table', what: table });
  const out = playerOf(tournament, by.player)?.presence !== 'present';
  if (out) return refused('desk.out', { where: by.player, what: table });
  if (result.kind === 'absent') return refused('desk.not-allowed', { where: 'result', what: 'absent' });
  const fault = resultFault(trial, pairing, result);
  if (fault) return fault;
  const reported: TournamentEvent = {
    kind: 'resultReported',
    round: number,
    table,
    place,
    report: { result, at },
  };
  const other = pairing.reports[place === 0 ? 1 : 0];
  if (other === null || !equal(other.result, result)) return [reported];
  return [reported, { kind: 'resultSettled', round: number, table, result }];
}

/** A result from the desk: from a slip, from a game in Sortie, or between two reports that differ. */
export function enterResult(trial: Trial, { round: number, table, result }: Of<'enterResult'>): Outcome {
  const found = findTable(trial, number, table);
  if (!isFound(found)) return found;
  const { pairing, round } = found;
  if (pairing.result !== null) return refused('desk.settled', { where: 'table', what: table });
  if (round.status === 'closed') return refused('desk.no-round', { where: 'round', what: number });
  return resultFault(trial, pairing, result) ?? [{ kind: 'resultSettled', round: number, table, result }];
}

/**
 * Changes a settled result, at any time, with who, when and why. Standings follow; pairings that were published
 * stay as they are.
 */
export function correctResult(trial: Trial, command: Of<'correctResult'>): Outcome {
  const { round: number, table, result, why } = command;
  const found = findTable(trial, number, table);
  if (!isFound(found)) return found;
  const { pairing } = found;
  if (pairing.result === null) return refused('desk.not-settled', { where: 'table', what: table });
  if (why.trim() === '') return refused('desk.no-reason', { where: 'why' });
  const fault = resultFault(trial, pairing, result) ?? bracketFault(trial, found, result);
  if (fault) return fault;
  const correction = {
    round: number,
    table,
    before: pairing.result,
    after: result,
    by: nameOf(trial),
    at: trial.at,
    why,
  };
  return [{ kind: 'resultCorrected', correction }];
}

/** In a bracket whoever went on has played since: who advanced cannot change any more. */
function bracketFault({ tournament }: Trial, { round, pairing }: Found, result: Result): Refusal | undefined {
  const isLast = round.number === tournament.rounds.length;
  if (round.stage !== 'bracket' || isLast) return undefined;
  const winner = (of: Result | null) =>
    of?.kind === 'played' ? of.winner : of?.kind === 'conceded' ? 1 - of.by : null;
  return winner(pairing.result) === winner(result)
    ? undefined
    : refused('ev.cut.definition', { where: 'table', what: pairing.table });
}

export function beginGame(trial: Trial, { round: number, table }: Of<'beginGame'>): Outcome {
  const found = findTable(trial, number, table);
  if (!isFound(found)) return found;
  const { pairing } = found;
  if (trial.by.role === 'player' && placeOf(pairing, trial.by.player) === undefined) {
    return refused('desk.not-your-table', { where: 'table', what: table });
  }
  if (pairing.result !== null) return refused('desk.settled', { where: 'table', what: table });
  if (pairing.hasBegun) return refused('desk.begun', { where: 'table', what: table });
  return [{ kind: 'gameBegun', round: number, table }];
}
