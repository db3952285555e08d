import type { Viewer } from '@sortie/kernel';
import type { ArmadaEvent, ArmadaState, RolledDie } from '../model/index.ts';
import type { EventKind, EventOf } from '../rules/applier.ts';
import { shipOf } from '../rules/in-play.ts';
import { showCourse, showObjectiveToken, showPoint, showPool, showPose } from './show.ts';

/** What a viewer is told of events of one kind. */
type Teller<Kind extends EventKind> = (
  event: EventOf<Kind>,
  viewer: Viewer,
  state: ArmadaState,
) => ArmadaEvent | undefined;

/** Everybody is told these fields; a misspelt one does not compile. */
function fields<Field extends string>(...names: readonly Field[]) {
  return <Event extends { readonly kind: EventKind } & { readonly [Name in Field]: unknown }>(
    event: Event,
  ): Event => {
    const shown: { [name: string]: unknown } = { kind: event.kind };
    for (const name of names) shown[name] = event[name];
    return shown as Event;
  };
}

const nobody = () => undefined;

function showRolled(dice: readonly RolledDie[]): RolledDie[] {
  return dice.map(({ colour, face }) => ({ colour, face }));
}

/**
 * What of each event leaves the referee, field by field: what is not named here is told to nobody. An event without
 * a line does not compile.
 */
export const shownEvents: { readonly [Kind in EventKind]: Teller<Kind> } = {
  setUpStepBegun: fields('step'),
  initiativeDrawn: fields('chooser'),
  initiativeGiven: fields('side'),
  objectiveChosen: fields('objective'),
  obstaclePlaced: ({ kind, obstacle, pose, side }) => ({ kind, obstacle, pose: showPose(pose), side }),
  shipDeployed: ({ kind, ship, pose, speed }) => ({ kind, ship, pose: showPose(pose), speed }),
  squadronDeployed: ({ kind, squadron, at }) => ({ kind, squadron, at: showPoint(at) }),
  unitsSetAside: fields('units'),
  roundStarted: fields('round'),
  phaseStarted: fields('phase'),
  defenseTokensReadied: fields('units'),
  upgradesReadied: fields(),
  initiativeTokenFlipped: fields('to'),
  // ar.dial.hidden-until-revealed, ar.optional.team.dials-hidden
  dialsAssigned: ({ kind, ship, commands }, viewer, state) =>
    shipOf(state, ship).seat === viewer ? { kind, ship, commands } : undefined,
  dialRevealed: fields('ship', 'command'),
  topDialDiscarded: fields('ship', 'command'),
  topDialSet: ({ kind, ship, command, by }, viewer, state) =>
    by === viewer || shipOf(state, ship).seat === viewer ? { kind, ship, command, by } : undefined,
  dialsLookedAt: ({ kind, ship, by, commands }, viewer, state) =>
    by === viewer || shipOf(state, ship).seat === viewer
      ? { kind, ship, by, commands }
      : { kind, ship, by, commands: [] },
  dialSpent: fields('ship', 'command'),
  dialDiscarded: fields('ship', 'command'),
  tokenGainRedirected: fields('to'),
  commandTokenGained: fields('ship', 'command'),
  commandTokenRemoved: fields('ship', 'command', 'spent'),
  commandResolved: fields('ship', 'command'),
  becameActive: fields('unit'),
  activationBegun: fields('unit'),
  shipActivated: fields('ship'),
  sliderSet: fields('squadron', 'to'),
  speedChanged: fields('ship', 'from', 'to'),
  yawRaised: fields('ship', 'by'),
  shipMoved: ({ kind, ship, from, to, course, reached, overlapped }) => ({
    kind,
    ship,
    from: showPose(from),
    to: showPose(to),
    course: course && showCourse(course),
    reached,
    overlapped,
  }),
  squadronsLifted: fields('squadrons'),
  squadronMoved: ({ kind, squadron, from, to, cause }) => ({
    kind,
    squadron,
    from: from && showPoint(from),
    to: showPoint(to),
    cause,
  }),
  obstacleOverlapped: fields('unit', 'obstacle'),
  obstacleIgnored: fields(),
  targetDeclared: fields(
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
  gatheredDieRemoved: fields('colour', 'source'),
  attackDiceRolled: ({ kind, dice }) => ({ kind, dice: showRolled(dice) }),
  dieAdded: fields('colour', 'face', 'source'),
  dieRerolled: fields('die', 'to', 'source'),
  dieChanged: fields('die', 'to', 'source'),
  dieRemoved: fields('die', 'spent', 'source'),
  tokenLocked: fields('place', 'source'),
  tokenUnlocked: fields('place', 'source'),
  tokenMarked: fields('place', 'source'),
  defenseTokenSpent: fields('unit', 'place', 'token', 'to'),
  defenseTokenTurned: fields('unit', 'place', 'to'),
  redirectChosen: fields('zones'),
  braced: fields(),
  criticalResolved: fields('key'),
  faceupDue: fields('count'),
  totalFixed: fields('total'),
  rolledFor: ({ kind, unit, source, dice }) => ({ kind, unit, source, dice: showRolled(dice) }),
  damageSuffered: fields('unit', 'source'),
  shieldsLost: fields('ship', 'zone', 'count'),
  shieldRecovered: fields('ship', 'zone'),
  shieldMoved: fields('ship', 'from', 'to'),
  hullLost: fields('squadron'),
  hullRecovered: fields('squadron'),
  damageDealt: ({ kind, ship, key, card, faceup, byAttack }) => ({
    kind,
    ship,
    key,
    card: faceup ? card : null,
    faceup,
    place: null,
    byAttack,
  }),
  damageCameIntoForce: fields('ship', 'key'),
  damageFlipped: fields('ship', 'key', 'faceup', 'card', 'byAttack'),
  damageDiscarded: fields('ship', 'key', 'card'),
  deckShuffled: nobody,
  deckLookedAt: ({ kind, by, cards }, viewer) => ({ kind, by, cards: by === viewer ? cards : [] }),
  keptOnTop: ({ kind, discarded }) => ({ kind, place: 0, discarded }),
  unitDestroyed: fields('unit'),
  unitsRemoved: fields('units'),
  upgradeExhausted: fields('ship', 'key'),
  upgradeDiscarded: fields('ship', 'key'),
  marked: fields('unit', 'use', 'scope', 'during'),
  objectiveShipMarked: fields('ship'),
  objectiveTokenPlaced: ({ kind, token }) => ({ kind, token: showObjectiveToken(token) }),
  objectiveTokenMoved: ({ kind, token, to }) => ({ kind, token, to: showPoint(to) }),
  objectiveTokenRemoved: fields('token'),
  victoryTokensGained: fields('side', 'count'),
};
