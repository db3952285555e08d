import { type DoneStep, type GameKit, type Tutorial, TutorialRun, type TutorialStep } from '@sortie/games';
import {
  type AnswerMessage,
  isRefusal,
  type Kinded,
  type Plain,
  type Replay,
  type RulesEngine,
  type SeatId,
} from '@sortie/kernel';
import type { LiveView } from '@sortie/protocol';
import { type Store, store } from '../../app/store.ts';
import type { Reply } from '../../live/live-game.ts';
import { randomText } from '../../live/random-text.ts';
import { type KeptLesson, keepLesson } from './kept-lesson.ts';

/** What the page shows of a lesson now. */
export interface LessonNow {
  readonly step: TutorialStep;
  /** From 1 on. */
  readonly number: number;
  readonly isAtEnd: boolean;
  readonly view: LiveView;
  readonly log: readonly Kinded[];
  /** How many answers to this step did not go on. */
  readonly astray: number;
  /** Grows whenever the table is set up anew, by going back or starting again. */
  readonly beginning: number;
}

interface LessonOf {
  readonly kit: GameKit;
  readonly engine: RulesEngine;
  readonly tutorial: Tutorial;
}

const DONE: Reply = { kind: 'result', result: null };
/** An answer that the coach kept from the referee: the question is still open, and nothing is wrong. */
const NOT_GIVEN: Reply = { kind: 'refused', rule: 'table.stale-answer', about: null };

/** A tutorial on this page: the referee's line of the learner, with all the others' answers scripted. */
export class Lesson {
  readonly now: Store<LessonNow>;
  private run: TutorialRun;
  private seed: string;
  private beginning = 0;
  private astray = 0;
  private log: readonly Kinded[];
  /** How much of the referee's log is in ours; what was heard once stays the same event, as on a live line. */
  private heard = 0;

  constructor(
    private readonly of: LessonOf,
    kept: KeptLesson | undefined,
  ) {
    this.seed = kept?.seed ?? randomText();
    this.run = TutorialRun.resume({ ...of, seed: this.seed }, kept?.done ?? []);
    this.log = of.tutorial.before ?? [];
    this.now = store(this.look());
  }

  get seat(): SeatId {
    return this.of.tutorial.seat as SeatId;
  }

  get referee(): TutorialRun['referee'] {
    return this.run.referee;
  }

  replay(): Replay {
    return this.run.replay();
  }

  /** The requests that a table makes of its line. */
  ask(kind: string, fields: object): Promise<Reply> {
    return Promise.resolve(this.reply(kind, fields));
  }

  goOn(): void {
    if (this.run.goOn()) this.showNext();
  }

  /** Does for the learner what the step suggests. */
  skip(): void {
    const { suggested } = this.run;
    if (suggested !== undefined && this.run.answer(suggested) === 'goesOn') this.showNext();
  }

  back(): void {
    this.beginAnew(this.run.done.slice(0, -1));
  }

  startAgain(): void {
    this.seed = randomText();
    this.beginAnew([]);
  }

  private reply(kind: string, fields: object): Reply {
    if (kind === 'answer') return this.answer(fields as AnswerMessage);
    if (kind === 'whyNot') {
      const refusal = this.referee.whyNot(this.seat, fields as AnswerMessage);
      if (!refusal) return { kind: 'result', result: { legal: true } };
      return { kind: 'result', result: { legal: false, rule: refusal.rule, about: refusal.about } };
    }
    if (kind === 'command') {
      this.referee.command(this.seat, (fields as { readonly command: Plain }).command);
      this.show();
    }
    return DONE;
  }

  private answer({ decision, answer }: AnswerMessage): Reply {
    const taken = this.run.asked?.id === decision ? this.run.answer(answer) : 'instead';
    if (isRefusal(taken)) return { kind: 'refused', rule: taken.rule, about: taken.about };
    if (taken === 'goesOn') {
      this.showNext();
      return DONE;
    }
    this.astray++;
    this.show();
    return NOT_GIVEN;
  }

  private beginAnew(done: readonly DoneStep[]): void {
    this.run = TutorialRun.resume({ ...this.of, seed: this.seed }, done);
    this.beginning++;
    this.log = this.of.tutorial.before ?? [];
    this.heard = 0;
    this.showNext();
  }

  private showNext(): void {
    this.astray = 0;
    keepLesson(this.of.kit.name, { seed: this.seed, done: this.run.done });
    this.show();
  }

  private show(): void {
    this.now.set(this.look());
  }

  private look(): LessonNow {
    const { step, isAtEnd, done, referee } = this.run;
    this.log = [...this.log, ...referee.logFor(this.seat, this.heard)];
    this.heard = referee.log.length;
    return {
      step,
      isAtEnd,
      number: done.length + 1,
      view: referee.view(this.seat) as unknown as LiveView,
      log: this.log,
      astray: this.astray,
      beginning: this.beginning,
    };
  }
}
