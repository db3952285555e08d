import type { EventPoints, PlanStep, Scoring, Tiebreaker } from '@sortie/tournaments/scoring';
import { linesOf, NO_NUMBER, numberIn } from './settings-draft.ts';

export const tiebreakerKinds = [
  'strengthOfSchedule',
  'opponentsSchedule',
  'missionPoints',
  'margin',
  'shareOfPoints',
] as const;

export type TiebreakerKind = (typeof tiebreakerKinds)[number];

/** An organiser's own scoring while it is being written. */
export interface ScoringDraft {
  readonly kind: EventPoints['kind'];
  readonly win: string;
  /** Empty where there is no draw. */
  readonly draw: string;
  readonly loss: string;
  /** Lines of margin, winner, loser: `60 7 4`. */
  readonly steps: string;
  readonly byePoints: string;
  readonly byeMission: string;
  readonly concededMission: string;
  /** In their order; the lot is always last. */
  readonly tiebreakers: readonly TiebreakerKind[];
  /** Lines of players, rounds, cut: `17 4 4`. */
  readonly plan: string;
  readonly minutes: string;
  /** Empty for no bound. */
  readonly gameRounds: string;
}

export function scoringDraftOf(scoring: Scoring): ScoringDraft {
  const { eventPoints, bye, concession, tiebreakers, plan, roundTime, gameRounds } = scoring;
  const byResult = eventPoints.kind === 'byResult' ? eventPoints : { win: 3, draw: 1, loss: 0 };
  return {
    kind: eventPoints.kind,
    win: String(byResult.win),
    draw: byResult.draw === null ? '' : String(byResult.draw),
    loss: String(byResult.loss),
    steps:
      eventPoints.kind === 'byMargin'
        ? eventPoints.steps.map(({ from, winner, loser }) => `${from} ${winner} ${loser}`).join('\n')
        : '0 6 5',
    byePoints: String(bye.eventPoints),
    byeMission: String(bye.missionPoints),
    concededMission: String(concession.winner.missionPoints),
    tiebreakers: tiebreakers.flatMap(({ kind }) => (kind === 'random' ? [] : [kind])),
    plan: plan.map(({ from, rounds, cut }) => `${from} ${rounds} ${cut}`).join('\n'),
    minutes: String(roundTime.minutes),
    gameRounds: gameRounds === null ? '' : String(gameRounds),
  };
}

/** The scoring that a draft stands for; whatever it does not name stays as it was. */
export function scoringIn(draft: ScoringDraft, before: Scoring): Scoring {
  const { bye, concession, roundTime } = before;
  const eventPoints = eventPointsIn(draft, before.eventPoints);
  const byePoints = numberIn(draft.byePoints) ?? NO_NUMBER;
  const byeMission = numberIn(draft.byeMission) ?? NO_NUMBER;
  const conceded = numberIn(draft.concededMission) ?? NO_NUMBER;
  const isWin = eventPoints.kind === 'byResult' ? { eventPoints: eventPoints.win } : {};
  return {
    ...before,
    name: 'own',
    confidence: 'high',
    eventPoints,
    bye: { ...bye, eventPoints: byePoints, missionPoints: byeMission, margin: byeMission },
    concession: {
      ...concession,
      winner: { ...concession.winner, ...isWin, missionPoints: conceded, margin: conceded },
    },
    notPlayed: notPlayedIn(eventPoints, before),
    tiebreakers: [...draft.tiebreakers.map(tiebreakerOf), { kind: 'random' }],
    plan: planIn(draft.plan),
    roundTime: { ...roundTime, minutes: numberIn(draft.minutes) ?? NO_NUMBER },
    gameRounds: numberIn(draft.gameRounds),
  };
}

function eventPointsIn({ kind, win, draw, loss, steps }: ScoringDraft, before: EventPoints): EventPoints {
  if (kind === 'byMargin') {
    const { mostMargin } = before.kind === 'byMargin' ? before : {};
    return {
      kind,
      ...(mostMargin === undefined ? {} : { mostMargin }),
      draw: null,
      steps: linesOf(steps).map((line) => {
        const [from, winner, loser] = numbersIn(line);
        return { from: from ?? NO_NUMBER, winner: winner ?? NO_NUMBER, loser: loser ?? NO_NUMBER };
      }),
    };
  }
  return {
    kind,
    win: numberIn(win) ?? NO_NUMBER,
    draw: numberIn(draw),
    loss: numberIn(loss) ?? NO_NUMBER,
  };
}

/** A game that both agreed not to play is a draw, where there is one. */
function notPlayedIn(eventPoints: EventPoints, { notPlayed }: Scoring): Scoring['notPlayed'] {
  if (eventPoints.kind !== 'byResult' || eventPoints.draw === null) return null;
  return {
    ...(notPlayed ?? { missionPoints: 0, margin: 0 }),
    result: 'draw',
    eventPoints: eventPoints.draw,
  };
}

function tiebreakerOf(kind: TiebreakerKind): Tiebreaker {
  return kind === 'strengthOfSchedule' || kind === 'opponentsSchedule'
    ? { kind, countsByes: true }
    : { kind };
}

function planIn(text: string): readonly PlanStep[] {
  return linesOf(text).map((line) => {
    const [from, rounds, cut = 0] = numbersIn(line);
    return { from: from ?? NO_NUMBER, rounds: rounds ?? NO_NUMBER, cut };
  });
}

const numbersIn = (line: string) =>
  line
    .split(/[\s,;:]+/)
    .filter((part) => part !== '')
    .map((part) => numberIn(part) ?? NO_NUMBER);
