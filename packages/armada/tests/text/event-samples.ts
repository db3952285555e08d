import { hullZones } from '../../src/catalogue/index.ts';
import type { CardKey, LogEvent, ObjectiveTokenId, ShipId, SquadronId } from '../../src/model/index.ts';

type Samples = {
  readonly [Kind in LogEvent['kind']]: readonly Omit<Extract<LogEvent, { kind: Kind }>, 'kind'>[];
};

const ship = 's1' as ShipId;
const other = 's2' as ShipId;
const squadron = 's3' as SquadronId;
const luke = 's5' as SquadronId;
const key = 's1.u1' as CardKey;
const token = 't3' as ObjectiveTokenId;
const seat = 'p1' as never;
const pose = { x: 1, y: 2, heading: 90 } as never;
const at = { x: 1, y: 2 };
const moved = { ship, from: pose, to: pose, course: { clicks: [0, 1], side: 'left' } } as const;
const flown = { squadron, from: at, to: at };
const declared = {
  attacker: ship,
  zone: 'front',
  defender: other,
  defendingZone: 'left',
  range: 'close',
  obstructed: true,
  counter: false,
  additional: false,
} as const;
const dealt = { ship, key: 's1.d1' as CardKey, place: null, byAttack: true } as const;
const dice = [
  { colour: 'red', face: 'hitHit' },
  { colour: 'red', face: 'blank' },
  { colour: 'blue', face: 'accuracy' },
  { colour: 'black', face: 'hitCritical' },
] as const;
const steps = [
  'defineAreas',
  'prepareComponents',
  'determineInitiative',
  'chooseObjective',
  'placeObstacles',
  'deployFleets',
  'prepareOtherComponents',
  'clearArea',
  null,
] as const;

/** What dice and tokens are cited with. */
const sources = [
  's1.u1',
  's2.u1',
  's5.card',
  's3.swarm',
  's1.objective',
  'concentrateFire',
  'attack',
  'collision',
  'flip',
  'defenseToken',
  'asteroidField',
  'debrisField',
  'station',
];

