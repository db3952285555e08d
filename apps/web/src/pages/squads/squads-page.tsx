import type { PageProps } from '../../app/page.ts';
import { usePlace } from '../../app/router.ts';
import '../../games/xwing/texts.ts';
import { Builder } from './builder/builder.tsx';
import { useKeptSquads } from './kept-squads.ts';
import { blankSquad } from './list/blank-squad.ts';
import { ImportLink } from './list/import-link.tsx';
import { NoSquad } from './list/no-squad.tsx';
import { SquadList } from './list/squad-list.tsx';
import { PrintView } from './print/print-view.tsx';

/** `/squads`, `/squads/edit/<id>` (`?new=<faction>` for one that is not kept yet), `/squads/print/<id>` and `/squads/import#<squad>`. */
export function SquadsPage({ parts }: PageProps) {
  const [what, id] = parts;
  const wanted = usePlace().query.get('new');
  const kept = useKeptSquads().find((squad) => squad.id === id) ?? blankSquad(id, wanted);
  switch (what) {
    case undefined:
      return <SquadList />;
    case 'edit':
      return kept ? <Builder key={kept.id} kept={kept} /> : <NoSquad />;
    case 'print':
      return kept ? <PrintView kept={kept} /> : <NoSquad />;
    case 'import':
      return <ImportLink />;
    default:
      return <NoSquad />;
  }
}
