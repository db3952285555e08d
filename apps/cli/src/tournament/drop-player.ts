import type { Command, PlayerId } from '@sortie/tournaments/model';
import { defineCommand } from 'citty';
import type { ExitCode } from '../exit-code.ts';
import { UsageError } from '../usage-error.ts';
import { changeArgs, changeEvent } from './change-event.ts';
import { findPlayer, nameIn } from './find-player.ts';

/** Takes a player out of the event, or back in. */
export const dropPlayer = () =>
  defineCommand({
    meta: { name: 'sortie tournament', description: 'Takes a player out of the event, or back in' },
    args: {
      action: { type: 'positional', description: 'drop' },
      file: { type: 'positional', required: true, description: 'the file of the event' },
      player: { type: 'positional', required: true, description: 'name or id' },
      missing: { type: 'boolean', description: 'did not appear, or cannot go on' },
      return: { type: 'boolean', description: 'comes back, with losses for the rounds missed' },
      ...changeArgs,
    },
    async run({ args }): Promise<ExitCode> {
      if (args.missing && args.return) throw new UsageError('Either --missing or --return, not both.');
      const kind = args.missing ? 'removeMissing' : args.return ? 'letReturn' : 'drop';
      return changeEvent(args, {
        work: (desk) => desk.tries(presence(kind, findPlayer(desk.tournament, args.player).id)),
        tell: (tournament, { added }) => [
          `${findPlayer(tournament, args.player).name}: ${findPlayer(tournament, args.player).presence}`,
          ...added
            .flatMap(({ events }) => events)
            .flatMap((event) => {
              if (event.kind === 'resultSettled')
                return [`Table ${event.table} is settled: ${event.result.kind}`];
              if (event.kind === 'qualifierReplaced')
                return [`Into the cut: ${nameIn(tournament, event.bracket.seeds.at(-1) ?? '')}`];
              return event.kind === 'roundMissed' ? [`A loss for round ${event.round}`] : [];
            }),
        ],
      });
    },
  });

function presence(kind: 'drop' | 'removeMissing' | 'letReturn', player: PlayerId): Command {
  return { kind, player };
}
