import { card } from '../card-words.ts';
import { countUnits, mostOf, scoreEach } from './count-units.ts';

/** Marked terrain goes to whoever has more leaders touching it. lg.battle-card.key-positions.victory */
export const keyPositions = card('key-positions', {
  battle: {
    marksTerrain: true,
    scores: ({ table, isOver }) => {
      if (!isOver) return [0, 0];
      const holders = table.tokens.map(({ terrain }) =>
        mostOf(countUnits(table, ({ id }) => table.terrainTouched(id).some((piece) => piece === terrain))),
      );
      return scoreEach(holders, 1);
    },
  },
});
