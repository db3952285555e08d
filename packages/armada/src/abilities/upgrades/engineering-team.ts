import { card } from '../card-words.ts';

/** ar.known.upgrade.support-teams */
export const engineeringTeam = card('engineering-team', {
  adds: { engineeringPoints: ({ self, ship }) => (ship.id === self ? 1 : 0) },
});
