import { card } from '../../card-words.ts';

export const grazthehunter = card('scum:kihraxzfighter:grazthehunter', {
  adds: {
    defenseDice: ({ table, self, attack }) =>
      attack.defender === self && table.isInAnyArc(self, attack.attacker) ? 1 : 0,
  },
});
