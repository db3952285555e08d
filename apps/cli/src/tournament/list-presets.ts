import { figureSourcesOf, presetLine, presetTitle, scoringPresets } from '@sortie/games';
import type { Scoring } from '@sortie/tournaments/scoring';
import { defineCommand } from 'citty';
import { DONE, type ExitCode } from '../exit-code.ts';

/** The scorings to begin with, and where their figures are from. */
export const listPresets = () =>
  defineCommand({
    meta: { name: 'sortie tournament', description: 'Lists the scorings, and where their figures are from' },
    args: {
      action: { type: 'positional', description: 'presets' },
      json: { type: 'boolean', description: 'print the result as JSON' },
    },
    async run({ args }): Promise<ExitCode> {
      const presets = scoringPresets.map((scoring) => ({
        ...scoring,
        title: presetTitle(scoring.name, 'en'),
        figureSources: figureSourcesOf(scoring.name),
      }));
      process.stdout.write(
        args.json ? `${JSON.stringify(presets)}\n` : `${scoringPresets.map(presetText).join('\n\n')}\n`,
      );
      return DONE;
    },
  });

function presetText({ name, source, confidence }: Scoring): string {
  return [
    `${name}: ${presetTitle(name, 'en')}`,
    `  ${presetLine(name, 'en')}`,
    `  source: ${source} (${confidence})`,
    ...figureSourcesOf(name).map((each) => `    ${each.figure}: ${each.source} (${each.confidence})`),
  ].join('\n');
}
