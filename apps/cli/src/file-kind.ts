import type { GameKit, Registry } from '@sortie/games';
import { isPositionFile, type Plain } from '@sortie/kernel';

/** What a document from outside is, and of which game; whether it is sound is another question. */
export type KnownFile =
  | { readonly kind: 'save' | 'replay' | 'bug' | 'position' | 'list' | 'lists'; readonly kit: GameKit }
  /** One of our files, of a game that is not played here. */
  | { readonly kind: 'strange'; readonly game: string }
  | { readonly kind: 'unknown' };

const formats: Readonly<Record<string, 'save' | 'replay' | 'bug'>> = {
  'sortie-save': 'save',
  'sortie-replay': 'replay',
  'sortie-bug': 'bug',
};

export async function fileKind(document: Plain, games: Registry): Promise<KnownFile> {
  if (isPositionFile(document)) return ofGame('position', document.game, games);
  const { format, opening } = (document ?? {}) as {
    readonly format?: unknown;
    readonly opening?: { readonly game?: unknown };
  };
  if (typeof format === 'string' && Object.hasOwn(formats, format)) {
    const game = opening?.game;
    return ofGame(formats[format]!, typeof game === 'string' ? game : '', games);
  }
  return listKind(document, games);
}

function ofGame(kind: 'save' | 'replay' | 'bug' | 'position', game: string, games: Registry): KnownFile {
  const kit = games.find(game);
  return kit ? { kind, kit } : { kind: 'strange', game };
}

/** Lists are written in the ways of other programs, so each game is asked whether it knows its own. */
async function listKind(document: Plain, games: Registry): Promise<KnownFile> {
  const all: readonly Plain[] = Array.isArray(document) ? document : [document];
  for (const kit of games.kits) {
    const lists = await kit.lists();
    if (all.length > 0 && all.every((each) => lists.recognises(each))) {
      return { kind: Array.isArray(document) ? 'lists' : 'list', kit };
    }
  }
  return { kind: 'unknown' };
}
