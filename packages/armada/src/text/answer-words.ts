/** The phrases of answers in one language. */
export interface AnswerWords {
  readonly at: (x: string, y: string) => string;
  readonly facing: (x: string, y: string, heading: string) => string;
  readonly atSpeed: (speed: string) => string;
  readonly objectiveToken: (number: number) => string;
  readonly dialsDone: string;
  readonly thinkAgain: string;
  readonly noMore: string;
  readonly doNotAttack: string;
  readonly doNothing: string;
  readonly stopRepairing: string;
  readonly leaveTokens: string;
  readonly from: (zone: string) => string;
  /** A hull zone of the target. */
  readonly zoneOf: (unit: string, zone: string) => string;
  readonly obstructed: string;
  readonly moveShield: (from: string, to: string) => string;
  readonly recoverShield: (zone: string) => string;
  readonly discardCard: (card: string) => string;
  readonly facedownCard: string;
  readonly colouredDie: (colour: string) => string;
  readonly noReroll: string;
  readonly noRedirect: string;
  readonly redirect: (zone: string, points: string) => string;
  readonly straight: string;
  readonly clicks: (count: number, side: 'left' | 'right') => string;
  readonly tool: (side: string) => string;
  readonly recoverHull: string;
  readonly deed: Readonly<Record<'move' | 'attack', string>>;
  readonly keepDamage: string;
  readonly pass: string;
  readonly use: (what: string) => string;
  readonly resolve: (command: string, spend: string) => string;
  readonly spendToken: (token: string) => string;
  readonly lockToken: (token: string) => string;
  readonly none: string;
  readonly yes: string;
  readonly no: string;
  readonly goOn: string;
}
