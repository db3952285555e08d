import { assumedAnswer, type FightOdds, oddsAfterAnswer, oddsNow, oddsOfShot } from '@sortie/armada/odds';
import type { OddsFound, OddsTask } from './odds-task.ts';

/** Below this nobody would tell two answers apart. */
const ALIKE = 0.01;

/** Works the odds out. It may take a tenth of a second a shot, so the page lets a worker do it. */
export function findOdds(task: OddsTask): OddsFound {
  switch (task.kind) {
    case 'shots': {
      const odds = task.shots.map((shot) => oddsOfShot(task.view, task.unit, shot));
      return { odds, best: bestShot(odds) };
    }
    case 'uses': {
      const { view, asked, answers } = task;
      const odds = answers.map((answer) => oddsAfterAnswer(view, asked, answer) ?? null);
      const assumed = assumedAnswer(view, asked);
      const isAssumed = (answer: (typeof answers)[number]) =>
        JSON.stringify(answer) === JSON.stringify(assumed);
      const best = odds.includes(null) || assumed === undefined ? -1 : answers.findIndex(isAssumed);
      return { odds, best: best < 0 ? null : best };
    }
    case 'attack':
      return { odds: [oddsNow(task.view, task.asked) ?? null], best: null };
  }
}

/** The shot that promises most; null where two promise the same. */
function bestShot(odds: readonly FightOdds[]): number | null {
  const order = [...odds.keys()].sort((one, other) => odds[other]!.worth - odds[one]!.worth);
  const [first, second] = order;
  if (first === undefined || second === undefined) return null;
  return odds[first]!.worth - odds[second]!.worth > ALIKE ? first : null;
}
