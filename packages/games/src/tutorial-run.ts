import type { AnyReferee, OpenRequest, Plain, Refusal, Replay, RulesEngine, SeatId } from '@sortie/kernel';
import { isRefusal } from '@sortie/kernel';
import type { GameKit } from './game-kit.ts';
import { matches } from './matches.ts';
import type { AskedQuestion, Tutorial, TutorialStep, WantedAnswer } from './tutorial-kit.ts';

/** A step that was done, with the answer that was given; null where it was only read. */
export interface DoneStep {
  readonly step: string;
  readonly answer: Plain;
}

interface Beginning {
  readonly kit: Pick<GameKit, 'name' | 'rules'>;
  readonly engine: RulesEngine;
  readonly tutorial: Tutorial;
  /** For the dice that fall when the tutorial is over. */
  readonly seed: string;
}

/** A tutorial under way. Answers that do not go on change nothing. */
export class TutorialRun {
  private readonly finished: DoneStep[] = [];

  private constructor(
    readonly tutorial: Tutorial,
    readonly referee: AnyReferee,
  ) {}

  static begin({ kit, engine, tutorial, seed }: Beginning): TutorialRun {
    const { name: game, rules } = kit;
    const referee = engine.open({ game, rules, seed, ...tutorial.opening });
    if (isRefusal(referee)) throw new Error(`the tutorial of ${game} cannot begin: ${referee.rule}`);
    return new TutorialRun(tutorial, referee);
  }

  /** Begins anew and does these steps again, as far as the tutorial is still the same. */
  static resume(beginning: Beginning, done: readonly DoneStep[]): TutorialRun {
    const run = TutorialRun.begin(beginning);
    for (const { step, answer } of done) {
      if (run.isAtEnd || run.step.id !== step) break;
      if (!(run.step.asks ? run.answer(answer) === 'goesOn' : run.goOn())) break;
    }
    return run;
  }

  get done(): readonly DoneStep[] {
    return this.finished;
  }

  /** The step that is told now. */
  get step(): TutorialStep {
    return this.tutorial.steps[this.finished.length]!;
  }

  /** Whether the last step is told; nothing is scripted after it. */
  get isAtEnd(): boolean {
    return this.finished.length === this.tutorial.steps.length - 1;
  }

  /** The question that the step waits for; undefined when it is only read. */
  get asked(): OpenRequest | undefined {
    const { asks } = this.step;
    return asks && this.find(this.tutorial.seat, asks);
  }

  /** The answer that the step suggests, as the engine takes it. */
  get suggested(): Plain | undefined {
    const open = this.asked;
    const [pattern] = this.step.asks?.goesOn ?? [];
    if (!open || pattern === undefined) return undefined;
    const { answers } = open.request;
    return answers.kind === 'offers' ? answers.offers.find((offer) => matches(pattern, offer)) : pattern;
  }

  replay(): Replay {
    return this.referee.replay();
  }

  /** Goes on from a step that is only read. */
  goOn(): boolean {
    if (this.step.asks || this.isAtEnd) return false;
    this.finish(null);
    return true;
  }

  /** An answer to the step's question: it goes on, another is better here, or a rule forbids it. */
  answer(answer: Plain): 'goesOn' | 'instead' | Refusal {
    const open = this.asked;
    const taken = this.step.asks && takenFor(this.step.asks, answer);
    if (!open || taken === undefined) return 'instead';
    const refusal = this.enter(this.tutorial.seat, open, taken);
    if (refusal) return refusal;
    this.finish(taken);
    return 'goesOn';
  }

  private finish(answer: Plain): void {
    const { id, others = [] } = this.step;
    for (const { seat, answer: given, ...asked } of others) {
      const open = this.find(seat, asked);
      if (!open) throw new Error(`after ${id} nobody asks ${seat} ${asked.question}`);
      const refusal = this.enter(seat, open, given);
      if (refusal) throw new Error(`after ${id} ${seat} may not answer ${asked.question}: ${refusal.rule}`);
    }
    this.finished.push({ step: id, answer });
  }

  private find(seat: string, { question, key }: AskedQuestion): OpenRequest | undefined {
    return this.referee
      .requests()
      .find(
        ({ key: own, request }) =>
          request.seat === seat && request.kind === question && (key === undefined || own === key),
      );
  }

  private enter(seat: string, { id }: OpenRequest, answer: Plain): Refusal | undefined {
    const { version } = this.referee;
    const taken = this.referee.answer(seat as SeatId, { decision: id, version, answer });
    return isRefusal(taken) ? taken : undefined;
  }
}

/** What is entered for an answer: itself where it is wanted, the suggested place for one that is near it. */
function takenFor({ goesOn, within, roughly }: WantedAnswer, answer: Plain): Plain | undefined {
  if (goesOn.some((pattern) => matches(pattern, answer))) return answer;
  const [suggested] = goesOn;
  if (roughly && suggested !== undefined && isRoughly(suggested, answer, roughly)) return suggested;
  return within !== undefined && isNear(suggested, answer, within) ? suggested : undefined;
}

type Fields = Readonly<Record<string, Plain>>;

/** Whether an answer is the suggested one but for small differences in the fields that have leave for them. */
function isRoughly(suggested: Plain, answer: Plain, roughly: NonNullable<WantedAnswer['roughly']>): boolean {
  const given = (answer ?? {}) as Fields;
  return Object.entries(suggested as Fields).every(([field, wanted]) => {
    if (typeof wanted === 'object') return true;
    const [most, value] = [roughly[field], given[field]];
    if (most === undefined || typeof wanted !== 'number' || typeof value !== 'number')
      return wanted === value;
    const apart = Math.abs(wanted - value);
    return Math.min(apart, Math.abs(apart - 360)) <= most;
  });
}

function isNear(one: Plain | undefined, other: Plain, distance: number): boolean {
  const [a, b] = [placeIn(one), placeIn(other)];
  if (!a || !b) return false;
  const [dx, dy] = [a.x - b.x, a.y - b.y];
  return dx * dx + dy * dy <= distance * distance;
}

function placeIn(answer: Plain | undefined): { readonly x: number; readonly y: number } | undefined {
  const { x, y } = (answer ?? {}) as { readonly x?: Plain; readonly y?: Plain };
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined;
}
