/** The phrases of answers in one language. */
export interface AnswerWords {
  readonly at: (x: string, y: string) => string;
  readonly facing: (x: string, y: string, heading: string) => string;
  readonly edge: (edge: string) => string;
  readonly obstacle: (id: string) => string;
  readonly satellite: (number: string) => string;
  readonly bomb: (id: string) => string;
  readonly deep: (depth: string) => string;
  readonly noReinforcement: string;
  readonly planningEnded: string;
  readonly thinkAgain: string;
  readonly stayCloaked: string;
  readonly decloak: (direction: string) => string;
  readonly inTheMiddle: string;
  readonly shifted: (millimetres: number, ahead: boolean) => string;
  readonly noAction: string;
  readonly actionOn: (action: string, ship: string) => string;
  readonly doNotAttack: string;
  readonly primaryWeapon: string;
  readonly targetWith: (target: string, weapon: string) => string;
  readonly range: (range: string) => string;
  readonly obstructed: Readonly<Record<'yes' | 'no', string>>;
  readonly spending: (token: string) => string;
  readonly tokenOf: (ship: string) => string;
  readonly cancelFirst: (face: 'hit' | 'crit') => string;
  readonly pass: string;
  readonly spendToken: (token: string) => string;
  readonly spendLock: (rerolled: string) => string;
  readonly use: (card: string) => string;
  readonly die: (place: number, face: string) => string;
  readonly none: string;
  readonly yes: string;
  readonly no: string;
  readonly goOn: string;
}
