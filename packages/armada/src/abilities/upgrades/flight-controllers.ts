import { card } from '../card-words.ts';

/** Counter has dice of its own. ar.known.upgrade.weapons-teams, ar.keyword.counter */
export const flightControllers = card('flight-controllers', {
  adds: {
    antiSquadron: ({ table, self, unit, colour }) =>
      colour === 'blue' && table.isActivatedBy(unit.id, self) ? 1 : 0,
  },
});
