import type { TournamentEvent } from '../model/event.ts';
import type { PlayerId } from '../model/ids.ts';
import type { Tournament } from '../model/tournament.ts';
import { standingsOf } from '../standings/standings.ts';
import { isActive, playerOf } from './find.ts';

/**
 * A qualifier who leaves before any game of the bracket has begun makes room for the next in the standings, who
 * comes in as the lowest seed; everybody below moves up. ev.cut.replacement ev.cut.replacement-lowest-seed
 */
export function replaceQualifier(tournament: Tournament, out: PlayerId): readonly TournamentEvent[] {
  const { bracket, rounds } = tournament;
  if (!bracket?.seeds.includes(out)) return [];
  const games = rounds.filter(({ stage, status }) => stage === 'bracket' && status !== 'draft');
  if (games.length > 0) return [];
  const next = standingsOf(tournament).find(({ player }) => {
    const found = playerOf(tournament, player);
    return player !== out && found && isActive(found) && !bracket.seeds.includes(player);
  });
  const seeds = [...bracket.seeds.filter((seed) => seed !== out), ...(next ? [next.player] : [])];
  return [{ kind: 'qualifierReplaced', out, bracket: { seeds } }];
}
