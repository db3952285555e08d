import { refused } from '@sortie/kernel';
import { standingsOf } from '../standings/standings.ts';
import { survivors } from './bracket.ts';
import { draftOf, isActive, playerOf, publishedRounds } from './find.ts';
import { tablesMissing } from './round-commands.ts';
import type { Outcome, Trial } from './trial.ts';

/** After the announced rounds the best go on, by their standing; who has left is passed over. ev.cut.definition */
export function makeCut({ tournament }: Trial): Outcome {
  const { plan, bracket, phase } = tournament;
  if (phase !== 'running' || !plan) return refused('desk.not-started', { where: 'makeCut' });
  if (plan.cut === 0 || bracket !== null)
    return refused('ev.cut.definition', { where: 'cut', what: plan.cut === 0 ? 'none' : 'made' });
  const done = publishedRounds(tournament).length;
  const missing = tablesMissing(tournament);
  if (missing.length > 0) {
    return refused('ev.event-points.awarded-each-round', { where: 'tables', tables: [...missing] });
  }
  // ev.format.announce-cut-rounds
  if (done < plan.rounds || draftOf(tournament)) {
    return refused('ev.format.announce-cut-rounds', { where: 'rounds', what: done, announced: plan.rounds });
  }
  const seeds = standingsOf(tournament)
    .filter(({ rank, player }) => rank !== null && isActive(playerOf(tournament, player)!))
    .slice(0, plan.cut)
    .map(({ player }) => player);
  return [{ kind: 'cutMade', bracket: { seeds } }];
}

/** The event is over once the rounds, or the bracket, have been played to the end; its secret becomes public. */
export function finish({ tournament }: Trial): Outcome {
  const { plan, bracket, phase } = tournament;
  if (phase !== 'running' || !plan) return refused('desk.not-started', { where: 'finish' });
  const missing = tablesMissing(tournament);
  if (missing.length > 0) {
    return refused('ev.event-points.awarded-each-round', { where: 'tables', tables: [...missing] });
  }
  if (bracket !== null) {
    const left = survivors(tournament);
    return left.length > 1
      ? refused('ev.cut.definition', { where: 'rounds', what: 'finalOpen' })
      : [{ kind: 'finished' }];
  }
  const done = publishedRounds(tournament).length;
  if (done < plan.rounds || plan.cut > 0) {
    return refused('ev.swiss.winner', { where: 'rounds', what: done, announced: plan.rounds });
  }
  return [{ kind: 'finished' }];
}
