import type { RoundTime, Scoring } from './scoring.ts';

const ATTACK_DIE = ['hit', 'hit', 'hit', 'crit', 'focus', 'focus', 'blank', 'blank'];
const DEFENSE_DIE = ['evade', 'evade', 'evade', 'focus', 'focus', 'blank', 'blank', 'blank'];

/**
 * Sixty minutes, a few more or less by one attack die and three defense dice. ev.round-time.base-sixty
 * ev.round-time.variation-roll ev.round-time.hit-or-crit-adds ev.round-time.blank-subtracts
 * ev.round-time.focus-neutral
 */
const acesTime: RoundTime = {
  kind: 'dice',
  minutes: 60,
  attackDie: ATTACK_DIE,
  adds: ['hit', 'crit'],
  subtracts: ['blank'],
  defenseDie: DEFENSE_DIE,
  defenseDice: 3,
  counts: ['evade', 'focus'],
};

/** The rules as written, for squads of 20 points. */
export const aces: Scoring = {
  name: 'aces',
  source: 'Encounter of Aces, event document',
  confidence: 'high',
  // ev.event-points.win-three ev.event-points.draw-one ev.event-points.loss-zero
  eventPoints: { kind: 'byResult', win: 3, draw: 1, loss: 0 },
  mostMissionPoints: null,
  // ev.bye.win-and-18
  bye: { result: 'win', eventPoints: 3, missionPoints: 18, margin: 18 },
  // ev.game-end.concession
  concession: {
    winner: { result: 'win', eventPoints: 3, missionPoints: 20, margin: 20 },
    loser: { result: 'loss', eventPoints: 0, missionPoints: 0, margin: -20 },
    atLeast: false,
  },
  // ev.game-end.draw-by-agreement
  notPlayed: { result: 'draw', eventPoints: 1, missionPoints: 0, margin: 0 },
  // ev.drop.reentry-with-losses
  missed: { result: 'loss', eventPoints: 0, missionPoints: 0, margin: 0 },
  // ev.tiebreak.order
  tiebreakers: [
    { kind: 'strengthOfSchedule', countsByes: true },
    { kind: 'missionPoints' },
    { kind: 'random' },
  ],
  // ev.cut.4-16 ev.cut.17-32 ev.cut.33-64 ev.cut.65-plus
  plan: [
    { from: 0, rounds: 4, cut: 0 },
    { from: 17, rounds: 4, cut: 4 },
    { from: 33, rounds: 4, cut: 8 },
    { from: 65, rounds: 5, cut: 16 },
  ],
  roundTime: acesTime,
  // ev.round-time.twelve-round-limit
  gameRounds: 12,
};

const FIRST_EDITION = 5;

/** The same for squads of 100 points: what measures the squad is five times as much. */
export const aces100: Scoring = {
  ...aces,
  name: 'aces-100',
  source: 'Encounter of Aces, scaled from squads of 20 points to squads of 100',
  confidence: 'medium',
  bye: { ...aces.bye, missionPoints: 18 * FIRST_EDITION, margin: 18 * FIRST_EDITION },
  concession: {
    winner: { ...aces.concession.winner, missionPoints: 20 * FIRST_EDITION, margin: 20 * FIRST_EDITION },
    loser: { ...aces.concession.loser, margin: -20 * FIRST_EDITION },
    atLeast: false,
  },
};

/** The presets of the event document. What other games bring is registered with the games. */
export const acesPresets: readonly Scoring[] = [aces, aces100];
