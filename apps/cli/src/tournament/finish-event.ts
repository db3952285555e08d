import { finalPlaces } from '@sortie/tournaments/standings';
import { defineCommand } from 'citty';
import type { ExitCode } from '../exit-code.ts';
import { changeArgs, changeEvent } from './change-event.ts';
import { nameIn } from './find-player.ts';

/** Ends an event: the places are final and its secret is public. */
export const finishEvent = () =>
  defineCommand({
    meta: { name: 'sortie tournament', description: 'Ends an event; its secret is public from then on' },
    args: {
      action: { type: 'positional', description: 'finish' },
      file: { type: 'positional', required: true, description: 'the file of the event' },
      ...changeArgs,
    },
    async run({ args }): Promise<ExitCode> {
      return changeEvent(args, {
        work: (desk) => desk.tries({ kind: 'finish' }),
        tell: (tournament) => [
          ...finalPlaces(tournament).map(({ place, player }) => `${place}. ${nameIn(tournament, player)}`),
          `Secret: ${tournament.secret}`,
        ],
      });
    },
  });
