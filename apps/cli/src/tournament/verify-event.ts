import { commitment } from '@sortie/kernel';
import type { TournamentLog } from '@sortie/tournaments/model';
import { type Verdict, verifyTournament } from '@sortie/tournaments/rules';
import { defineCommand } from 'citty';
import { DONE, type ExitCode, NEGATIVE } from '../exit-code.ts';
import { readEvent } from './event-store.ts';

/** Draws every pairing, scenario, round length and lot of an event again. */
export const verifyEvent = () =>
  defineCommand({
    meta: { name: 'sortie tournament', description: 'Draws everything that was drawn in an event again' },
    args: {
      action: { type: 'positional', description: 'verify' },
      file: { type: 'positional', required: true, description: 'the file of the event' },
      promised: { type: 'string', description: 'the commitment that was shown when the event was made' },
      json: { type: 'boolean', description: 'print the result as JSON' },
    },
    async run({ args }): Promise<ExitCode> {
      const log = readEvent(args.file);
      const verdict = verifyTournament(log, args.promised);
      const { draws, fault } = verdict;
      const promise = commitment(log.opening.secret);
      process.stdout.write(
        args.json
          ? `${JSON.stringify({ verified: fault === null, draws, commitment: promise, fault })}\n`
          : `${verdictText(verdict, log).join('\n')}\n`,
      );
      return fault === null ? DONE : NEGATIVE;
    },
  });

function verdictText({ draws, fault }: Verdict, { opening, entries }: TournamentLog): readonly string[] {
  const promise = commitment(opening.secret);
  if (fault === null) return [`All ${draws} draws came out again.`, `  commitment: ${promise}`];
  if (fault.rule === 'table.commitment-broken') {
    return ['The secret is not the one that was promised.', `  its commitment: ${promise}`];
  }
  const { where, what } = fault.about as { readonly where: number; readonly what: string };
  const round = entries[where - 1]?.events.flatMap((event) =>
    event.kind === 'roundDrawn' ? [`round ${event.round.number}`] : [],
  )[0];
  return [
    `A draw was changed: ${what} of ${round ?? 'a player'} in entry ${where} (${fault.rule}).`,
    `  ${draws - 1} draws before it came out again.`,
  ];
}
