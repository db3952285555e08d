import type { Tournament } from '@sortie/tournaments/model';
import { replayLog } from '@sortie/tournaments/rules';
import { type Standing, standingsOf, workingOf } from '@sortie/tournaments/standings';
import { loadTexts, texts } from '@sortie/tournaments/text';
import { defineCommand } from 'citty';
import { DONE, type ExitCode } from '../exit-code.ts';
import { readEvent } from './event-store.ts';
import { findPlayer, nameIn } from './find-player.ts';

/** Who stands where, and how the figures of one player came about. */
export const showStandings = () =>
  defineCommand({
    meta: { name: 'sortie tournament', description: 'Shows the standings, or the working of one player' },
    args: {
      action: { type: 'positional', description: 'standings' },
      file: { type: 'positional', required: true, description: 'the file of the event' },
      working: { type: 'string', valueHint: 'NAME', description: 'how the figures of a player came about' },
      json: { type: 'boolean', description: 'print the result as JSON' },
    },
    async run({ args }): Promise<ExitCode> {
      await loadTexts('en');
      const tournament = replayLog(readEvent(args.file));
      if (args.working !== undefined) {
        const { id } = findPlayer(tournament, args.working);
        const working = workingOf(tournament, id);
        process.stdout.write(
          args.json
            ? `${JSON.stringify(working)}\n`
            : `${workingText(tournament, args.working).join('\n')}\n`,
        );
        return DONE;
      }
      const standings = standingsOf(tournament);
      const named = standings.map((standing) => ({ ...standing, name: nameIn(tournament, standing.player) }));
      process.stdout.write(
        args.json ? `${JSON.stringify(named)}\n` : `${standingsText(standings, tournament).join('\n')}\n`,
      );
      return DONE;
    },
  });

function standingsText(standings: readonly Standing[], tournament: Tournament): readonly string[] {
  const names = standings.map(({ player }) => nameIn(tournament, player));
  const width = Math.max(6, ...names.map((name) => name.length));
  const head = standings[0]?.figures.map(({ kind }) => texts('en').words.tiebreakers[kind].short) ?? [];
  return [
    ['   #', 'player'.padEnd(width), 'points', 'won-drawn-lost', ...head].join('  '),
    ...standings.map(({ rank, eventPoints, wins, draws, losses, figures }, at) =>
      [
        `${rank ?? '-'}`.padStart(4),
        names[at]!.padEnd(width),
        `${eventPoints}`.padStart(6),
        `${wins}-${draws}-${losses}`.padStart(14),
        ...figures.map(({ exact, decimal }, place) =>
          (/^-?\d+$/.test(exact) ? exact : decimal).padStart(head[place]!.length),
        ),
      ].join('  '),
    ),
  ];
}

function workingText(tournament: Tournament, word: string): readonly string[] {
  const { id, name } = findPlayer(tournament, word);
  const { records, eventPoints, figures } = workingOf(tournament, id);
  return [
    `${name}: ${eventPoints} points`,
    ...records.map(
      ({ round, result, eventPoints: own, missionPoints }) =>
        `  round ${round}: ${result}, ${own} points, ${missionPoints} mission points`,
    ),
    ...figures.flatMap(({ kind, exact, opponents }) => [
      `  ${texts('en').words.tiebreakers[kind].short}: ${exact}`,
      ...opponents.map(
        (opponent) =>
          `    ${nameIn(tournament, opponent.player)}: ${opponent.eventPoints} points in ${opponent.rounds} rounds, ${opponent.exact}`,
      ),
    ]),
  ];
}
