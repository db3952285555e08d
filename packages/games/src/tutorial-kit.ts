import type { Kinded, Opening, Plain } from '@sortie/kernel';

/**
 * A first game in guided steps, played on the real engine with dice and cards laid out beforehand. It is all data:
 * any game can bring one, and a test plays each of them like a replay.
 */
export interface Tutorial {
  /** How it begins. The dice and cards of its script last for all steps and no longer. */
  readonly opening: Pick<Opening, 'setup' | 'position' | 'script'>;
  /** Events that its log begins with, where it opens in the middle of a game that nobody played. */
  readonly before?: readonly Kinded[];
  /** The seat of whoever learns. */
  readonly seat: string;
  readonly steps: readonly TutorialStep[];
  readonly words: TutorialWords;
}

export interface TutorialStep {
  /** Names it among the words, and in what a browser keeps of a tutorial left in the middle. */
  readonly id: string;
  readonly pointsAt: readonly Pointer[];
  /** Rules of the rulebook that say more. */
  readonly rules: readonly string[];
  /** What the learner is asked; a step without it is read, and goes on by a button. */
  readonly asks?: WantedAnswer;
  /** What the others answer when the step is done, in this order. */
  readonly others?: readonly ScriptedAnswer[];
  /** What happens by this step, among other things and in this order: events by some of their fields. */
  readonly brings?: readonly Plain[];
}

/** A question of the engine by its kind, and by its key where several of one kind are open to a seat. */
export interface AskedQuestion {
  readonly question: string;
  readonly key?: string;
}

export interface WantedAnswer extends AskedQuestion {
  /** Answers with which the tutorial goes on, each by all or some of its fields. The first is the one suggested. */
  readonly goesOn: readonly Plain[];
  /** Where a place is asked for: how far from the suggested place, in millimetres, one is taken for it. */
  readonly within?: number;
  /**
   * Fields of which the suggested answer need only be met by so much, angles going round; what is no number or word
   * beside them, such as where everybody else stands, may differ altogether.
   */
  readonly roughly?: Readonly<Record<string, number>>;
}

export interface ScriptedAnswer extends AskedQuestion {
  readonly seat: string;
  readonly answer: Plain;
}

/** What a step points at: a piece on the table, an answer, or a part of the page. */
export type Pointer =
  | { readonly kind: 'piece'; readonly piece: string }
  /** By all or some of its fields. */
  | { readonly kind: 'answer'; readonly answer: Plain }
  | { readonly kind: 'part'; readonly part: 'table' | 'question' | 'order' | 'log' };

export interface StepWords {
  readonly title: string;
  readonly text: string;
  /** Why another answer is better here, told to whoever gives one that does not go on. */
  readonly instead?: string;
}

/** Everything that a tutorial says, in one language. */
export interface TutorialWords {
  /** What people are called, by their seats. */
  readonly people: Readonly<Record<string, string>>;
  readonly steps: Readonly<Record<string, StepWords>>;
}
