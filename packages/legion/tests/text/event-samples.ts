import type { CardKey, LogEvent, MiniatureId, TokenId, UnitId } from '../../src/model/index.ts';

type Samples = {
  readonly [Kind in LogEvent['kind']]: readonly Omit<Extract<LogEvent, { kind: Kind }>, 'kind'>[];
};

const unit = 'u1' as UnitId;
const other = 'u2' as UnitId;
const miniature = 'u1.m1' as MiniatureId;
const key = 'u1.c1' as CardKey;
const token = 'k1' as TokenId;
const seat = 'p1' as never;
const stand = { x: 100, y: 200, level: 0, heading: 90 };
const weapons = [] as const;
const onTable = {
  id: token,
  kind: 'objective',
  at: stand,
  side: null,
  card: null,
  unit: null,
  terrain: null,
  wounds: 0,
} as const;
const attackDie = { colour: 'red', face: 'critical' } as const;
const defenseDie = { colour: 'white', face: 'block' } as const;
const turnedAttack = { die: 0, to: 'hit', source: 'surge' } as const;
const turnedDefense = { die: 0, to: 'block', source: 'surge' } as const;
const pool = { defender: other, type: 'ranged', range: 2, weapons } as const;
const begun = { number: 1, attack: 1, attacker: unit, token: null, ...pool } as const;
const card = 'ambush' as const;
const placements = [{ miniature, stand }];

