import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { games } from '@sortie/games';
import { codeUnder, isThere, textOf } from './files.ts';
import { gamesForTests } from './test-games/registry.ts';

export interface Workspace {
  /** The folder's name, which is also the package's name after `@sortie/`. */
  readonly name: string;
  readonly folder: string;
  readonly sources: readonly string[];
  readonly manifest: Manifest;
}

export interface Manifest {
  readonly name: string;
  readonly exports?: string | Readonly<Record<string, string>>;
  readonly sideEffects?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const FOUNDATIONS: readonly string[] = ['kernel', 'geometry'];
/** What a game stands on. */
const GROUND: readonly string[] = [...FOUNDATIONS, 'cards', 'scene'];
const GAMES: readonly string[] = games.kits.map(({ name }) => name);
/** What tests use and people never get: the testkit and the games for tests. */
export const FOR_TESTS: readonly string[] = ['testkit', ...gamesForTests.map(({ name }) => name)];
const BELOW_THE_TOP: readonly string[] = [...GROUND, 'rulebook', ...GAMES];

/**
 * The architecture: which of our packages a package may import. A package that is not here may import none,
 * so a new one has to be put in its place first.
 */
export const ARROWS: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  geometry: [],
  rulebook: [],
  cards: FOUNDATIONS,
  scene: ['geometry'],
  ...Object.fromEntries(GAMES.map((name) => [name, GROUND])),
  ...Object.fromEntries(gamesForTests.map(({ name }) => [name, GROUND])),
  tournaments: BELOW_THE_TOP,
  bots: BELOW_THE_TOP,
  protocol: BELOW_THE_TOP,
  games: [...BELOW_THE_TOP, 'bots', 'tournaments'],
  testkit: [...BELOW_THE_TOP, 'games', 'bots'],
};

/** What an app may import: every package but those for tests. */
export const FOR_APPS: readonly string[] = Object.keys(ARROWS).filter((name) => !FOR_TESTS.includes(name));

/** Packages that must give the same answer on every JavaScript engine. */
export const ENGINE: readonly string[] = [
  ...GROUND,
  'rulebook',
  ...GAMES,
  ...gamesForTests.map(({ name }) => name),
  'tournaments',
  'bots',
];

export const packages: readonly Workspace[] = workspacesIn('packages');
export const apps: readonly Workspace[] = workspacesIn('apps');
export const enginePackages: readonly Workspace[] = packages.filter(({ name }) => ENGINE.includes(name));

function workspacesIn(folder: string): readonly Workspace[] {
  const root = fileURLToPath(new URL(`../${folder}`, import.meta.url));
  return readdirSync(root)
    .map((name) => ({ name, folder: `${folder}/${name}` }))
    .filter((workspace) => isThere(`${workspace.folder}/package.json`))
    .map((workspace) => ({
      ...workspace,
      sources: [...codeUnder(`${workspace.folder}/src`), ...codeUnder(`${workspace.folder}/bin`)],
      manifest: JSON.parse(textOf(`${workspace.folder}/package.json`)) as Manifest,
    }));
}
