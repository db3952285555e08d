import { playGame, randomPlayer } from '@sortie/bots';
import type { AnyReferee, BugBundle } from '@sortie/kernel';
import { inspectorOf, isRefusal } from '@sortie/kernel';
import { setupFor } from '../setup-for.ts';
import { choicesOf, fixtureOf } from './plan.ts';
import type { Simulator } from './simulator.ts';

/** What came of one game of a simulation; plain data. */
export interface GameReport {
  readonly game: number;
  readonly seed: string;
  readonly lists: readonly [string, string];
  readonly ended: 'finished' | 'unfinished' | 'broken';
  /** Which of the two lists won; null for none. */
  readonly winner: 0 | 1 | null;
  /** The side of the table that won. */
  readonly winningSide: 0 | 1 | null;
  readonly rule: string | null;
  readonly rounds: number;
  readonly decisions: number;
  readonly hash: string;
  readonly fault?: string;
  readonly bundle?: BugBundle;
}

/** Plays one game of a simulation between random players. */
export function playFixture(simulator: Simulator, game: number): GameReport {
  const { plan } = simulator;
  const fixture = fixtureOf(plan, game);
  const lists = [fixture.match[0].name, fixture.match[1].name] as const;
  const opened = openFixture(simulator, game);
  const blank = { game, seed: fixture.seed, lists, winner: null, winningSide: null, rule: null } as const;
  if (typeof opened === 'string') {
    return { ...blank, ended: 'broken', rounds: 0, decisions: 0, hash: '', fault: opened };
  }
  const players = {
    p1: randomPlayer(`${fixture.seed} p1`),
    p2: randomPlayer(`${fixture.seed} p2`),
  };
  const played = playGame(opened, players, { limit: plan.limit, inspect: inspectorOf(opened) });
  const { outcome } = opened;
  const winningSide = outcome?.winner ?? null;
  const report: GameReport = {
    ...blank,
    ended: played.kind,
    winningSide,
    winner: winningSide === null ? null : fixture.swapped === (winningSide === 1) ? 0 : 1,
    rule: outcome?.rule ?? null,
    rounds: opened.game.milestone(opened.state),
    decisions: played.decisions,
    hash: opened.hash(),
  };
  if (played.kind !== 'broken') return report;
  const bundle = bundleOf(opened, played.fault);
  return { ...report, fault: bundle.message.split('\n')[0]!, bundle };
}

/** The referee of the game, or why it does not begin. */
export function openFixture({ plan, engine, setup }: Simulator, game: number): AnyReferee | string {
  const { seed, match, swapped } = fixtureOf(plan, game);
  const choices = choicesOf(plan, setup, game);
  try {
    const lists = swapped ? ([match[1], match[0]] as const) : match;
    const { rules } = engine.game;
    const opening = { game: plan.game, rules, setup: setupFor(setup, choices, lists), seed };
    const referee = engine.open(opening, { keepLog: false });
    return isRefusal(referee) ? `the set-up is refused: ${referee.rule}` : referee;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The referee's own bundle where it rolled something back, otherwise one about the last answer. */
function bundleOf(referee: AnyReferee, fault: string): BugBundle {
  const kept = referee.bugs.at(-1);
  if (kept) return kept;
  const { opening, journal } = referee;
  return {
    format: 'sortie-bug',
    formatVersion: 2,
    opening,
    journal: journal.slice(0, -1),
    attempted: journal.at(-1)!,
    message: fault,
    stateBefore: JSON.stringify(referee.state),
  };
}
