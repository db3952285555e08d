import { commandCard } from '../../catalogue/index.ts';
import { card } from '../card-words.ts';

/** Its own command cards win ties. lg.unit-keyword.cunning.effect, lg.unit-keyword.cunning.both */
export const cunning = card('cunning', {
  adds: {
    tiedPips: ({ table, self, seat, card: revealed }) => {
      const unit = table.unit(self);
      return unit.seat === seat && commandCard(revealed).owner === unit.card ? -1 : 0;
    },
  },
});
