import { ability } from '../../card-words.ts';

const banks = { turnLeft: 'bankLeft', turnRight: 'bankRight' } as const;

export const maneuveringFins = ability('mod:maneuveringfins', {
  window: 'dialRevealed',
  optional: true,
  applies: ({ self, activation }) => activation.ship === self,
  choices: ({ table, self }) => {
    const { dial } = table.ship(self);
    if (dial?.bearing !== 'turnLeft' && dial?.bearing !== 'turnRight') return [];
    const bank = banks[dial.bearing];
    return table.dial(self).filter(({ speed, bearing }) => speed === dial.speed && bearing === bank);
  },
  resolve: ({ table, self }, maneuver) => [
    { kind: 'replaceDial', ship: self, maneuver, by: table.ship(self).seat },
  ],
});
