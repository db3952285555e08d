import { hash } from '@sortie/kernel';

export interface SquadGame {
  readonly squads: readonly [string, string];
  /** The place in `squads` of the squad that won; null for a draw. */
  readonly winner: number | null;
  readonly rounds: number;
  readonly decisions: number;
  readonly hash: string;
  readonly fault: string | undefined;
}

interface Told {
  readonly command: string;
  readonly player: string;
  /** Squads that are not played, with the reason. */
  readonly leftOut: readonly { readonly id: string; readonly why: string }[];
}

function rowOf(id: string, games: readonly SquadGame[]): string {
  const own = games.filter(({ squads }) => squads.includes(id));
  const won = own.filter(({ squads, winner }) => winner !== null && squads[winner] === id).length;
  const drawn = own.filter(({ winner }) => winner === null).length;
  const rounds = own.reduce((sum, game) => sum + game.rounds, 0) / own.length;
  const faults = own.filter(({ fault }) => fault !== undefined).length;
  return `| ${id} | ${own.length} | ${won} | ${drawn} | ${rounds.toFixed(1)} | ${faults} |`;
}

/** What is kept of a series of games between squads of events. */
export function squadReport(games: readonly SquadGame[], { command, player, leftOut }: Told): string {
  const ids = [...new Set(games.flatMap(({ squads }) => squads))];
  const faults = games.filter(({ fault }) => fault !== undefined);
  const longest = games.reduce((most, { decisions }) => Math.max(most, decisions), 0);
  return [
    '# Squads of events against each other',
    '',
    `Made by \`${command}\`: ${games.length} games of ${ids.length} squads, played by ${player}, the invariants checked after every answer.`,
    '',
    `- finished: ${games.length - faults.length} of ${games.length}`,
    `- answers in the longest game: ${longest}`,
    `- hash over all games: ${hash(games.map((game) => game.hash)).slice(0, 16)}`,
    ...faults.map(({ squads, fault }) => `- broken: ${squads.join(' against ')}: ${fault}`),
    '',
    '| squad | games | won | drawn | rounds | broken |',
    '|---|---|---|---|---|---|',
    ...ids.map((id) => rowOf(id, games)),
    '',
    ...(leftOut.length > 0
      ? ['Not played:', '', ...leftOut.map(({ id, why }) => `- ${id}: ${why}`), '']
      : []),
  ].join('\n');
}