/** At least one event of every kind; a new kind does not compile without one. */
export const eventSamples: Samples = {
  setUpStepBegun: steps.map((step) => ({ step })),
  initiativeDrawn: [{ chooser: 1 }],
  initiativeGiven: [{ side: 0 }],
  objectiveChosen: [{ objective: 'minefields' }],
  obstaclePlaced: (['asteroid-2', 'debris-1', 'station'] as const).map((obstacle) => ({
    obstacle,
    pose,
    side: 0,
  })),
  shipDeployed: [{ ship, pose, speed: 2 }],
  squadronDeployed: [{ squadron, at }],
  unitsSetAside: [{ units: [ship, squadron, luke] }],
  roundStarted: [{ round: 3 }],
  phaseStarted: (['setup', 'command', 'ship', 'squadron', 'status'] as const).map((phase) => ({ phase })),
  defenseTokensReadied: [{ units: [ship, luke] }],
  upgradesReadied: [{}],
  initiativeTokenFlipped: [{ to: 'blue' }, { to: 'orange' }],
  dialsAssigned: [
    { ship, commands: ['navigate', 'squadron', 'repair'] },
    { ship, commands: [] },
  ],
  dialRevealed: [{ ship, command: 'concentrateFire' }],
  topDialDiscarded: [{ ship, command: 'navigate' }],
  topDialSet: [{ ship, command: 'repair', by: seat }],
  dialsLookedAt: [
    { ship, by: seat, commands: [] },
    { ship, by: seat, commands: ['squadron'] },
  ],
  dialSpent: [{ ship, command: 'repair' }],
  dialDiscarded: [{ ship, command: 'squadron' }],
  tokenGainRedirected: [{ to: other }],
  commandTokenGained: [{ ship, command: 'navigate' }],
  commandTokenRemoved: [
    { ship, command: 'navigate', spent: true },
    { ship, command: 'navigate', spent: false },
  ],
  commandResolved: [{ ship, command: 'squadron' }],
  becameActive: [{ unit: ship }, { unit: null }],
  activationBegun: [{ unit: squadron }],
  shipActivated: [{ ship }],
  sliderSet: [{ squadron, to: 'orange' }],
  speedChanged: [{ ship, from: 2, to: 3 }],
  yawRaised: [
    { ship, by: 0 },
    { ship, by: 1 },
    { ship, by: 2 },
  ],
  shipMoved: [
    { ...moved, reached: 2, overlapped: [] },
    { ...moved, reached: 1, overlapped: [other] },
    { ...moved, course: null, reached: 0, overlapped: [] },
  ],
  squadronsLifted: [{ squadrons: [squadron, luke] }],
  squadronMoved: [
    { ...flown, cause: 'move' },
    { ...flown, from: null, cause: 'displaced' },
    { ...flown, from: null, cause: 'deployment' },
  ],
  obstacleOverlapped: [
    { unit: ship, obstacle: 'asteroid-1' },
    { unit: squadron, obstacle: 'station' },
  ],
  obstacleIgnored: [{}],
  targetDeclared: [
    declared,
    { ...declared, range: 'medium', obstructed: false },
    { ...declared, defender: squadron, defendingZone: null, range: 'long', additional: true },
    { ...declared, attacker: squadron, zone: null, defender: luke, defendingZone: null, range: 'distance1' },
    {
      ...declared,
      attacker: luke,
      zone: null,
      defender: squadron,
      defendingZone: null,
      range: 'distance1',
      counter: true,
    },
  ],
  diceGathered: [{ dice: { red: 2, blue: 1, black: 0 } }, { dice: { red: 0, blue: 0, black: 0 } }],
  gatheredDieRemoved: [{ colour: 'red', source: 'obstruction' }],
  attackDiceRolled: [{ dice }, { dice: [] }],
  dieAdded: [{ colour: 'blue', face: 'critical', source: 'concentrateFire' }],
  dieRerolled: sources.map((source) => ({ die: 0, to: 'hit', source })),
  dieChanged: [{ die: 1, to: 'critical', source: 's1.u1' }],
  dieRemoved: [
    { die: 1, spent: true, source: 'accuracy' },
    { die: 0, spent: false, source: 'defenseToken' },
  ],
  tokenLocked: [
    { place: 0, source: 'accuracy' },
    { place: 7, source: 'accuracy' },
  ],
  tokenUnlocked: [{ place: 1, source: 's1.u1' }],
  tokenMarked: [{ place: 2, source: 's1.u1' }],
  defenseTokenSpent: [
    { unit: ship, place: 0, token: 'brace', to: 'exhausted' },
    { unit: luke, place: 0, token: 'scatter', to: 'discarded' },
  ],
  defenseTokenTurned: [
    { unit: ship, place: 0, to: 'exhausted' },
    { unit: squadron, place: 5, to: 'discarded' },
  ],
  redirectChosen: [{ zones: hullZones }],
  braced: [{}],
  criticalResolved: [{ key }, { key: 's1.critical' as CardKey }],
  faceupDue: [{ count: 1 }],
  totalFixed: [{ total: 4 }],
  rolledFor: [{ unit: ship, source: 's1.objective', dice }],
  damageSuffered: [{ unit: ship, source: 'attack' }],
  shieldsLost: hullZones.map((zone, index) => ({ ship, zone, count: index + 1 })),
  shieldRecovered: [{ ship, zone: 'front' }],
  shieldMoved: [{ ship, from: 'left', to: 'rear' }],
  hullLost: [{ squadron }],
  hullRecovered: [{ squadron: luke }],
  damageDealt: [
    { ...dealt, card: 'blinded-gunners', faceup: true },
    { ...dealt, card: null, faceup: false },
    { ...dealt, card: 'structural-damage', faceup: false },
  ],
  damageCameIntoForce: [{ ship, key }],
  damageFlipped: [
    { ...dealt, card: 'injured-crew', faceup: false },
    { ...dealt, card: null, faceup: true },
  ],
  damageDiscarded: [
    { ship, key, card: 'crew-panic' },
    { ship, key, card: null },
  ],
  deckShuffled: [{ draw: [] }],
  deckLookedAt: [
    { by: seat, cards: ['power-failure', 'comm-noise'] },
    { by: seat, cards: [] },
  ],
  keptOnTop: [
    { place: 0, discarded: ['ruptured-engine'] },
    { place: 0, discarded: [] },
  ],
  unitDestroyed: [{ unit: ship }, { unit: squadron }],
  unitsRemoved: [{ units: [ship] }],
  upgradeExhausted: [
    { ship, key },
    { ship, key: 'unknown' as CardKey },
  ],
  upgradeDiscarded: [
    { ship, key },
    { ship, key: 'unknown' as CardKey },
  ],
  marked: [{ unit: ship, use: key, scope: 'round', during: 1 }],
  objectiveShipMarked: [{ ship }],
  objectiveTokenPlaced: [
    { token: { id: token, at, on: null } },
    { token: { id: token, at: null, on: ship } },
    { token: { id: token, at: null, on: 'asteroid-3' } },
  ],
  objectiveTokenMoved: [{ token, to: at }],
  objectiveTokenRemoved: [{ token }],
  victoryTokensGained: [
    { side: 0, count: 1 },
    { side: 1, count: 2 },
  ],
  said: [{ seat, text: '42' }],
  conceded: [{ seat }],
  readied: [
    { seat, ready: true },
    { seat, ready: false },
  ],
  passedUnasked: [{ seat, window: 'attackEffects' }],
};
