import { card } from '../card-words.ts';

/** ar.known.damage.depowered-armament */
export const depoweredArmament = card('depowered-armament', {
  forbids: { target: ({ shot }, { self }) => shot.attacker.id === self && shot.range === 'long' },
});