/** At least one event of every kind. */
export const eventSamples: Samples = {
  // Set-up
  setUpStepBegun: [{ step: 'placeTerrain' }, { step: null }],
  terrainSelected: [{ pieces: ['barricade', 'barricade'] }],
  terrainPlaced: [
    { terrain: { id: 't1', piece: 'barricade', pose: stand as never }, side: 0 },
    { terrain: { id: 't1', piece: 'barricade', pose: stand as never }, side: null },
  ],
  colourChooserDrawn: [{ side: 1 }],
  colourTaken: [
    { side: 0, colour: 'blue' },
    { side: 0, colour: 'red' },
  ],
  edgeChosen: [{ edge: 'south' }, { edge: 'north' }],
  battleCardsRevealed: [
    { rows: { objective: ['breakthrough'], deployment: ['battle-lines'], condition: ['clear-conditions'] } },
  ],
  battleCardEliminated: [
    { side: 0, card: 'breakthrough' },
    { side: 1, card: null },
  ],
  battleCardsUsed: [
    { used: { objective: 'breakthrough', deployment: 'battle-lines', condition: 'clear-conditions' } },
  ],
  unitDeployed: [{ unit, placements }],
  unitDeployedAboard: [{ unit, vehicle: other }],
  unitArrived: [{ unit, placements }],
  unitSetAside: [{ unit }],
  counterTaken: [{ side: 0 }],
  bountyMarked: [{ unit, by: other }],
  tokenPlaced: [{ token: onTable }],
  tokenMoved: [{ token, to: stand }],
  tokenClaimed: [{ unit, token }],
  tokenDropped: [{ unit, token, at: stand }],
  tokenWounded: [
    { token, by: 1 },
    { token, by: -1 },
  ],
  // Rounds and orders
  roundStarted: [{ round: 1 }],
  phaseStarted: [{ phase: 'command' }],
  commandCardSelected: [{ seat, card }],
  commandCardsRevealed: [{ cards: [{ seat, card }] }],
  commandCardReplaced: [
    { seat, card, by: 'push' },
    { seat, card, by: null },
  ],
  commandCardReturned: [{ seat, card }],
  commandCardBarred: [{ seat, card }],
  commandCardDiscarded: [{ seat, card }],
  handSeen: [
    { seat, of: 'p2' as never, count: 1, cards: [card] },
    { seat, of: 'p2' as never, count: 2, cards: [] },
  ],
  priorityRolled: [{ side: 0, face: 'block' }],
  priorityTied: [{ seats: [seat] }],
  prioritySettled: [{ seat, rule: 'lg.command-phase.priority.fewest-pips' }],
  unitNominated: [{ seat, unit }],
  orderIssued: [{ unit, by: other, source: null }],
  orderReplaced: [{}],
  orderRedirected: [
    { unit, to: other },
    { unit, to: null },
  ],
  orderTokenPlaced: [{ unit }],
  orderPoolsCreated: [{ pools: [] }],
  orderTokenDrawn: [{ seat, rank: 'corps', place: 0 }],
  secondTokenDrawn: [{ seat, rank: 'support' }],
  orderTokenKept: [{ seat, rank: 'support', pool: [] }],
  orderTokenAssigned: [{ unit }],
  orderTokenSetAside: [{ seat, rank: 'heavy', unit: null }],
  orderTokenReturned: [{ seat, unit, pool: [] }],
  roundTokensRemoved: [{}],
  activationForced: [{ seat, unit, pool: null }],
  orderTokensUpdated: [{}],
  unitPromoted: [{ unit }],
  commandCardsRegained: [{ seat, cards: [card] }],
  counterAdvanced: [{ shows: 2, holder: 1 }],
  victoryTokensGained: [{ side: 0, count: 2, source: 'breakthrough' }],
  // Units
  activationBegun: [{ unit }],
  activationClosed: [{ unit }],
  activationEnded: [{ unit }],
  damagedRolled: [{ unit, face: 'blank' }],
  rallied: [{ unit, colour: 'white', faces: ['block', 'blank'] }],
  actionsLost: [{ unit, count: 1, source: 'suppression' }],
  actionsSpent: [{ unit, count: 1 }],
  unitPanicked: [{ unit }],
  panicEnded: [{ unit }],
  actionPerformed: [{ action: {} as never }],
  attackPerformed: [{ unit, attacked: { defenders: [other], isRanged: true, usedCumbersome: false } }],
  tokensGained: [{ unit, token: 'suppression', count: 2, source: 'attack' }],
  tokensRemoved: [{ unit, token: 'suppression', count: 1, source: 'rally' }],
  tokenSpent: [{ unit, token: 'aim' }],
  unitRecovered: [{ unit }],
  miniaturesPlaced: [{ unit, placements }],
  leaderMoved: [{ unit, to: stand, type: 'standard' }],
  unitTurned: [{ unit, heading: 90 }],
  miniaturesLifted: [{ unit, miniatures: [miniature] }],
  clamberRolled: [{ unit, faces: ['block', 'surge'] }],
  unitEmbarked: [{ unit, vehicle: other }],
  moveMade: [
    { unit, type: 'standard', isStandard: true, left: [] },
    { unit, type: 'withdraw', isStandard: false, left: [other] },
  ],
  useCounted: [{ unit, key, scope: 'round', during: 1 }],
  upgradeExhausted: [{ unit, key }],
  upgradeReadied: [{ unit, key }],
  upgradeDiscarded: [{ unit, key }],
  upgradeFlipped: [{ unit, key, side: 1 }],
  woundsPlacedOnCard: [{ unit, key, count: 2, from: null }],
  // Attacks
  poolFormed: [{ unit, attack: 1, pool }],
  poolJoined: [
    {
      defender: other,
      weapon: {
        weapon: 'Bowcaster',
        card: null,
        of: unit,
        miniatures: [miniature],
        dice: { red: 1, black: 0, white: 0 },
      },
    },
  ],
  poolBegun: [begun, { ...begun, type: 'melee' }, { ...begun, attacker: null, token }],
  attackDiceRolled: [{ dice: [attackDie, attackDie] }],
  attackDieAdded: [{ ...attackDie, source: 'gunslinger' }],
  attackDieRerolled: [turnedAttack],
  attackDieTurned: [turnedAttack],
  attackDieCancelled: [{ die: 0, source: 'dodge' }],
  coverFound: [{ grade: 'none' }, { grade: 'heavy' }],
  coverUsed: [{ count: 1 }],
  dodgeSpent: [{ unit }],
  defenseDiceRolled: [{ unit, dice: [defenseDie] }],
  defenseDieRerolled: [turnedDefense],
  defenseDieTurned: [turnedDefense],
  defenseDieCancelled: [{ die: 0, source: 'pierce' }],
  defenseSurgesShown: [{ count: 1 }],
  guardianDiceRolled: [{ unit, dice: [defenseDie] }],
  guardianDieTurned: [{ die: 0, to: 'block' }],
  pierceUsed: [{ count: 1 }],
  resultsCompared: [{ defender: other, results: 3, blocks: 1 }],
  chargePlaced: [{ unit, token: { ...onTable, kind: 'charge' } }],
  mineRolled: [{ token, unit, face: 'block' }],
  tokenDetonated: [{ token, unit, by: seat }],
  tokenRemoved: [{ token }],
  // Wounds
  woundsPrevented: [{ unit, count: 1, source: 'uncannyLuck' }],
  woundAssigned: [{ unit, miniature, source: 'attack' }],
  woundsRemoved: [{ unit, miniature, count: 1 }],
  miniatureDefeated: [{ unit, miniature }],
  miniatureRestored: [{ unit, miniature, wounds: 0 }],
  leaderReplaced: [{ unit, miniature }],
  unitDefeated: [{ unit, by: other }],
  marksMoved: [
    { from: unit, to: other },
    { from: unit, to: null },
  ],
  resilienceRolled: [{ unit, face: 'surge' }],
  vehicleDamaged: [
    { unit, damage: 'weaponDisrupted', weapon: 'Grenades' },
    { unit, damage: 'disabled', weapon: null },
  ],
  vehicleRepaired: [{ unit, damage: 'damaged' }],
  // Every table
  said: [{ seat, text: 'hello' }],
  conceded: [{ seat }],
  readied: [
    { seat, ready: true },
    { seat, ready: false },
  ],
  passedUnasked: [{ seat, window: 'after' }],
};
