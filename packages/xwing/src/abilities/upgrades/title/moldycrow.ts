import { card } from '../../card-words.ts';

export const moldyCrow = card('title:moldycrow', {
  forbids: { removeAtEnd: ({ ship, token }, { self }) => ship.id === self && token === 'focus' },
});
