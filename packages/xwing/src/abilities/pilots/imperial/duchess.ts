import { card } from '../../card-words.ts';

export const duchess = card('imperial:tiestriker:duchess', {
  permits: {
    leaveCard: ({ ship, card: left }, { self }) => ship.id === self && left === 'title:adaptiveailerons',
  },
});
