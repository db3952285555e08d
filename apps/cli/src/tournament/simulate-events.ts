import { type Simulation, simulateDays } from '@sortie/tournaments/simulate';
import { defineCommand } from 'citty';
import { DONE, type ExitCode, NEGATIVE } from '../exit-code.ts';
import { progressBar } from '../progress-bar.ts';
import { wholeNumber } from '../whole-number.ts';

const LISTED = 20;

/** Runs whole events at random and counts what must not happen. */
export const simulateEvents = () =>
  defineCommand({
    meta: { name: 'sortie tournament', description: 'Runs whole events at random' },
    args: {
      action: { type: 'positional', description: 'simulate' },
      events: { type: 'string', default: '100', valueHint: 'N', description: 'how many events' },
      seed: { type: 'string', default: '1', valueHint: 'S', description: 'the same seed, the same events' },
      players: {
        type: 'string',
        default: '300',
        valueHint: 'N',
        description: 'the most players of an event',
      },
      json: { type: 'boolean', description: 'print the result as JSON' },
    },
    async run({ args }): Promise<ExitCode> {
      const events = wholeNumber('events', args.events, { least: 1, most: 1_000_000 });
      const most = wholeNumber('players', args.players, { least: 4, most: 2000 });
      const bar = progressBar('events', events);
      const result = simulateDays(events, args.seed, most, (done) => bar.reach(done));
      bar.end();
      process.stdout.write(args.json ? `${JSON.stringify(result)}\n` : simulationText(result, args.seed));
      return result.avoidable.length + result.stuck.length > 0 ? NEGATIVE : DONE;
    },
  });

function simulationText(result: Simulation, seed: string): string {
  const { days, rounds, rematches, secondByes, avoidable, stuck, hash } = result;
  return [
    `${days} events, seed ${seed}: ${rounds} rounds`,
    `rematches     ${rematches}`,
    `second byes   ${secondByes}`,
    `avoidable     ${avoidable.length}`,
    `stuck         ${stuck.length}`,
    ...[...avoidable, ...stuck].slice(0, LISTED).map((what) => `  ${what}`),
    `hash          ${hash}`,
    '',
  ].join('\n');
}
