import { card } from '../card-words.ts';

/** A card action that is a standard move, over and onto whatever is low enough. lg.unit-keyword.jump.action, lg.unit-keyword.jump.is-move-action */
export const jump = card('jump', {
  actions: [
    {
      isFree: false,
      treatedAs: 'move',
      cost: 1,
      moves: ['jump'],
      applies: () => true,
      needs: ({ self }) => ({ kind: 'move', unit: self, types: ['jump'], speed: null }),
      resolve: () => [],
    },
  ],
  adds: {
    // lg.unit-keyword.jump.over-terrain
    passedOver: ({ self, value = 0, unit, type }) => (unit.id === self && type === 'jump' ? value : 0),
  },
  permits: {
    // lg.unit-keyword.jump.difficult
    ignoreDifficult: ({ unit, type }, { self }) => unit.id === self && type === 'jump',
  },
});
