import type { XwingRuleId } from '@sortie/rulebook/xwing';

/** Which rules a picture shows; it stands at the first of them in the book. */
export const rulesByPicture = {
  closestPoints: ['xw.range.closest-points', 'xw.range.bands'],
  inArcPoint: ['xw.range.attack-in-arc-point'],
  partlyInArc: ['xw.arc.inside-any-part', 'xw.arc.primary', 'xw.range.in-range-not-arc'],
  turretBehind: ['xw.turret.definition', 'xw.range.turret-any-point'],
  obstructedAttack: ['xw.obstacle.obstruct.definition', 'xw.obstacle.obstruct.extra-die'],
  rangeOne: ['xw.attack.roll.range-1-bonus'],
  rangeThree: ['xw.attack.defense.range-3-bonus'],
  touchingShips: ['xw.overlap.touching.no-attack', 'xw.overlap.touching.others-ok'],
  bump: ['xw.overlap.back-up', 'xw.overlap.definition', 'xw.overlap.skip-action'],
  throughShips: ['xw.overlap.through-ships-free', 'xw.overlap.through-definition'],
  koiogranTurn: ['xw.maneuver.bearing.koiogran', 'xw.maneuver.difficulty.red', 'xw.stress.red-then-no-act'],
  koiogranBlocked: ['xw.maneuver.k-turn-overlap-no-flip'],
  overAsteroid: [
    'xw.obstacle.trigger',
    'xw.obstacle.asteroid.skip-action',
    'xw.obstacle.asteroid.damage-roll',
  ],
  overTheEdge: ['xw.flee.trigger', 'xw.flee.destroyed'],
  boost: ['xw.action.boost.move', 'xw.action.boost.templates', 'xw.action.boost.no-stress-effect'],
  barrelRoll: ['xw.action.roll.placement', 'xw.action.roll.template', 'xw.geometry.pose.roll-small'],
  decloak: ['xw.cloak.decloak.effects', 'xw.geometry.pose.decloak-small'],
  lockRange: ['xw.action.lock.icon', 'xw.action.lock.all-round'],
  bombDrop: ['xw.bomb.drop.procedure'],
  bombBlast: ['xw.bomb.type.seismic', 'xw.bomb.friend-and-foe', 'xw.range.to-token'],
  deploymentZone: ['xw.setup.deploy.zone', 'xw.geometry.zone.deploy'],
  obstacleDistances: [
    'xw.setup.obstacle.spacing',
    'xw.setup.obstacle.edge-distance',
    'xw.geometry.zone.obstacles',
  ],
  safePassage: ['xw.mission1.win.rebel', 'xw.mission1.win.imperial'],
  longWayHome: ['xw.mission2.win.rebel', 'xw.mission2.win.imperial'],
  silentListeners: ['xw.mission3.win.imperial', 'xw.mission3.scan.instead-of-attack'],
} as const satisfies Readonly<Record<string, readonly XwingRuleId[]>>;

export type PictureId = keyof typeof rulesByPicture;

export const pictureIds = Object.keys(rulesByPicture) as readonly PictureId[];
