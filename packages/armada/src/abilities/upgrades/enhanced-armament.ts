import { card } from '../card-words.ts';

/** ar.known.upgrade.turbolasers */
export const enhancedArmament = card('enhanced-armament', {
  adds: {
    battery: ({ self, unit, zone, colour }) =>
      unit.id === self && (zone === 'left' || zone === 'right') && colour === 'red' ? 1 : 0,
  },
});
