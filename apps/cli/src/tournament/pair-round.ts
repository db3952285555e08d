import type { Refusal } from '@sortie/kernel';
import { defineCommand } from 'citty';
import type { ExitCode } from '../exit-code.ts';
import { changeArgs, changeEvent } from './change-event.ts';
import type { EventAtDesk } from './event-at-desk.ts';
import { roundText } from './round-text.ts';

/** Draws the next round and publishes it; starts the event and makes the cut where that is due. */
export const pairRound = () =>
  defineCommand({
    meta: { name: 'sortie tournament', description: 'Draws the next round and publishes it' },
    args: {
      action: { type: 'positional', description: 'pair' },
      file: { type: 'positional', required: true, description: 'the file of the event' },
      draft: { type: 'boolean', description: 'draw only, or draw again; pair publishes it then' },
      back: { type: 'boolean', description: 'take the published round back, while it has no result' },
      clock: { type: 'boolean', description: 'start the clock of the round as well' },
      ...changeArgs,
    },
    async run({ args }): Promise<ExitCode> {
      return changeEvent(args, {
        work: (desk) =>
          args.back ? desk.tries({ kind: 'takeRoundBack' }) : pair(desk, args.draft ?? false, args.clock),
        tell: (tournament) => {
          const round = tournament.rounds.at(-1)!;
          return roundText(round, tournament);
        },
      });
    },
  });

function pair(desk: EventAtDesk, isDraft: boolean, clock: boolean | undefined): Refusal | undefined {
  const { tournament } = desk;
  const refusal = prepare(desk);
  if (refusal) return refusal;
  const hasDraft = tournament.rounds.at(-1)?.status === 'draft';
  if (isDraft) return desk.tries({ kind: 'drawRound' });
  return desk.tries(
    ...(hasDraft ? [] : [{ kind: 'drawRound' } as const]),
    { kind: 'publishRound' },
    ...(clock ? [{ kind: 'startClock' } as const] : []),
  );
}

/** The start before round one; the cut once the announced rounds have been published. */
function prepare(desk: EventAtDesk): Refusal | undefined {
  const { phase, plan, bracket, rounds } = desk.tournament;
  if (phase === 'setup') return desk.tries({ kind: 'start' });
  const published = rounds.filter(({ status }) => status !== 'draft').length;
  const isCutDue = plan !== null && plan.cut > 0 && bracket === null && published >= plan.rounds;
  return isCutDue ? desk.tries({ kind: 'makeCut' }) : undefined;
}
