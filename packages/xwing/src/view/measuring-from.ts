import type { MeasuringAllowance } from '../model/index.ts';
import type { XwingView } from './xwing-view.ts';

const UNSAID: MeasuringAllowance = { allowed: false, rule: 'xw.attack.declare.premeasure' };

/** Whether the viewer may measure range from this ship now, and the rule that says so. */
export function measuringFrom({ measuring }: XwingView, ship: string): MeasuringAllowance {
  return measuring?.ships[ship] ?? measuring?.others ?? UNSAID;
}
