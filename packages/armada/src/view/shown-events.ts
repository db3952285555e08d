import type { TellersOf } from '@sortie/kernel';
import { tellFields } from '@sortie/kernel';
import type { ArmadaEvent, ArmadaState, RolledDie } from '../model/index.ts';
import { shipOf } from '../rules/in-play.ts';
import { showCourse, showObjectiveToken, showPoint, showPool, showPose } from './show.ts';

const nobody = () => undefined;

function showRolled(dice: readonly RolledDie[]): RolledDie[] {
  return dice.map(({ colour, face }) => ({ colour, face }));
}

/**
 * What of each event leaves the referee, field by field: what is not named here is told to nobody. An event without
 * a line does not compile.
 */
export const shownEvents: TellersOf<ArmadaState, ArmadaEvent> = {
  setUpStepBegun: tellFields('step'),
  initiativeDrawn: tellFields('chooser'),
  initiativeGiven: tellFields('side'),
  objectiveChosen: tellFields('objective'),
  obstaclePlaced: ({ kind, obstacle, pose, side }) => ({ kind, obstacle, pose: showPose(pose), side }),
  shipDeployed: ({ kind, ship, pose, speed }) => ({ kind, ship, pose: showPose(pose), speed }),
  squadronDeployed: ({ kind, squadron, at }) => ({ kind, squadron, at: showPoint(at) }),
  unitsSetAside: tellFields('units'),
  roundStarted: tellFields('round'),
  phaseStarted: tellFields('phase'),
  defenseTokensReadied: tellFields('units'),
  upgradesReadied: tellFields(),
  initiativeTokenFlipped: tellFields('to'),
  // ar.dial.hidden-until-revealed, ar.optional.team.dials-hidden
  dialsAssigned: ({ kind, ship, commands }, viewer, state) =>
    shipOf(state, ship).seat === viewer ? { kind, ship, commands } : undefined,
  dialRevealed: tellFields('ship', 'command'),
  topDialDiscarded: tellFields('ship', 'command'),
  topDialSet: ({ kind, ship, command, by }, viewer, state) =>
    by === viewer || shipOf(state, ship).seat === viewer ? { kind, ship, command, by } : undefined,
  dialsLookedAt: ({ kind, ship, by, commands }, viewer, state) =>
    by === viewer || shipOf(state, ship).seat === viewer
      ? { kind, ship, by, commands }
      : { kind, ship, by, commands: [] },
  dialSpent: tellFields('ship', 'command'),
  dialDiscarded: tellFields('ship', 'command'),
  tokenGainRedirected: tellFields('to'),
  commandTokenGained: tellFields('ship', 'command'),
  commandTokenRemoved: tellFields('ship', 'command', 'spent'),
  commandResolved: tellFields('ship', 'command'),
  becameActive: tellFields('unit'),
  activationBegun: tellFields('unit'),
  shipActivated: tellFields('ship'),
  sliderSet: tellFields('squadron', 'to'),
  speedChanged: tellFields('ship', 'from', 'to'),
  yawRaised: tellFields('ship', 'by'),
  shipMoved: ({ kind, ship, from, to, course, reached, overlapped }) => ({
    kind,
    ship,
    from: showPose(from),
    to: showPose(to),
    course: course && showCourse(course),
    reached,
    overlapped,
  }),
  squadronsLifted: tellFields('squadrons'),
  squadronMoved: ({ kind, squadron, from, to, cause }) => ({
    kind,
    squadron,
    from: from && showPoint(from),
    to: showPoint(to),
    cause,
  }),
  obstacleOverlapped: tellFields('unit', 'obstacle'),
  obstacleIgnored: tellFields(),
  targetDeclared: tellFields(
    'attacker',
    'zone',
    'defender',
    'defendingZone',
    'range',
    'obstructed',
    'counter',
    'additional',
  ),
  diceGathered: ({ kind, dice }) => ({ kind, dice: showPool(dice) }),
  gatheredDieRemoved: tellFields('colour', 'source'),
  attackDiceRolled: ({ kind, dice }) => ({ kind, dice: showRolled(dice) }),
  dieAdded: tellFields('colour', 'face', 'source'),
  dieRerolled: tellFields('die', 'to', 'source'),
  dieChanged: tellFields('die', 'to', 'source'),
  dieRemoved: tellFields('die', 'spent', 'source'),
  tokenLocked: tellFields('place', 'source'),
  tokenUnlocked: tellFields('place', 'source'),
  tokenMarked: tellFields('place', 'source'),
  defenseTokenSpent: tellFields('unit', 'place', 'token', 'to'),
  defenseTokenTurned: tellFields('unit', 'place', 'to'),
  redirectChosen: tellFields('zones'),
  braced: tellFields(),
  criticalResolved: tellFields('key'),
  faceupDue: tellFields('count'),
  totalFixed: tellFields('total'),
  rolledFor: ({ kind, unit, source, dice }) => ({ kind, unit, source, dice: showRolled(dice) }),
  damageSuffered: tellFields('unit', 'source'),
  shieldsLost: tellFields('ship', 'zone', 'count'),
  shieldRecovered: tellFields('ship', 'zone'),
  shieldMoved: tellFields('ship', 'from', 'to'),
  hullLost: tellFields('squadron'),
  hullRecovered: tellFields('squadron'),
  damageDealt: ({ kind, ship, key, card, faceup, byAttack }) => ({
    kind,
    ship,
    key,
    card: faceup ? card : null,
    faceup,
    place: null,
    byAttack,
  }),
  damageCameIntoForce: tellFields('ship', 'key'),
  damageFlipped: tellFields('ship', 'key', 'faceup', 'card', 'byAttack'),
  damageDiscarded: tellFields('ship', 'key', 'card'),
  deckShuffled: nobody,
  deckLookedAt: ({ kind, by, cards }, viewer) => ({ kind, by, cards: by === viewer ? cards : [] }),
  keptOnTop: ({ kind, discarded }) => ({ kind, place: 0, discarded }),
  unitDestroyed: tellFields('unit'),
  unitsRemoved: tellFields('units'),
  upgradeExhausted: tellFields('ship', 'key'),
  upgradeDiscarded: tellFields('ship', 'key'),
  marked: tellFields('unit', 'use', 'scope', 'during'),
  objectiveShipMarked: tellFields('ship'),
  objectiveTokenPlaced: ({ kind, token }) => ({ kind, token: showObjectiveToken(token) }),
  objectiveTokenMoved: ({ kind, token, to }) => ({ kind, token, to: showPoint(to) }),
  objectiveTokenRemoved: tellFields('token'),
  victoryTokensGained: tellFields('side', 'count'),
};
