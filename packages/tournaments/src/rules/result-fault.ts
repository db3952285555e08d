import { type Refusal, refused } from '@sortie/kernel';
import type { Pairing, Result } from '../model/round.ts';
import { winnerByPoints } from '../scoring/score-game.ts';
import { asks, type Trial } from './trial.ts';

/** Why a game cannot have ended so: points that no game gives, a draw where there is none, a doubtful winner. */
export function resultFault(trial: Trial, { table }: Pairing, result: Result): Refusal | undefined {
  const { scoring } = trial.tournament.settings;
  const bad = (what: string) => refused('desk.bad-result', { where: `table ${table}`, what });
  switch (result.kind) {
    case 'played': {
      const { missionPoints, winner } = result;
      if (!(Array.isArray(missionPoints) && missionPoints.length === 2)) return bad('points');
      if (!missionPoints.every((points) => isPoints(points, scoring.mostMissionPoints))) return bad('points');
      if (![0, 1, null].includes(winner)) return bad('winner');
      return winnerFault(trial, table, missionPoints, winner);
    }
    case 'conceded':
      if (result.by !== 0 && result.by !== 1) return bad('winner');
      return result.missionPoints === null || isPoints(result.missionPoints, scoring.mostMissionPoints)
        ? undefined
        : bad('points');
    case 'notPlayed':
      // ev.game-end.draw-by-agreement, where the scoring knows a draw.
      return scoring.notPlayed === null ? bad('draw') : undefined;
    case 'absent':
      return isMissing(result.missing) ? undefined : bad('missing');
    default:
      return bad('kind');
  }
}

const isPoints = (points: unknown, most: number | null) =>
  typeof points === 'number' && Number.isInteger(points) && points >= 0 && points <= (most ?? 1_000_000);

const isMissing = (missing: unknown) =>
  Array.isArray(missing) &&
  missing.length > 0 &&
  new Set(missing).size === missing.length &&
  missing.every((place) => place === 0 || place === 1);

/**
 * More mission points win; a winner by the game's own rules stands whatever the points, so a winner with fewer
 * is only asked about, and a draw needs equal points. ev.mission-points.decide-game ev.game-end.win
 * ev.game-end.draw-no-winner
 */
function winnerFault(
  trial: Trial,
  table: number,
  points: readonly [number, number],
  winner: 0 | 1 | null,
): Refusal | undefined {
  const { eventPoints } = trial.tournament.settings.scoring;
  const about = { where: `table ${table}`, points: [...points], winner };
  if (winner === null && eventPoints.draw === null) {
    return refused('desk.bad-result', { where: `table ${table}`, what: 'draw' });
  }
  const ahead = winnerByPoints(points);
  if (winner === null && ahead !== null) return refused('ev.mission-points.decide-game', about);
  if (winner === null || ahead === winner) return undefined;
  return asks(trial, 'ev.game-end.win', about);
}
