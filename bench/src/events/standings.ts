import { isRefusal, randomBelow, seededRandom } from '@sortie/kernel';
import type { Command, Result, Tournament } from '@sortie/tournaments/model';
import { attempt, enter, openTournament, usualSettings } from '@sortie/tournaments/rules';
import { standingsOf } from '@sortie/tournaments/standings';

/** An event whose first round is corrected again and again; each time the standings are worked out anew. */
export function standingsAfterCorrection(players: number, rounds: number): () => number {
  const settings = { ...usualSettings, name: 'bench', listsRequired: false, rounds, cut: 0 };
  const state = openTournament({ settings, secret: 'bench', at: 0 });
  const does = (command: Command) => act(state, command);
  does({
    kind: 'addPlayers',
    players: Array.from({ length: players }, (_, at) => ({ name: `Player ${at + 1}` })),
  });
  for (const { id } of state.players) does({ kind: 'checkIn', player: id, isHere: true });
  does({ kind: 'nameJudge', name: 'Judge', isHead: false });
  does({ kind: 'announce' });
  does({ kind: 'start' });
  let random = seededRandom('bench');
  const below = (count: number) => {
    const { value, to } = randomBelow(random, count);
    random = to;
    return value;
  };
  const result = (): Result => {
    const missionPoints = [below(101), below(101)] as const;
    const [first, second] = missionPoints;
    return { kind: 'played', missionPoints, winner: first === second ? null : first > second ? 0 : 1 };
  };
  for (let round = 1; round <= rounds; round++) {
    does({ kind: 'drawRound' });
    does({ kind: 'publishRound' });
    for (const { table } of state.rounds[round - 1]!.pairings) {
      does({ kind: 'enterResult', round, table, result: result() });
    }
  }
  return () => {
    const { table } = state.rounds[0]!.pairings[below(players / 2)]!;
    does({ kind: 'correctResult', round: 1, table, result: result(), why: 'misread' });
    return standingsOf(state).length > 0 ? 1 : 0;
  };
}

function act(state: Tournament, command: Command): void {
  const { version } = state;
  const entry = attempt(state, { command, by: { role: 'organiser', name: 'bench' }, at: 1, version });
  if (isRefusal(entry)) throw new Error(JSON.stringify(entry));
  enter(state, entry);
}
