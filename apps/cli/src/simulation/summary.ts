import { sha256 } from '@sortie/kernel';
import type { GameReport } from './play-fixture.ts';
import { wilson } from './wilson.ts';

/** How often a list, or a side of the table, won. */
export interface Tally {
  readonly name: string;
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

export interface Spread {
  readonly least: number;
  readonly mean: number;
  readonly most: number;
}

export interface Summary {
  readonly games: number;
  readonly finished: number;
  readonly draws: number;
  readonly unfinished: number;
  readonly broken: readonly { readonly game: number; readonly seed: string; readonly fault: string }[];
  readonly lists: readonly Tally[];
  readonly sides: readonly Tally[];
  readonly endings: Readonly<Record<string, number>>;
  readonly rounds: Spread;
  readonly decisions: Spread;
  /** Over the final states of all games in their order. */
  readonly hash: string;
}

/** What was found, with how fast it went. */
export interface SimulationResult extends Summary {
  readonly seed: string;
  readonly threads: number;
  readonly seconds: number;
  readonly bundles: readonly string[];
}

export function summaryOf(reports: readonly GameReport[]): Summary {
  const finished = reports.filter(({ ended }) => ended === 'finished');
  const names = [...new Set(reports.flatMap(({ lists }) => lists))];
  return {
    games: reports.length,
    finished: finished.length,
    draws: finished.filter(({ winner }) => winner === null).length,
    unfinished: reports.filter(({ ended }) => ended === 'unfinished').length,
    broken: reports.flatMap(({ game, seed, fault }) => (fault === undefined ? [] : [{ game, seed, fault }])),
    lists: names.map((name) => listTally(name, finished)),
    sides: ([0, 1] as const).map((side) => sideTally(side, finished)),
    endings: endingsOf(finished),
    rounds: spreadOf(finished.map(({ rounds }) => rounds)),
    decisions: spreadOf(finished.map(({ decisions }) => decisions)),
    hash: sha256(reports.map(({ hash }) => hash).join('\n')),
  };
}

/** A game of a list against itself says nothing about how strong it is. */
function listTally(name: string, reports: readonly GameReport[]): Tally {
  const own = reports.filter(({ lists: [one, other] }) => one !== other && (one === name || other === name));
  const wins = own.filter(({ lists, winner }) => winner !== null && lists[winner] === name).length;
  return tally(name, own, wins);
}

function sideTally(side: 0 | 1, reports: readonly GameReport[]): Tally {
  const wins = reports.filter(({ winningSide }) => winningSide === side).length;
  return tally(`side ${side}`, reports, wins);
}

function tally(name: string, reports: readonly GameReport[], wins: number): Tally {
  const draws = reports.filter(({ winner }) => winner === null).length;
  const rate = reports.length === 0 ? 0 : wins / reports.length;
  return { name, games: reports.length, wins, draws, rate, ...wilson(wins, reports.length) };
}

function endingsOf(reports: readonly GameReport[]): Record<string, number> {
  const endings: Record<string, number> = {};
  for (const { rule } of reports) if (rule !== null) endings[rule] = (endings[rule] ?? 0) + 1;
  return endings;
}

function spreadOf(values: readonly number[]): Spread {
  if (values.length === 0) return { least: 0, mean: 0, most: 0 };
  const sum = values.reduce((total, value) => total + value, 0);
  return { least: Math.min(...values), mean: sum / values.length, most: Math.max(...values) };
}
