import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { findMutants, type Mutant, type NamedPlace } from './find-mutants.ts';
import { namedPlace } from './named-place.ts';
import { readSyntax } from './syntax-tree.ts';

export interface GameFolders {
  /** The folder that all paths start from. */
  readonly root: string;
  /** Where the program is that enforces rules. */
  readonly sources: string;
  /** Where the tests are that must notice when it does not. */
  readonly tests: readonly string[];
}

/** Books whose rules are enforced in a package of another name. */
const PACKAGES: Readonly<Record<string, string>> = { events: 'tournaments' };

/** The package in this repository that enforces a game's book, or that of events. */
export function foldersOfGame(root: string, game: string): GameFolders {
  const folder = `packages/${PACKAGES[game] ?? game}`;
  if (!existsSync(join(root, folder, 'src'))) throw new Error(`there is no game ${game}`);
  return { root, sources: `${folder}/src`, tests: [`${folder}/tests`] };
}

/** Where rules are enforced that no comment cites: `rules/range.ts#bandOf`, `rules#bandOf`, or a file as a whole. */
export type Places = Readonly<Record<string, readonly string[]>>;

/** Every mutant of a game, in the order of its files. */
export function mutantsOf(
  { root, sources }: GameFolders,
  rules: ReadonlySet<string>,
  places: Places = {},
): readonly Mutant[] {
  return filesIn(root, sources, '.ts').flatMap((path) => {
    const inside = path.slice(sources.length + 1);
    if (!mayEnforceRules(inside)) return [];
    const text = readFileSync(join(root, path), 'utf8');
    return findMutants({ path, text, card: cardOf(inside), named: placesIn(inside, places) }, rules);
  });
}

function placesIn(file: string, places: Places): readonly NamedPlace[] {
  return Object.entries(places).flatMap(([rule, all]) =>
    all.flatMap((place) => {
      const [path, name] = place.split('#');
      return path === file || (name !== undefined && dirname(file) === path)
        ? [{ name: name ?? null, rules: [rule] }]
        : [];
    }),
  );
}

/** Places that are no longer there. */
export function lostPlaces({ root, sources }: GameFolders, places: Places): readonly string[] {
  const files = filesIn(root, sources, '.ts').map((path) => path.slice(sources.length + 1));
  return [...new Set(Object.values(places).flat())].filter((place) => {
    const [path, name] = place.split('#');
    const inside = files.filter((file) => file === path || dirname(file) === path);
    if (name === undefined) return !inside.includes(path!);
    return !inside.some((file) => {
      const text = readFileSync(join(root, sources, file), 'utf8');
      return text.includes(name) && namedPlace(readSyntax(text), name) !== undefined;
    });
  });
}

/** Folders of a game that may cite rules and enforce none, each with the reason: nothing is broken there. */
export const FOLDERS_WITHOUT_RULES: Readonly<Record<string, string>> = {
  icons: 'shows pictures',
  kit: 'hands the game to the registry',
  odds: 'says how likely something is; `npm run odds-check` compares it with the engine',
  practice: 'tells a player where a maneuver would lead, and asks the rules for it',
  simulate: 'runs whole events at random, and answers every doubt with yes',
  text: 'puts into words what the rules decided',
  tutorial: 'explains rules in a game whose every answer is laid out',
};

function mayEnforceRules(path: string): boolean {
  return !Object.hasOwn(FOLDERS_WITHOUT_RULES, path.split('/')[0]!);
}

/** A card has a file of its own in the folders of its kind: `abilities/pilots/imperial/howlrunner.ts`. */
function cardOf(path: string): string | null {
  const card = /^abilities\/([\w-]+(?:\/[\w-]+)+)\.ts$/.exec(path)?.[1];
  return card === undefined || card.endsWith('/index') ? null : card;
}

/**
 * The test files that say something about rules or cards. Whole games, kept replays and texts notice nearly every
 * change and do not say what is right.
 */
export function testFilesOf({ root, sources, tests }: GameFolders): readonly string[] {
  const abilities = filesIn(root, sources, '.ts').map((path) => cardOf(path.slice(sources.length + 1)));
  const kinds = [...new Set(abilities.flatMap((card) => (card === null ? [] : [dirname(card)])))];
  return tests
    .flatMap((folder) => filesIn(root, folder, '.test.ts'))
    .filter(
      (path) =>
        path.includes('/abilities/') ||
        kinds.some((kind) => isOfKind(path, kind)) ||
        readFileSync(join(root, path), 'utf8').includes('shows('),
    );
}

/** The tests of a kind of card are in a folder of its name, with those of other abilities or beside those of rules. */
function isOfKind(file: string, kind: string): boolean {
  return file.includes(`/abilities/${kind}/`) || file.includes(`/tests/${kind}/`);
}

/** The test files of a card: the one with its name, or else all of its kind. */
export function testFilesOfCard(card: string, testFiles: readonly string[]): ReadonlySet<string> {
  const ofKind = testFiles.filter((file) => isOfKind(file, dirname(card)));
  const own = ofKind.filter((file) => basename(file) === `${basename(card)}.test.ts`);
  return new Set(own.length > 0 ? own : ofKind);
}

function filesIn(root: string, folder: string, ending: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith(ending))
    .sort();
}
