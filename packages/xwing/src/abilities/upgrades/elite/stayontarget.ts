import { refused } from '@sortie/kernel';
import type { Maneuver } from '../../../catalogue/index.ts';
import { card, on } from '../../card-words.ts';

const NO_RED = refused('xw.stress.red-revealed-opponent-picks');

/** A stressed ship cannot have a red maneuver instead. xw.stress.red-revealed-opponent-picks */
export const stayOnTarget = card('ept:stayontarget', {
  lasting: {
    red: { sets: { difficulty: ({ table, self, maneuver }) => redOnDial(table.ship(self).dial, maneuver) } },
  },
  abilities: [
    on('dialRevealed', {
      optional: true,
      applies: ({ self, activation }) => activation.ship === self && !activation.replaced,
      forbidden: ({ table, self }) => {
        const ship = table.ship(self);
        return ship.tokens.stress > 0 && !table.isPermitted({ kind: 'executeRed', ship })
          ? NO_RED
          : undefined;
      },
      choices: ({ table, self }) => {
        const { dial } = table.ship(self);
        return table.dial(self).filter((each) => each.speed === dial?.speed && each.bearing !== dial.bearing);
      },
      resolve: ({ table, self, key }, maneuver: Maneuver) => [
        { kind: 'replaceDial', ship: self, maneuver, by: table.ship(self).seat },
        {
          kind: 'beginLasting',
          ship: self,
          lasting: {
            source: key,
            effect: { kind: 'rules', of: 'ept:stayontarget', name: 'red' },
            until: 'endOfPhase',
          },
        },
      ],
    }),
  ],
});

function redOnDial(dial: Maneuver | null, { speed, bearing }: Maneuver): 'red' | undefined {
  return dial?.speed === speed && dial.bearing === bearing ? 'red' : undefined;
}
