import { fileURLToPath } from 'node:url';
import type { Plain } from '@sortie/kernel';
import { testGoldenGames } from '@sortie/testkit/golden';
import { xwing } from '../src/game.ts';
import { findPreset } from '../src/lists/index.ts';

const games = [
  { name: 'box', squads: ['box-rebel', 'box-imperial'] },
  { name: 'flight-against-swarm', squads: ['x-wing-flight', 'tie-swarm'] },
  { name: 'aces-against-falcon', squads: ['imperial-aces', 'falcon-and-escort'] },
  { name: 'resistance-against-slavers', squads: ['resistance-patrol', 'slavers'] },
  { name: 'first-mission', squads: ['box-rebel', 'box-imperial'], mission: 'mission1' },
] as const;

function setupOf(game: (typeof games)[number]): Plain {
  const { squads } = game;
  const more = 'mission' in game ? { mission: game.mission } : {};
  const players = squads.map((id, side) => ({
    seat: `p${side + 1}`,
    side,
    squad: findPreset(id)!.squad as unknown as Plain,
  }));
  return { options: { points: findPreset(squads[0])!.points, ...more }, players };
}

testGoldenGames(
  xwing,
  fileURLToPath(new URL('./golden/', import.meta.url)),
  games.map((game) => ({ name: game.name, setup: setupOf(game) })),
);
