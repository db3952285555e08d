import type { Bearing, Maneuver } from '../../../catalogue/index.ts';
import type { Here } from '../../card-rules.ts';
import { ability } from '../../card-words.ts';

type Rolled = Pick<Maneuver, 'bearing'> & { readonly along: 'bank' | 'turn' };

const rolls: Partial<Readonly<Record<Bearing, Rolled>>> = {
  turnLeft: { bearing: 'tallonRollLeft', along: 'turn' },
  turnRight: { bearing: 'tallonRollRight', along: 'turn' },
  bankLeft: { bearing: 'tallonRollLeft', along: 'bank' },
  bankRight: { bearing: 'tallonRollRight', along: 'bank' },
  segnorsLoopLeft: { bearing: 'tallonRollLeft', along: 'bank' },
  segnorsLoopRight: { bearing: 'tallonRollRight', along: 'bank' },
};

function rollOf({ table, self }: Here): Rolled | undefined {
  const { dial } = table.ship(self);
  return dial ? rolls[dial.bearing] : undefined;
}

/** xw.later.maneuver.other-template */
export const dalanOberosStarViper = ability('scum:starviper:dalanoberos', {
  window: 'dialRevealed',
  optional: true,
  applies: (at) =>
    at.activation.ship === at.self && at.table.ship(at.self).tokens.stress === 0 && rollOf(at) !== undefined,
  resolve: (at) => {
    const { dial, seat } = at.table.ship(at.self);
    const maneuver: Maneuver = { speed: dial!.speed, difficulty: 'red', ...rollOf(at)! };
    return [{ kind: 'replaceDial', ship: at.self, maneuver, by: seat }];
  },
});
