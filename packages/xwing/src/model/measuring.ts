/** Whether range may be measured from a ship now, and the rule that says so. */
export type MeasuringAllowance =
  | {
      readonly allowed: true;
      /** Null once the game is over. */
      readonly rule: 'xw.attack.declare.premeasure' | 'xw.action.core2012-premeasure-lock' | null;
    }
  | {
      readonly allowed: false;
      readonly rule:
        | 'xw.planning.no-template-testing'
        | 'xw.attack.declare.premeasure'
        | 'xw.action.lock.declare-out-of-range';
    };

/** From which ships somebody may measure range now. */
export interface Measuring {
  readonly ships: { readonly [ship: string]: MeasuringAllowance };
  readonly others: MeasuringAllowance;
}
