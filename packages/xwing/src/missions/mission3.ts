import { overlaps } from '@sortie/geometry';
import type { Outcome } from '@sortie/kernel';
import { pilotId, upgradeId } from '../catalogue/index.ts';
import type { MissionDeed, Satellite, SatelliteId, Ship } from '../model/index.ts';
import { bodyOf } from '../rules/base.ts';
import type { PlacedShip } from '../rules/in-play.ts';
import { isInPlay, shipsInPlay } from '../rules/in-play.ts';
import { countAsTouching } from '../rules/move-ship.ts';
import type { PlacedSatellite } from '../rules/outlines.ts';
import { isSatellitePlaced, satelliteShape } from '../rules/outlines.ts';
import type { Mission } from './mission.ts';
import type { MissionGame } from './mission-game.ts';
import { bandAt, edgeOf } from './zone.ts';

/** One at range 3 and one at range 2, twice that in a 100-point game. xw.mission3.setup.satellites-100 */
function satellites(hundredPoints: boolean): Satellite[] {
  const bands = hundredPoints ? ([3, 2, 3, 2] as const) : ([3, 2] as const);
  return bands.map((band, index) => ({
    id: `satellite${index + 1}` as SatelliteId,
    band,
    at: null,
    scannedBy: null,
    returned: false,
  }));
}

function isOver(game: MissionGame, ship: PlacedShip, satellite: PlacedSatellite): boolean {
  return overlaps(bodyOf(ship, game.options.guides), satelliteShape(satellite));
}

/** The ship overlaps it, or touches a Rebel ship that does. xw.mission3.scan.via-touching */
function isInReach(game: MissionGame, ship: PlacedShip, satellite: PlacedSatellite): boolean {
  if (isOver(game, ship, satellite)) return true;
  return shipsInPlay(game).some(
    (other) =>
      other.side === game.mission.rebel &&
      countAsTouching(game, ship.id, other.id) &&
      isOver(game, other, satellite),
  );
}

/** xw.mission3.scan.instead-of-attack, xw.mission3.scan.several */
function deeds(game: MissionGame, ship: Ship): MissionDeed[] {
  const { mission } = game;
  if (!isInPlay(ship) || ship.side !== mission.imperial) return [];
  return mission.satellites
    .filter(isSatellitePlaced)
    .filter((satellite) => isInReach(game, ship, satellite))
    .map(({ id }) => ({ deed: 'scan', of: id }));
}

/** No unscanned satellite is left in the play area. */
function areAllScanned({ mission }: MissionGame): boolean {
  return mission.satellites.every(({ at, scannedBy }) => at === null && scannedBy !== null);
}

function hasScanned({ mission }: MissionGame, ship: Ship): boolean {
  return mission.satellites.some(({ scannedBy }) => scannedBy === ship.id);
}

function victory(game: MissionGame): Outcome | undefined {
  const { rebel, imperial, satellites: all } = game.mission;
  const imperials = game.ships.filter((ship) => ship.side === imperial);
  if (imperials.some((ship) => ship.gone === 'escaped')) {
    return { winner: imperial, rule: 'xw.mission3.win.imperial' };
  }
  if (imperials.every((ship) => ship.gone !== null)) {
    return { winner: rebel, rule: 'xw.mission3.win.rebel-destroy' };
  }
  if (all.every(({ returned }) => returned))
    return { winner: rebel, rule: 'xw.mission3.win.rebel-satellites' };
  return undefined;
}

/** Imperial ships scan the satellites of the Rebels and carry what they learnt home. rulebook: mission3 */
export const mission3: Mission = {
  id: 'mission3',
  // xw.mission3.forces.rebel, xw.mission3.forces.imperial
  forces: {
    rebel: [
      {
        pilot: pilotId('rebel:xwing:redsquadronpilot'),
        upgrades: [upgradeId('torpedo:protontorpedoes'), upgradeId('amd:r2f2')],
      },
    ],
    imperial: [
      {
        pilot: pilotId('imperial:tiefighter:blacksquadronpilot'),
        upgrades: [upgradeId('ept:determination')],
      },
      { pilot: pilotId('imperial:tiefighter:obsidiansquadronpilot'), upgrades: [] },
    ],
  },
  satellites,
  asteroids: 0,
  order: 'xw.mission3.setup.order',
  placement: [
    {
      kind: 'forces',
      by: 'imperial',
      rule: 'xw.mission3.setup.imperial',
      zones: (game) => [bandAt(game, 'imperial', 1)],
    },
    {
      kind: 'forces',
      by: 'rebel',
      rule: 'xw.mission3.setup.rebel',
      zones: (game) => [bandAt(game, 'rebel', 1)],
      satellites: true,
    },
  ],
  reinforcements: {
    by: 'rebel',
    pilot: pilotId('rebel:xwing:rookiepilot'),
    count: 'xw.mission3.reinforce.count',
    place: 'xw.mission3.reinforce.ship',
    zones: (game) => [bandAt(game, 'rebel', 1)],
  },
  deeds,
  // xw.mission3.scan.lost-on-destruction, xw.mission3.win.early-or-wrong-edge
  atLossOf: (game, ship) =>
    ship.gone !== 'escaped' && hasScanned(game, ship) ? [{ kind: 'returnSatellites', ship: ship.id }] : [],
  // xw.mission3.win.imperial, xw.mission3.win.not-destroyed
  escapes: (game, ship, edges) =>
    areAllScanned(game) && hasScanned(game, ship) && edges.includes(edgeOf(game, 'imperial')),
  victory,
  tracking: () => [],
};
