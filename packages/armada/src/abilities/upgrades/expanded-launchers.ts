import { card } from '../card-words.ts';

/** ar.known.upgrade.ordnance */
export const expandedLaunchers = card('expanded-launchers', {
  adds: {
    battery: ({ self, unit, zone, colour }) =>
      unit.id === self && zone === 'front' && colour === 'black' ? 2 : 0,
  },
});
