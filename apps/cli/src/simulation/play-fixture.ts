import { playGame, randomPlayer } from '@sortie/bots';
import type { BugBundle, Plain } from '@sortie/kernel';
import { isRefusal, Referee } from '@sortie/kernel';
import type { XwingEffect, XwingEvent, XwingState } from '@sortie/xwing/model';
import { xwing } from '@sortie/xwing/rules';
import { fixtureOf, type SimulationPlan } from './plan.ts';
import { watchedXwing } from './watched-game.ts';

type XwingReferee = Referee<XwingState, XwingEffect, XwingEvent>;

/** What came of one game of a simulation; plain data. */
export interface GameReport {
  readonly game: number;
  readonly seed: string;
  readonly squads: readonly [string, string];
  readonly ended: 'finished' | 'unfinished' | 'broken';
  /** Which of the two squads won; null for none. */
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
export function playFixture(plan: SimulationPlan, game: number): GameReport {
  const fixture = fixtureOf(plan, game);
  const squads = [fixture.match[0].name, fixture.match[1].name] as const;
  const opened = openFixture(plan, game);
  const blank = { game, seed: fixture.seed, squads, winner: null, winningSide: null, rule: null } as const;
  if (typeof opened === 'string') {
    return { ...blank, ended: 'broken', rounds: 0, decisions: 0, hash: '', fault: opened };
  }
  const players = {
    p1: randomPlayer(`${fixture.seed} p1`),
    p2: randomPlayer(`${fixture.seed} p2`),
  };
  const inspect = () => opened.game.faults(opened.state)[0];
  const played = playGame(opened, players, { limit: plan.limit, inspect });
  const { outcome } = opened;
  const winningSide = outcome?.winner ?? null;
  const report: GameReport = {
    ...blank,
    ended: played.kind,
    winningSide,
    winner: winningSide === null ? null : fixture.swapped === (winningSide === 1) ? 0 : 1,
    rule: outcome?.rule ?? null,
    rounds: opened.state.round,
    decisions: played.decisions,
    hash: opened.hash(),
  };
  if (played.kind !== 'broken') return report;
  const bundle = bundleOf(opened, played.fault);
  return { ...report, fault: bundle.message.split('\n')[0]!, bundle };
}

/** The referee of the game, or why it does not begin. */
export function openFixture(plan: SimulationPlan, game: number): XwingReferee | string {
  const { seed, match, swapped } = fixtureOf(plan, game);
  const [first, second] = swapped ? [match[1], match[0]] : match;
  const setup = {
    options: { points: Math.max(first.points, second.points), ...plan.options },
    players: [
      { seat: 'p1', side: 0, squad: first.squad },
      { seat: 'p2', side: 1, squad: second.squad },
    ],
  };
  const watched = plan.check === 'events' ? watchedXwing : xwing;
  try {
    const opening = { game: 'xwing', rules: xwing.rules, setup: setup as unknown as Plain, seed };
    const referee = Referee.open(watched, opening, { keepLog: false });
    return isRefusal(referee) ? `the set-up is refused: ${referee.rule}` : referee;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The referee's own bundle where it rolled something back, otherwise one about the last answer. */
function bundleOf(referee: XwingReferee, fault: string): BugBundle {
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
