import type { GameKit } from '@sortie/games';
import type { PageProps } from '../../app/page.ts';
import { usePlace } from '../../app/router.ts';
import { ChooseGame } from '../../games/choose-game.tsx';
import { ListWordsOf } from '../../games/list-words-of.tsx';
import { kitOf, useSite } from '../../games/site.ts';
import { useListParts, useLists } from '../../games/use-kit.ts';
import { listsAddress } from '../../lists/addresses.ts';
import type { KeptList } from '../../lists/kept-lists.ts';
import { ImportLink } from './import-link.tsx';
import { ListShelf } from './list-shelf.tsx';
import { NoList } from './no-list.tsx';
import { useSoundLists } from './use-sound-lists.ts';

/** `/lists/<game>`, and below it `/edit/<id>` (`?new=<kind>` for one that is not kept yet), `/print/<id>` and `/import#<list>`. */
export function ListsPage({ parts }: PageProps) {
  const site = useSite();
  const [name, ...rest] = parts;
  const isChosen = name !== undefined || site.games.kits.length === 1;
  const kit = isChosen ? kitOf(site, name) : undefined;
  if (!kit) return <ChooseGame addressOf={listsAddress} />;
  return (
    <ListWordsOf kit={kit}>
      <ListsOf kit={kit} parts={rest} />
    </ListWordsOf>
  );
}

/** Before there were several games the lists of the first one were at `/squads`. */
export function OldListsPage({ parts }: PageProps) {
  const { games } = useSite();
  const [first] = games.kits;
  return <ListsPage parts={first ? [first.name, ...parts] : []} />;
}

function ListsOf({ kit, parts }: { readonly kit: GameKit; readonly parts: readonly string[] }) {
  const [what, id] = parts;
  const { Builder, Print } = useListParts(kit);
  const kept = useKept(kit, id);
  if (what === undefined) return <ListShelf kit={kit} />;
  if (what === 'import') return <ImportLink kit={kit} />;
  if (what === 'edit' && kept && Builder) return <Builder key={kept.id} kept={kept} />;
  if (what === 'print' && kept && Print) return <Print kept={kept} />;
  return <NoList game={kit.name} />;
}

/** The list of this id, or a new one of the kind in the address; it is kept once something was put into it. */
function useKept(kit: GameKit, id: string | undefined): KeptList | undefined {
  const lists = useLists(kit);
  const kind = usePlace().query.get('new');
  const kept = useSoundLists(kit).find((list) => list.id === id);
  if (kept || id === undefined || kind === null || !lists.kinds.includes(kind)) return kept;
  return { id, game: kit.name, name: '', list: lists.blank(kind), at: 0 };
}
