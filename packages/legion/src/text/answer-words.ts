import type { AttackType } from '../model/index.ts';

/** The phrases of answers in one language. */
export interface AnswerWords {
  readonly at: (x: string, y: string) => string;
  readonly level: (height: string) => string;
  readonly facing: (degrees: string) => string;
  readonly ready: string;
  readonly thinkAgain: string;
  readonly draw: (player: string) => string;
  readonly done: string;
  readonly decline: string;
  readonly bothActions: string;
  readonly cardAction: (card: string) => string;
  /** Bent to a side by so many degrees, or straight. */
  readonly bent: (degrees: number) => string;
  readonly speed: (speed: string) => string;
  readonly along: (percent: number) => string;
  readonly attack: Readonly<Record<AttackType, (unit: string) => string>>;
  readonly miniatures: (count: number) => string;
  readonly remove: (count: number) => string;
  readonly placed: (count: number) => string;
  readonly colour: Readonly<Record<'blue' | 'red', string>>;
  readonly edge: Readonly<Record<'south' | 'north', string>>;
  readonly strike: (card: string) => string;
  readonly aboard: (unit: string, vehicle: string) => string;
  readonly cardSide: (side: number) => string;
  readonly pass: string;
  readonly use: (what: string) => string;
  readonly none: string;
  readonly yes: string;
  readonly no: string;
  readonly goOn: string;
}
