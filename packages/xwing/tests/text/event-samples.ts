import { conditions, damageCards, pilotId, upgradeId } from '../../src/catalogue/index.ts';
import type {
  BombTokenId,
  CardKey,
  LogEvent,
  ObstacleId,
  SatelliteId,
  ShipId,
  Token,
} from '../../src/model/index.ts';
import { NO_TOKENS } from '../../src/model/no-tokens.ts';
import { newShip } from '../../src/setup/new-ship.ts';

type Samples = {
  readonly [Kind in LogEvent['kind']]: readonly Omit<Extract<LogEvent, { kind: Kind }>, 'kind'>[];
};

const luke = 'luke' as ShipId;
const tie = 'tie' as ShipId;
const key = 'luke.u1' as CardKey;
const obstacle = 'o1' as ObstacleId;
const satellite = 'satellite1' as SatelliteId;
const seat = 'p1' as never;
const pose = { x: 1, y: 2, heading: 90 } as never;
const card = damageCards.find(({ id }) => id === 'core2-directhit')!.id;
const condition = conditions.find(({ name }) => name === 'Rattled')!.id;
const maneuver = { speed: 3, bearing: 'bankLeft', difficulty: 'green' } as const;
const moved = { ship: luke, from: pose, to: pose };
const lasting = {
  source: 'amd:r2f2',
  effect: { kind: 'agility', by: 1 },
  until: 'endOfRound',
  serial: 1,
} as const;
const steps = [
  'chooseFactions',
  'gatherForces',
  'determineInitiative',
  'assembleShips',
  'establishPlayArea',
  'placeObstacles',
  'deployShips',
  'layOutCards',
  'setShields',
  'prepareComponents',
] as const;

