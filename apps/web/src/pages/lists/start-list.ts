import type { List } from '@sortie/games';
import type { Plain } from '@sortie/kernel';
import { goTo } from '../../app/router.ts';
import { editAddress } from '../../lists/addresses.ts';
import { keepList, newListId } from '../../lists/kept-lists.ts';

interface Beginning {
  readonly game: string;
  readonly name: string;
  readonly list: List;
  readonly agreed?: Plain | undefined;
}

/** Keeps a list under a new id and opens it on the workbench. */
export function startList({ game, name, list, agreed }: Beginning): void {
  const id = newListId();
  keepList({ id, game, name, list, at: Date.now(), ...(agreed === undefined ? {} : { agreed }) });
  goTo(editAddress(game, id));
}
