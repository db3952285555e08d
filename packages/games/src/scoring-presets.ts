import { acesPresets, type Credit, type RoundTime, type Scoring } from '@sortie/tournaments/scoring';

const missed: Credit = { result: 'loss', eventPoints: 0, missionPoints: 0, margin: 0 };
const fixed = (minutes: number): RoundTime => ({ kind: 'fixed', minutes });

/** Tournament points by margin of victory; every game has a winner. */
const armada: Scoring = {
  name: 'armada',
  source: 'Star Wars: Armada Tournament Regulations 3.1.1 (2018), as Cryodex and TXM work them out',
  confidence: 'medium',
  eventPoints: {
    kind: 'byMargin',
    steps: [
      { from: 0, winner: 6, loser: 5 },
      { from: 60, winner: 7, loser: 4 },
      { from: 140, winner: 8, loser: 3 },
      { from: 220, winner: 9, loser: 2 },
      { from: 300, winner: 10, loser: 1 },
    ],
    draw: null,
    mostMargin: 400,
  },
  mostMissionPoints: null,
  bye: { result: 'win', eventPoints: 8, missionPoints: 140, margin: 140 },
  concession: {
    winner: { result: 'win', eventPoints: 8, missionPoints: 140, margin: 140 },
    loser: { result: 'loss', eventPoints: 0, missionPoints: 0, margin: 0 },
    atLeast: true,
  },
  notPlayed: null,
  missed,
  tiebreakers: [{ kind: 'margin' }, { kind: 'strengthOfSchedule', countsByes: true }, { kind: 'random' }],
  plan: [
    { from: 0, rounds: 3, cut: 0 },
    { from: 17, rounds: 4, cut: 0 },
    { from: 33, rounds: 4, cut: 4 },
  ],
  roundTime: fixed(135),
  gameRounds: 6,
};

/** A win or a loss, no draw. */
const legion: Scoring = {
  name: 'legion',
  source: 'Star Wars: Legion Tournament Regulations 1.0 (2018), as Cryodex works them out',
  confidence: 'medium',
  eventPoints: { kind: 'byResult', win: 1, draw: null, loss: 0 },
  mostMissionPoints: null,
  bye: { result: 'win', eventPoints: 1, missionPoints: 0, margin: 0 },
  concession: {
    winner: { result: 'win', eventPoints: 1, missionPoints: 0, margin: 0 },
    loser: missed,
    atLeast: false,
  },
  notPlayed: null,
  missed,
  tiebreakers: [
    { kind: 'strengthOfSchedule', countsByes: true },
    { kind: 'opponentsSchedule', countsByes: true },
    { kind: 'random' },
  ],
  plan: [
    { from: 0, rounds: 3, cut: 0 },
    { from: 9, rounds: 4, cut: 0 },
    { from: 17, rounds: 5, cut: 0 },
    { from: 33, rounds: 5, cut: 4 },
  ],
  roundTime: fixed(120),
  gameRounds: 6,
};

/** The same with the share of victory points before the lot. */
const legionByShare: Scoring = {
  ...legion,
  name: 'legion-share',
  source: 'Star Wars: Legion events that rank by share of victory points; no public text was found',
  confidence: 'low',
  tiebreakers: [{ kind: 'shareOfPoints' }, { kind: 'random' }],
};

/** Every scoring that an organiser can begin with. */
export const scoringPresets: readonly Scoring[] = [...acesPresets, armada, legion, legionByShare];
