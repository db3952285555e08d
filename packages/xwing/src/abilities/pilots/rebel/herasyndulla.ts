import type { Maneuver } from '../../../catalogue/index.ts';
import { card, on } from '../../card-words.ts';

/** The colour is that of the revealed maneuver and of the other one, as they are now. xw.maneuver.difficulty.modifiable */
const turnsDial = on('dialRevealed', {
  optional: true,
  applies: ({ self, activation }) => activation.ship === self && !activation.replaced,
  choices: ({ table, self }) => {
    const { dial } = table.ship(self);
    const colour = dial && table.difficulty(self, dial);
    if (colour !== 'green' && colour !== 'red') return [];
    return table
      .dial(self)
      .filter((each) => table.difficulty(self, each) === colour)
      .filter(({ speed, bearing }) => speed !== dial?.speed || bearing !== dial.bearing);
  },
  resolve: ({ table, self }, maneuver: Maneuver) => [
    { kind: 'replaceDial', ship: self, maneuver, by: table.ship(self).seat },
  ],
});

export const heraSyndullaGhost = card('rebel:vcx100:herasyndulla', { abilities: [turnsDial] });
export const heraSyndullaShuttle = card('rebel:attackshuttle:herasyndulla', { abilities: [turnsDial] });
