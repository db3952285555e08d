import { tellFields } from '@sortie/kernel';
import type { RoundEvent } from '../model/index.ts';
import type { Tellers } from './tellers.ts';

const tellUnit = tellFields('unit');
const tellTokens = tellFields('unit', 'token', 'count', 'source');
const tellCard = tellFields('seat', 'card');

/** Command cards, orders and order pools. */
const shownCommandEvents = {
  // Until it is revealed, its player's secret. lg.command-phase.select.secret
  commandCardSelected: (event, viewer) => (viewer === event.seat ? tellCard(event) : undefined),
  commandCardsRevealed: ({ cards }) => ({
    kind: 'commandCardsRevealed',
    cards: cards.map(({ seat, card }) => ({ seat, card })),
  }),
  commandCardReplaced: tellFields('seat', 'card', 'by'),
  commandCardReturned: tellCard,
  commandCardBarred: tellCard,
  commandCardDiscarded: tellCard,
  handSeen: ({ kind, seat, of, count, cards }, viewer) => ({
    kind,
    seat,
    of,
    count,
    cards: viewer === seat ? cards : [],
  }),
  commandCardsRegained: tellFields('seat', 'cards'),
  priorityRolled: tellFields('side', 'face'),
  priorityTied: tellFields('seats'),
  prioritySettled: tellFields('seat', 'rule'),
  unitNominated: tellFields('seat', 'unit'),
  orderIssued: tellFields('unit', 'by', 'source'),
  orderReplaced: tellFields(),
  orderRedirected: tellFields('unit', 'to'),
  orderTokenPlaced: tellUnit,
  // The order in which tokens will be drawn is nobody's to know. lg.orders.pool.random-draw
  orderPoolsCreated: ({ pools }) => ({
    kind: 'orderPoolsCreated',
    pools: pools.map(({ seat }) => ({ seat, pool: [] })),
  }),
  orderTokenDrawn: tellFields('seat', 'rank'),
  secondTokenDrawn: tellFields('seat', 'rank'),
  orderTokenKept: tellFields('seat', 'rank'),
  orderTokenAssigned: tellUnit,
  orderTokenSetAside: tellFields('seat', 'rank', 'unit'),
  orderTokenReturned: tellFields('seat', 'unit'),
  activationForced: ({ kind, seat, unit, pool }) => ({ kind, seat, unit, pool: pool && [] }),
  orderTokensUpdated: tellFields(),
  unitPromoted: tellUnit,
} satisfies Partial<Tellers>;

export const shownRoundEvents: Pick<Tellers, RoundEvent['kind']> = {
  ...shownCommandEvents,
  roundStarted: tellFields('round'),
  phaseStarted: tellFields('phase'),
  activationBegun: tellUnit,
  activationClosed: tellUnit,
  activationEnded: tellUnit,
  damagedRolled: tellFields('unit', 'face'),
  rallied: tellFields('unit', 'colour', 'faces'),
  actionsLost: tellFields('unit', 'count', 'source'),
  actionsSpent: tellFields('unit', 'count'),
  unitPanicked: tellUnit,
  panicEnded: tellUnit,
  actionPerformed: ({ action }) => ({
    kind: 'actionPerformed',
    action: {
      unit: action.unit,
      kind: action.kind,
      treatedAs: action.treatedAs,
      card: action.card,
      isFree: action.isFree,
      cost: action.cost,
      source: action.source,
      moves: action.moves,
      attacks: action.attacks,
      against: action.against,
    },
  }),
  attackPerformed: ({ unit, attacked: { defenders, isRanged, usedCumbersome } }) => ({
    kind: 'attackPerformed',
    unit,
    attacked: { defenders, isRanged, usedCumbersome },
  }),
  tokensGained: tellTokens,
  tokensRemoved: tellTokens,
  tokenSpent: tellFields('unit', 'token'),
  unitRecovered: tellUnit,
  roundTokensRemoved: tellFields(),
  counterAdvanced: tellFields('shows', 'holder'),
  victoryTokensGained: tellFields('side', 'count', 'source'),
};
