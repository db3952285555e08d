import { type Player, playGame, randomPlayer } from '@sortie/bots';
import type { AnyReferee, Plain, RulesEngine } from '@sortie/kernel';
import { isRefusal } from '@sortie/kernel';
import { Chance } from './chance.ts';
import { curiousPlayer, TriedAnswers } from './curious-player.ts';
import type { Trial } from './trial.ts';
import { WatchedCards } from './watched-cards.ts';

export interface TrialPlan {
  readonly games: number;
  readonly seed: string;
  /** Answers after which a game is left unfinished. */
  readonly limit?: number;
  /** Ends when nothing is left to see, before all games are played. */
  readonly untilSeen?: boolean;
  /** Who answers where nothing new can be tried, in every other game; random players in the rest. */
  readonly fighter: (seed: string) => Player;
  readonly onGame?: (games: number, left: number) => void;
}

/** A game that got stuck, was never over or broke an invariant. */
export interface BrokenGame {
  readonly game: number;
  readonly fault: string;
  /** The game up to there. */
  readonly saved: Plain;
}

export interface TrialResult {
  readonly games: number;
  readonly answers: number;
  readonly broken: readonly BrokenGame[];
  /** How games ended, by the rule. */
  readonly endings: Readonly<Record<string, number>>;
  /** The game after which nothing was left to see. */
  readonly allSeenAfter: number | undefined;
  readonly questions: readonly (readonly [string, number])[];
  readonly cards: WatchedCards;
}

const MOST_ANSWERS = 20_000;

/** Plays games between curious players, each with lists of cards that still wait for their turn. */
export function runTrial(engine: RulesEngine, trial: Trial, plan: TrialPlan): TrialResult {
  const cards = new WatchedCards();
  trial.watch(cards);
  try {
    return playTrial(engine, trial, plan, cards);
  } finally {
    cards.release();
  }
}

function playTrial(engine: RulesEngine, trial: Trial, plan: TrialPlan, cards: WatchedCards): TrialResult {
  const tried = new TriedAnswers(cards);
  const broken: BrokenGame[] = [];
  const endings: Record<string, number> = {};
  let answers = 0;
  let allSeenAfter: number | undefined;
  let game = 0;
  while (game < plan.games && !(plan.untilSeen && allSeenAfter !== undefined)) {
    const referee = openGame(engine, trial, cards, `${plan.seed} game ${game}`);
    const players = playersOf(referee, tried, plan, game);
    const inspect = () => engine.game.faults(referee.state)[0];
    const played = playGame(referee, players, { limit: plan.limit ?? MOST_ANSWERS, inspect });
    answers += played.decisions;
    if (played.kind !== 'finished' || referee.bugs.length > 0) {
      const fault = referee.bugs[0]?.message ?? (played.kind === 'broken' ? played.fault : played.kind);
      broken.push({ game, fault, saved: referee.save() as unknown as Plain });
    }
    const rule = referee.outcome?.rule ?? 'none';
    endings[rule] = (endings[rule] ?? 0) + 1;
    trial.learnFrom(referee, cards);
    game++;
    const left = allSeenAfter === undefined ? cards.left().length : 0;
    if (left === 0) allSeenAfter ??= game;
    plan.onGame?.(game, left);
  }
  return { games: game, answers, broken, endings, allSeenAfter, questions: tried.questions(), cards };
}

function openGame(engine: RulesEngine, trial: Trial, cards: WatchedCards, seed: string): AnyReferee {
  const { name, rules } = engine.game;
  const waiting = cards.waiting();
  const setup = trial.makeSetup(new Chance(`${seed} set-up`), (card) => waiting.has(card));
  const referee = engine.open({ game: name, rules, setup, seed });
  if (isRefusal(referee)) throw new Error(`${seed} is refused: ${JSON.stringify(referee)}`);
  return referee;
}

function playersOf(
  { state }: AnyReferee,
  tried: TriedAnswers,
  { seed, fighter }: TrialPlan,
  game: number,
): Readonly<Record<string, Player>> {
  return Object.fromEntries(
    state.seats.map(({ id }) => {
      const own = `${seed} game ${game} ${id}`;
      const other = game % 2 === 1 ? fighter(own) : randomPlayer(own);
      return [id, curiousPlayer(other, tried, new Chance(`curious ${own}`))];
    }),
  );
}
