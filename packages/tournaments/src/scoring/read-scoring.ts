import { isRefusal, type Refusal, refused } from '@sortie/kernel';
import type { Credit, Scoring } from './scoring.ts';

const LARGEST = 1_000_000;
const MOST_ROUNDS = 64;

/** Why an organiser's own scoring cannot be used: the field, what is wrong with it; undefined when it can. */
export function scoringFault(scoring: Scoring): Refusal | undefined {
  return (
    pointsFault(scoring) ??
    creditFaults(scoring) ??
    tiebreakerFault(scoring) ??
    planFault(scoring) ??
    timeFault(scoring)
  );
}

const fault = (where: string, what: string) => refused('desk.scoring', { where, what });

function pointsFault({ eventPoints, mostMissionPoints, gameRounds }: Scoring): Refusal | undefined {
  if (eventPoints.kind === 'byResult') {
    const { win, draw, loss } = eventPoints;
    if (![win, draw ?? 0, loss].every(isPoints)) return fault('eventPoints', 'notANumber');
    if (!(win >= (draw ?? win) && (draw ?? loss) >= loss)) return fault('eventPoints', 'lossAboveWin');
  } else {
    const { steps } = eventPoints;
    if (steps[0]?.from !== 0) return fault('eventPoints.steps', 'firstNotZero');
    const falling = steps.findIndex(({ from }, at) => at > 0 && from <= steps[at - 1]!.from);
    if (falling >= 0) return fault(`eventPoints.steps.${falling}`, 'notRising');
    const wrong = steps.findIndex(
      ({ winner, loser }) => !isPoints(winner) || !isPoints(loser) || loser > winner,
    );
    if (wrong >= 0) return fault(`eventPoints.steps.${wrong}`, 'lossAboveWin');
    if (!isPoints(eventPoints.mostMargin ?? 0)) return fault('eventPoints.mostMargin', 'notANumber');
  }
  if (mostMissionPoints !== null && !isPoints(mostMissionPoints))
    return fault('mostMissionPoints', 'notANumber');
  if (gameRounds !== null && !isCount(gameRounds, 99)) return fault('gameRounds', 'notANumber');
  return undefined;
}

function creditFaults({ bye, concession, missed, notPlayed }: Scoring): Refusal | undefined {
  const credits: readonly (readonly [string, Credit | null])[] = [
    ['bye', bye],
    ['concession.winner', concession.winner],
    ['concession.loser', concession.loser],
    ['missed', missed],
    ['notPlayed', notPlayed],
  ];
  for (const [where, credit] of credits) {
    if (credit === null) continue;
    const isFine = isPoints(credit.eventPoints) && isPoints(credit.missionPoints) && isMargin(credit.margin);
    if (!isFine) return fault(where, 'notANumber');
  }
  return undefined;
}

/** The last tiebreaker settles every tie, and only the last may be random. */
function tiebreakerFault({ tiebreakers }: Scoring): Refusal | undefined {
  const random = tiebreakers.findIndex(({ kind }) => kind === 'random');
  if (random !== tiebreakers.length - 1 || random < 0) return fault('tiebreakers', 'randomNotLast');
  const kinds = tiebreakers.map(({ kind }) => kind);
  return new Set(kinds).size < kinds.length ? fault('tiebreakers', 'twice') : undefined;
}

function planFault({ plan }: Scoring): Refusal | undefined {
  if (plan.length === 0) return fault('plan', 'empty');
  for (const [at, { from, rounds, cut }] of plan.entries()) {
    if (!isCount(rounds, MOST_ROUNDS) || rounds < 1) return fault(`plan.${at}.rounds`, 'notANumber');
    if (at > 0 && from <= plan[at - 1]!.from) return fault(`plan.${at}.from`, 'notRising');
    const wrongCut = cutFault(cut, `plan.${at}.cut`);
    if (isRefusal(wrongCut)) return wrongCut;
  }
  return undefined;
}

/** A bracket is of 2, 4, 8 or 16. */
export function cutFault(cut: number, where: string): Refusal | undefined {
  return [0, 2, 4, 8, 16].includes(cut) ? undefined : fault(where, 'notABracket');
}

function timeFault({ roundTime }: Scoring): Refusal | undefined {
  if (!isCount(roundTime.minutes, 24 * 60) || roundTime.minutes < 1)
    return fault('roundTime.minutes', 'notANumber');
  if (roundTime.kind === 'fixed') return undefined;
  const { attackDie, defenseDie, defenseDice } = roundTime;
  if (attackDie.length === 0 || defenseDie.length === 0) return fault('roundTime', 'empty');
  return isCount(defenseDice, 20) ? undefined : fault('roundTime.defenseDice', 'notANumber');
}

const isCount = (value: number, most: number) => Number.isInteger(value) && value >= 0 && value <= most;
const isPoints = (value: number) => Number.isInteger(value) && value >= 0 && value <= LARGEST;
const isMargin = (value: number) => Number.isInteger(value) && Math.abs(value) <= LARGEST;
