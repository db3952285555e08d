import type { Words } from '../../../../app/words.ts';

export const en = {
  range: 'Range {{range}}',
  obstructed: 'Obstructed, range {{range}}',
  start: 'Start',
  fled: 'Fled',
  allowed: 'Allowed',
  refused: 'Not allowed',
  tooNear: 'Too near',
  closestPoints:
    'Range runs along the shortest line between the two bases, here {{millimetres}} mm: range {{range}}. Noses, wings and middles do not matter.',
  inArcPoint:
    'The nearest corner of the target is at range {{closest}}, but it lies outside the firing arc. The attack is measured to the nearest point inside the arc: range {{range}}.',
  partlyInArc:
    'One corner inside the arc is enough: the ship on the right can be attacked. The ship on the left is as near, but no part of it is in the arc.',
  turretBehind:
    'The target is behind the freighter, outside its printed arc. A turret attacks it all the same, measured between the nearest points: range {{range}}.',
  obstructedAttack:
    'The line that was measured crosses the asteroid, so the attack is obstructed: agility {{agility}}, but {{defense}} defense dice.',
  rangeOne:
    'At range {{range}} a primary weapon rolls one more die: value {{weapon}}, but {{attack}} attack dice.',
  rangeThree:
    'At range {{range}} the defender rolls one more die against a primary weapon: agility {{agility}}, but {{defense}} defense dice.',
  touchingShips:
    'The two ships that touch cannot attack each other. The X-wing may still attack the other TIE fighter.',
  bump: 'A straight 3 would end on the TIE fighter. The X-wing slides {{short}} mm back along the template until its base is free, touches the other ship and loses its action.',
  throughShips: 'The template runs across the TIE fighter, but the X-wing ends clear of it: nothing happens.',
  koiogranTurn:
    'A Koiogran turn turns the ship by {{turned}} degrees at the end of the straight template. It is red, so the ship now has {{stress}} stress token.',
  koiogranBlocked:
    'The same turn would end on the TIE fighter. The X-wing slides {{short}} mm back and does not turn about. It is stressed all the same ({{stress}}).',
  overAsteroid:
    'The template crosses an asteroid. The maneuver ends as planned, but there is no action, and {{rolled}} attack die is rolled for damage.',
  overTheEdge:
    'After its maneuver {{outside}} mm of the base lie beyond the edge. The ship has fled and is destroyed; how much of it is outside does not matter.',
  boost:
    'A boost with the bank: the speed-1 template is laid at the front, the ship ends at its far end, turned by {{turned}} degrees. A boost is no maneuver, so no stress comes or goes.',
  barrelRoll:
    'A barrel roll to the right: the template lies sideways between the bases, {{aside}} mm from middle to middle. The ship may stand up to {{slide}} mm ahead or back, facing as before.',
  decloak:
    'Decloaking to the right uses the speed-2 template: {{aside}} mm aside, up to {{slide}} mm ahead or back, facing as before.',
  lockRange:
    'A target lock needs no arc: the enemy may be in any direction up to range 3, here range {{range}}.',
  bombDrop:
    'A bomb is dropped before the ship moves: the speed-1 template lies behind the base, and the token at its far end, its middle {{behind}} mm from the rear edge.',
  bombBlast:
    'Everything at range 1 of the token suffers, measured from its nearest point, friends too: {{hurt}} ships here. The ship farther away is safe.',
  deploymentZone:
    'A small ship is deployed with its whole base within {{zone}} mm of its own edge. The base on the right reaches beyond the zone.',
  obstacleDistances:
    'Obstacles stay more than {{edge}} mm from every edge and more than {{gap}} mm from each other, measured between the nearest points.',
  wayOut: 'To the edge',
  safePassage:
    'The shuttle wins by leaving over the far edge, here {{left}} mm ahead. The X-wing guards it; the {{imperials}} TIE fighters must destroy it first.',
  longWayHome:
    'From round {{round}} on the damaged X-wing may fly as fast as it likes, and wins by leaving over an edge of a player. Until then it must hold out.',
  silentListeners:
    'A TIE fighter on a satellite may read it out instead of attacking ({{scans}} here). With all of them read, one of the readers must leave over its own edge.',
} as const satisfies Words;
