import { fileURLToPath } from 'node:url';
import type { Plain } from '@sortie/kernel';
import { testGoldenGames } from '@sortie/testkit/golden';
import { legion } from '../src/game.ts';
import { legionSetup } from '../src/kit/setup.ts';
import { presets } from '../src/lists/index.ts';

const games = [
  { name: 'core-set', armies: ['core-rebel', 'core-imperial'], choices: { points: 500 } },
  { name: 'base-against-fist', armies: ['hidden-base', 'dark-lords-fist'], choices: { terrain: 'town' } },
  {
    name: 'hand-against-smugglers',
    armies: ['emperors-hand', 'smugglers-run'],
    choices: { terrain: 'chance' },
  },
  {
    name: 'unlimited',
    armies: ['core-imperial', 'core-rebel'],
    choices: { points: 500, terrain: 'woods', roundLimit: null, battleCards: false },
  },
] as const;

function setupOf({ armies, choices }: (typeof games)[number]): Plain {
  const players = armies.map((id, index) => {
    const { army } = presets.find((preset) => preset.id === id)!;
    return { seat: `p${index + 1}`, side: index === 0 ? 0 : 1, force: { army } } as const;
  });
  return legionSetup.setupOf(legionSetup.optionsOf(choices), players);
}

testGoldenGames(
  legion,
  fileURLToPath(new URL('./golden/', import.meta.url)),
  games.map((game) => ({ name: game.name, setup: setupOf(game) })),
);
