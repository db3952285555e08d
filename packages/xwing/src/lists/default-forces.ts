import { pilotId } from '../catalogue/index.ts';
import type { Squad } from './squad.ts';

/** The two sides of the box of 2012. xw.squad.faction.core2012-two-sides */
type BoxFaction = 'rebel' | 'imperial';

/** What is played without squad building. xw.squad.core2012-default-forces */
export const defaultForces: Readonly<Record<BoxFaction, Squad>> = {
  rebel: { faction: 'rebel', ships: [{ pilot: pilotId('rebel:xwing:lukeskywalker'), upgrades: [] }] },
  imperial: {
    faction: 'imperial',
    ships: [
      { pilot: pilotId('imperial:tiefighter:nightbeast'), upgrades: [] },
      { pilot: pilotId('imperial:tiefighter:obsidiansquadronpilot'), upgrades: [] },
    ],
  },
};
