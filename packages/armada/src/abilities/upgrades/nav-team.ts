import { card } from '../card-words.ts';

/** ar.known.upgrade.support-teams, ar.commands.navigate.token */
export const navTeam = card('nav-team', {
  permits: { yawByToken: ({ ship }, { self }) => ship.id === self },
});
