import type { Outcome } from '@sortie/kernel';
import { pilotId } from '../catalogue/index.ts';
import type { Ship } from '../model/index.ts';
import { isInPlay, shipOf } from '../rules/in-play.ts';
import { rangeBetween } from '../rules/range.ts';
import type { Mission } from './mission.ts';
import type { MissionGame } from './mission-game.ts';
import { bandAt, edgeOf } from './zone.ts';

const academyPilot = pilotId('imperial:tiefighter:academypilot');

function shuttleOf(game: MissionGame): Ship {
  return shipOf(game, game.mission.shuttle!);
}

/** A Rebel ship at range 1 of the shuttle. xw.mission1.protect.action */
function mayProtect(game: MissionGame, ship: Ship): boolean {
  const shuttle = shuttleOf(game);
  if (ship.id === shuttle.id || ship.side !== game.mission.rebel) return false;
  return isInPlay(shuttle) && rangeBetween(ship, shuttle) === 1;
}

function victory(game: MissionGame): Outcome | undefined {
  const { rebel, imperial } = game.mission;
  switch (shuttleOf(game).gone) {
    case 'escaped':
      return { winner: rebel, rule: 'xw.mission1.win.rebel' };
    case 'destroyed':
      return { winner: imperial, rule: 'xw.mission1.win.imperial' };
    case 'fled':
      return { winner: imperial, rule: 'xw.mission1.win.wrong-edge' };
    case null:
      return undefined;
  }
}

/** A senator's shuttle flies from the Rebel edge to the Imperial one. rulebook: mission1 */
export const mission1: Mission = {
  id: 'mission1',
  // xw.mission1.forces.rebel, xw.mission1.forces.imperial
  forces: {
    rebel: [{ pilot: pilotId('rebel:xwing:redsquadronpilot'), upgrades: [] }],
    imperial: [
      { pilot: academyPilot, upgrades: [] },
      { pilot: academyPilot, upgrades: [] },
    ],
  },
  // xw.mission1.shuttle.shields-100
  shuttle: (hundredPoints) =>
    pilotId(hundredPoints ? 'rebel:senatorsshuttle:shieldedsenator' : 'rebel:senatorsshuttle:senator'),
  asteroids: 0,
  order: 'xw.mission1.setup.order',
  placement: [
    { kind: 'shuttle' },
    {
      kind: 'forces',
      by: 'rebel',
      rule: 'xw.mission1.setup.rebel-ships',
      zones: (game) => [bandAt(game, 'rebel', 2)],
    },
    {
      kind: 'forces',
      by: 'imperial',
      rule: 'xw.mission1.setup.imperial-ships',
      zones: (game) => [bandAt(game, 'imperial', 2)],
    },
  ],
  reinforcements: {
    by: 'imperial',
    pilot: academyPilot,
    count: 'xw.mission1.reinforce.count',
    place: 'xw.mission1.reinforce.ship',
    zones: (game) => [bandAt(game, 'imperial', 1)],
  },
  actions: (game, ship) => (mayProtect(game, ship) ? ['protect'] : []),
  whyNotAction: (game, ship, action) =>
    action === 'protect' && !mayProtect(game, ship) ? 'xw.mission1.protect.action' : undefined,
  perform: ({ mission }) => [{ kind: 'assignTokens', ship: mission.shuttle!, token: 'evade', count: 1 }],
  // xw.mission1.win.rebel, xw.mission1.win.not-destroyed
  escapes: (game, ship, edges) =>
    ship.id === game.mission.shuttle && edges.includes(edgeOf(game, 'imperial')),
  victory,
  tracking: (game) => {
    const { id, shields } = shuttleOf(game);
    return shields > 0 ? [{ kind: 'shields', ship: id, tokens: shields }] : [];
  },
};
