import { card } from '../../card-words.ts';

export const majorvynder = card('imperial:alphaclassstarwing:majorvynder', {
  adds: {
    defenseDice: ({ table, self, attack }) =>
      attack.defender === self && table.ship(self).tokens.weaponsDisabled > 0 ? 1 : 0,
  },
});
