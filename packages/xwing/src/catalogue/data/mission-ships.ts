import type { PilotFacts } from '../pilot.ts';
import type { ShipTypeFacts } from '../ship-type.ts';

/** Without dial, weapon and action bar. xw.mission1.shuttle.agility, xw.mission1.shuttle.hull */
export const missionShipTypeFacts: readonly ShipTypeFacts[] = [
  {
    id: 'senatorsshuttle',
    name: "Senator's Shuttle",
    factions: ['rebel'],
    size: 'small',
    agility: 2,
    hull: 6,
    shields: 0,
    actions: [],
    arcs: [],
    dial: [],
  },
];

const shuttle = {
  name: "Senator's Shuttle",
  shipType: 'senatorsshuttle',
  allegiance: 'rebelAlliance',
  skill: 0,
  points: 0,
  slots: [],
} as const;

/** Ships that only a mission brings; the second shuttle flies in 100-point games. xw.mission1.shuttle.shields-100 */
export const missionPilotFacts: readonly PilotFacts[] = [
  { ...shuttle, uid: 'rebel:senatorsshuttle:senator', xws: 'senator' },
  {
    ...shuttle,
    uid: 'rebel:senatorsshuttle:shieldedsenator',
    xws: 'shieldedsenator',
    values: { agility: 2, hull: 6, shields: 6 },
  },
];
