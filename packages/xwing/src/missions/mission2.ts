import type { Outcome } from '@sortie/kernel';
import { BAND, pilotId, upgradeId } from '../catalogue/index.ts';
import { shipOf } from '../rules/in-play.ts';
import type { Mission } from './mission.ts';
import type { MissionGame } from './mission-game.ts';
import type { Zone } from './zone.ts';
import { bandAt, edgeOf } from './zone.ts';

/** xw.mission2.disabled.repaired */
const REPAIRED = 5;

function bothEdges(game: MissionGame): readonly Zone[] {
  return [bandAt(game, 'imperial', 1), bandAt(game, 'rebel', 1)];
}

/** Beyond range 3 of both players' edges. xw.mission2.setup.rebel */
function middle(game: MissionGame): Zone {
  const edge = edgeOf(game, 'rebel');
  const { width, depth } = game.options.area;
  const across = edge === 'south' || edge === 'north' ? depth : width;
  return { edge, from: 3 * BAND, to: across - 3 * BAND, open: true };
}

function victory(game: MissionGame): Outcome | undefined {
  const { rebel, imperial, disabledShip } = game.mission;
  if (disabledShip === null) return undefined;
  switch (shipOf(game, disabledShip).gone) {
    case 'escaped':
      return { winner: rebel, rule: 'xw.mission2.win.rebel' };
    case 'destroyed':
      return { winner: imperial, rule: 'xw.mission2.win.imperial' };
    case 'fled':
      return { winner: imperial, rule: 'xw.mission2.win.early-or-side' };
    case null:
      return undefined;
  }
}

/** A disabled Rebel ship holds out among asteroids until it can flee. rulebook: mission2 */
export const mission2: Mission = {
  id: 'mission2',
  // xw.mission2.forces.rebel, xw.mission2.forces.imperial
  forces: {
    rebel: [{ pilot: pilotId('rebel:xwing:lukeskywalker'), upgrades: [upgradeId('ept:determination')] }],
    imperial: [
      { pilot: pilotId('imperial:tiefighter:nightbeast'), upgrades: [] },
      { pilot: pilotId('imperial:tiefighter:maulermithel'), upgrades: [upgradeId('ept:marksmanship')] },
    ],
  },
  asteroids: 6,
  order: 'xw.mission2.setup.order',
  placement: [
    { kind: 'forces', by: 'imperial', rule: 'xw.mission2.setup.imperial', zones: bothEdges },
    {
      kind: 'forces',
      by: 'rebel',
      rule: 'xw.mission2.setup.rebel',
      zones: (game) => [middle(game)],
    },
    { kind: 'disabledShip' },
    { kind: 'asteroids' },
  ],
  reinforcements: {
    by: 'imperial',
    pilot: pilotId('imperial:tiefighter:academypilot'),
    count: 'xw.mission2.reinforce.count',
    place: 'xw.mission2.reinforce.ship',
    zones: bothEdges,
  },
  // xw.mission2.disabled.speed-limit, xw.mission2.disabled.repaired
  forbidsManeuver: ({ mission, round }, ship, { speed }) =>
    ship.id === mission.disabledShip && round < REPAIRED && speed !== 1 && speed !== 2
      ? 'xw.mission2.disabled.speed-limit'
      : undefined,
  // xw.mission2.win.rebel, xw.mission2.win.not-destroyed, xw.mission2.win.early-or-side
  escapes: (game, ship, edges) =>
    ship.id === game.mission.disabledShip &&
    game.round >= REPAIRED &&
    (edges.includes(edgeOf(game, 'rebel')) || edges.includes(edgeOf(game, 'imperial'))),
  victory,
  // xw.mission2.rounds.tracking, xw.mission2.setup.disabled-ship
  tracking: ({ mission, round }) => [
    { kind: 'rounds', tokens: round },
    ...(mission.disabledShip
      ? [{ kind: 'disabledShip', ship: mission.disabledShip, tokens: 1 } as const]
      : []),
  ],
};
