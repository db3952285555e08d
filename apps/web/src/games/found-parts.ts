import type { Site } from './site.ts';
import type { WebGame } from './web-game.ts';

const found = import.meta.glob<{ readonly webGame: WebGame }>('./*/web-game.ts');

/** The page's own parts of every game that has a folder here, by the folder's name. */
export const foundParts: Site['parts'] = new Map(
  Object.entries(found).map(([path, load]) => [path.split('/')[1] ?? '', async () => (await load()).webGame]),
);
