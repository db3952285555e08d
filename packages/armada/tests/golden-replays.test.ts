import { fileURLToPath } from 'node:url';
import type { Plain } from '@sortie/kernel';
import { findPreset } from '@sortie/testkit/armada';
import { testGoldenGames } from '@sortie/testkit/golden';
import { armada } from '../src/game.ts';
import { armadaSetup } from '../src/kit/setup.ts';

const games = [
  { name: 'core-set', fleets: ['core-rebel', 'core-imperial'], choices: {} },
  { name: 'frigates-against-demolition', fleets: ['frigates-and-fighters', 'demolition-line'], choices: {} },
  { name: 'hunters-against-bombers', fleets: ['corvette-hunters', 'bomber-wing'], choices: {} },
  {
    name: 'unlimited',
    fleets: ['core-imperial', 'core-rebel'],
    choices: { roundLimit: null, obstacles: false },
  },
] as const;

function setupOf({ fleets, choices }: (typeof games)[number]): Plain {
  const presets = fleets.map((id) => findPreset(id)!);
  const options = armadaSetup.optionsOf(armadaSetup.withCeiling(choices, presets[0]!.points));
  const players = presets.map(({ fleet }, index) => {
    const side = index === 0 ? 0 : 1;
    return { seat: `p${index + 1}`, side, force: { fleet } } as const;
  });
  return armadaSetup.setupOf(options, players);
}

testGoldenGames(
  armada,
  fileURLToPath(new URL('./golden/', import.meta.url)),
  games.map((game) => ({ name: game.name, setup: setupOf(game) })),
);
