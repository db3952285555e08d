import { isRefusal } from '@sortie/kernel';
import { writeEventFile } from '@sortie/tournaments/files';
import type { Command, Entry, TournamentLog } from '@sortie/tournaments/model';
import { attempt, enter, openTournament, usualSettings } from '@sortie/tournaments/rules';

/** The file of an event with so many players, about to draw its round after the given ones. */
export function bigEvent(players: number, rounds: number): string {
  const settings = { ...usualSettings, name: 'Measured', listsRequired: false };
  const log: { opening: TournamentLog['opening']; entries: Entry[] } = {
    opening: { settings, secret: 'measured', at: 0 },
    entries: [],
  };
  const state = openTournament(log.opening);
  const command = (given: Command) => {
    const by = { role: 'organiser', name: 'Olga' } as const;
    const entry = attempt(state, { command: given, by, at: log.entries.length, version: state.version });
    if (isRefusal(entry)) throw new Error(`${given.kind}: ${entry.rule}`);
    log.entries.push(entry);
    enter(state, entry);
  };
  command({ kind: 'announce' });
  command({ kind: 'nameJudge', name: 'Jo', isHead: false });
  command({
    kind: 'addPlayers',
    players: Array.from({ length: players }, (_, at) => ({ name: `Player ${at + 1}` })),
  });
  for (const { id } of state.players) command({ kind: 'checkIn', player: id, isHere: true });
  command({ kind: 'start' });
  for (let round = 1; round <= rounds; round++) {
    command({ kind: 'drawRound' });
    command({ kind: 'publishRound' });
    for (const { table } of state.rounds.at(-1)!.pairings) {
      const missionPoints = [60 + ((table * 7) % 40), (table * 13) % 60] as const;
      command({ kind: 'enterResult', round, table, result: { kind: 'played', missionPoints, winner: 0 } });
    }
  }
  command({ kind: 'drawRound' });
  return writeEventFile(log);
}
