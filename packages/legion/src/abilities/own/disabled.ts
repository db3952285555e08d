import { card } from '../card-words.ts';

/** lg.vehicle.disabled.no-reverse */
export const disabled = card('disabled', {
  forbids: {
    move: ({ unit, type }, { self }) =>
      unit.id === self && type === 'reverse' && unit.damage.some(({ kind }) => kind === 'disabled'),
  },
});