/** At least one event of every kind; a new kind does not compile without one. */
export const eventSamples: Samples = {
  setUpStepBegun: steps.map((step) => ({ step })),
  initiativeGiven: [{ side: 0 }],
  initiativeRolled: [{ roller: 0, face: 'hit', chooser: 1 }],
  edgesTaken: [{ edges: ['south', 'north'] }, { edges: ['west', 'east'] }],
  obstaclePlaced: [{ obstacle, pose, side: 0 }],
  obstacleAdded: [{ obstacle: { id: obstacle, kind: 'debris', outline: 1, pose: null } }],
  shipDeployed: [{ ship: luke, pose }],
  shipArrived: [
    {
      ship: newShip({ id: luke, seat, side: 0, pilot: pilotId('rebel:xwing:lukeskywalker'), upgrades: [] }),
    },
  ],
  shieldsSet: [
    { ship: tie, shields: 0 },
    { ship: luke, shields: 1 },
    { ship: luke, shields: 2 },
  ],
  roundStarted: [{ round: 3 }],
  phaseStarted: (['setup', 'planning', 'activation', 'combat', 'end'] as const).map((phase) => ({ phase })),
  dialSet: [{ ship: luke, maneuver }],
  readied: [
    { seat, ready: true },
    { seat, ready: false },
  ],
  dialRevealed: [
    { ship: luke, maneuver },
    { ship: luke, maneuver: { speed: 0, bearing: 'stationary', difficulty: 'red' } },
    { ship: luke, maneuver: { speed: 4, bearing: 'koiogranTurn', difficulty: 'white' } },
  ],
  dialReplaced: [{ ship: luke, maneuver, by: seat }],
  dialRemoved: [{ ship: luke }],
  becameActive: [{ ship: luke }],
  activated: [{ ship: luke }],
  hadOpportunity: [{ ship: luke }],
  shipMoved: [
    { ...moved, cause: 'maneuver', how: 'turnRight 2' },
    { ...moved, cause: 'boost', how: 'straight' },
    { ...moved, cause: 'barrelRoll', how: 'left2' },
    { ...moved, cause: 'decloak', how: 'forward' },
    { ...moved, cause: 'effect', how: '' },
  ],
  touchesChanged: [{ touches: [] }, { touches: [{ ships: [luke, tie], moved: [] }] }],
  obstacleRemoved: [{ obstacle }],
  obstacleHit: [
    { ship: luke, obstacle },
    { ship: luke, obstacle: 'o2' as ObstacleId },
  ],
  conditionAssigned: [{ ship: luke, condition: { key, card: condition, by: tie, serial: 1 } }],
  conditionRemoved: [{ ship: luke, key, card: condition }],
  upgradeFlipped: [{ ship: luke, key, to: upgradeId('title:pivotwing#272') }],
  upgradeReplaced: [
    {
      ship: luke,
      key,
      from: upgradeId('illicit:iondischargers'),
      to: upgradeId('illicit:burnoutslam'),
      as: 'luke.u2' as CardKey,
    },
  ],
  cardTokensChanged: [
    { ship: luke, key, by: 1 },
    { ship: luke, key, by: -2 },
  ],
  arcRotated: (['front', 'left', 'right', 'rear'] as const).map((to) => ({ ship: luke, to })),
  dialLookedAt: [
    { ship: luke, seat, maneuver },
    { ship: luke, seat, maneuver: null },
  ],
  tokensAssigned: (Object.keys(NO_TOKENS) as Token[]).map((token, index) => ({
    ship: luke,
    token,
    count: index + 1,
  })),
  tokensRemoved: [
    { ship: luke, token: 'focus', count: 1, spent: true },
    { ship: luke, token: 'stress', count: 2, spent: false },
  ],
  lockAcquired: [{ ship: luke, target: tie, letter: 'A' }],
  lockRemoved: [
    { ship: luke, spent: true },
    { ship: luke, spent: false },
  ],
  lockMoved: [{ from: luke, to: tie }],
  locksTurned: [{ ship: luke }],
  actionPerformed: [
    { ship: luke, action: 'barrelRoll', source: null },
    { ship: luke, action: 'protect', source: 'ept:squadleader' },
    { ship: luke, action: `card ${key}`, source: null },
  ],
  repositionFits: [
    { ship: luke, action: 'barrelRoll', direction: 'left' },
    { ship: luke, action: 'decloak', direction: 'right' },
  ],
  repositionFailed: [
    { ship: luke, action: 'barrelRoll', direction: 'left' },
    { ship: luke, action: 'decloak', direction: 'right' },
    { ship: luke, action: 'targetLock', direction: 'tie' },
  ],
  lastingBegun: [{ ship: luke, lasting }],
  lastingEnded: (['endOfAttack', 'endOfPhase', 'endOfRound', 'endOfGame'] as const).map((until) => ({
    until,
  })),
  lastingRemoved: [{ ship: luke, source: 'amd:r2f2' }],
  marked: [{ ship: luke, use: 'x' as CardKey, scope: 'round', during: 1 }],
  attackDeclared: [
    { attacker: luke, defender: tie, weapon: 'primary', range: 2, obstructed: true },
    { attacker: luke, defender: tie, weapon: key, range: 3, obstructed: false },
  ],
  attackDiceRolled: [{ faces: ['hit', 'crit', 'focus', 'blank'] }, { faces: [] }],
  defenseDiceRolled: [{ faces: ['evade', 'focus', 'blank'] }],
  dieRerolled: [{ pool: 'attack', die: 0, to: 'crit', source: 'targetLock' }],
  dieChanged: [
    { pool: 'defense', die: 1, to: 'evade', source: 'focus' },
    { pool: 'attack', die: 1, to: 'hit', source: 'damageDeck' },
    { pool: 'attack', die: 1, to: 'hit', source: 'shuttle' },
  ],
  dieAdded: [{ pool: 'defense', face: 'evade', source: 'evade' }],
  dieSetAside: [{ die: 1 }],
  dieCancelled: [{ pool: 'attack', die: 2, source: 'evade' }],
  resultsCompared: [
    { outcome: 'hit', hits: 2, crits: 1 },
    { outcome: 'miss', hits: 0, crits: 0 },
  ],
  thrownDieTurned: [true, false].map((rerolled) => ({
    ship: luke,
    die: 1,
    to: 'hit' as const,
    source: 'crew:cadbane',
    rerolled,
  })),
  rolledFor: (['asteroid', 'debris', 'amd:r5k6'] as const).map((source) => ({
    ship: luke,
    source,
    pool: 'attack',
    faces: ['hit'],
  })),
  shieldLost: [{ ship: luke }],
  shieldRecovered: [{ ship: luke }],
  damageCameIntoForce: [{ ship: luke, key }],
  damageDealt: [
    { ship: luke, key, card, faceup: true, place: null },
    { ship: luke, key, card: null, faceup: false, place: null },
  ],
  damageHeld: [
    { ship: luke, key, card, place: 0 },
    { ship: luke, key, card, place: null },
  ],
  heldDamageTaken: [{ ship: luke, key, card }],
  damageFlipped: [
    { ship: luke, key, card, faceup: false },
    { ship: luke, key, card: null, faceup: true },
  ],
  damageDiscarded: [
    { ship: luke, key, card },
    { ship: luke, key, card: null },
  ],
  damageDrawn: [{ deck: 0, card, place: 0, to: 0 }],
  drawnDiscarded: [{ deck: 0, cards: [card] }],
  deckShuffled: [{ deck: 0, draw: [] }],
  countersExchanged: [{ ship: luke, key, card, place: 0 }],
  upgradeDiscarded: [
    { ship: luke, key },
    { ship: luke, key: 'unknown' as CardKey },
  ],
  upgradeReturned: [
    { ship: luke, key },
    { ship: luke, key: 'unknown' as CardKey },
  ],
  shipDoomed: [{ ship: luke }],
  shipLost: (['destroyed', 'fled', 'escaped'] as const).map((how) => ({ ship: luke, how })),
  bombDropped: [
    {
      bomb: { id: 'b1' as BombTokenId, bomb: upgradeId('bomb:protonbombs'), pose, side: 0, droppedBy: luke },
    },
  ],
  bombDetonated: [
    { bomb: 'b1' as BombTokenId, by: null },
    { bomb: 'b1' as BombTokenId, by: luke },
  ],
  disabledShipMarked: [{ ship: luke }],
  satellitePlaced: [{ satellite, at: { x: 1, y: 2 } }],
  satelliteScanned: [{ satellite, ship: tie }],
  satelliteReturned: [{ satellite, ship: tie }],
  timeExpired: [{}],
  planningTimeExpired: [{ ships: [] }, { ships: [luke, tie] }],
  disputeCalled: [{ dispute: { caller: seat, call: '???', rulings: [] } }],
  disputeDropped: [{}],
  disputeRolled: [
    { attack: ['focus'], defense: ['blank'], winner: seat },
    { attack: ['hit'], defense: ['evade'], winner: null },
  ],
  disputeSettled: [{ ruling: { call: '???', ruling: '!!!', by: seat } }],
  said: [{ seat, text: '42' }],
  conceded: [{ seat }],
  passedUnasked: [{ seat, window: 'modifyAttackDice' }],
};
