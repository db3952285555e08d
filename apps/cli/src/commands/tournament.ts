import { type CommandDef, defineCommand } from 'citty';
import type { CliDependencies } from '../dependencies.ts';
import type { ExitCode } from '../exit-code.ts';
import { UsageError } from '../usage-error.ts';

type LoadAction = (dependencies: CliDependencies) => Promise<unknown>;

/** What can be done with an event; each is read only when it is called. */
const actions: Readonly<Record<string, LoadAction>> = {
  new: async () => (await import('../tournament/new-event.ts')).newEvent(),
  add: async () => (await import('../tournament/add-players.ts')).addPlayers(),
  pair: async () => (await import('../tournament/pair-round.ts')).pairRound(),
  result: async () => (await import('../tournament/enter-result.ts')).enterResult(),
  drop: async () => (await import('../tournament/drop-player.ts')).dropPlayer(),
  finish: async () => (await import('../tournament/finish-event.ts')).finishEvent(),
  standings: async () => (await import('../tournament/show-standings.ts')).showStandings(),
  export: async () => (await import('../tournament/export-event.ts')).exportEvent(),
  import: async () => (await import('../tournament/import-event.ts')).importEvent(),
  verify: async () => (await import('../tournament/verify-event.ts')).verifyEvent(),
  presets: async () => (await import('../tournament/list-presets.ts')).listPresets(),
  simulate: async () => (await import('../tournament/simulate-events.ts')).simulateEvents(),
};

const NAMES = Object.keys(actions).join(', ');

/** The first word says which action; options and help are those of the action. */
export async function tournament(
  dependencies: CliDependencies,
  given: readonly string[],
): Promise<CommandDef> {
  const [word = ''] = given;
  if (Object.hasOwn(actions, word)) return (await actions[word]!(dependencies)) as CommandDef;
  const unknown = defineCommand({
    meta: { name: 'sortie tournament', description: 'Runs an event that is kept in one file' },
    args: { action: { type: 'positional', required: false, description: NAMES } },
    async run({ args }): Promise<ExitCode> {
      throw new UsageError(
        args.action === undefined
          ? `What is to be done? Write one of: ${NAMES}.`
          : `A tournament has no action "${args.action}"; try ${NAMES}.`,
      );
    },
  });
  return unknown as unknown as CommandDef;
}
