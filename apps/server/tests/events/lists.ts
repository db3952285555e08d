import { games } from '@sortie/games';

const kit = games.find('xwing')!;
const lists = await kit.lists();

/** A list ready to play, as programs exchange it. */
export function listText(preset: string): string {
  return JSON.stringify(lists.write(lists.presets.find(({ id }) => id === preset)!.list));
}

/** Lists of a hundred points. */
export const hundred: readonly string[] = lists.presets
  .filter(({ points }) => points === 100)
  .map(({ id }) => listText(id));
