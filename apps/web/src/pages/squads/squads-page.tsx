import type { PageProps } from '../../app/page.ts';
import { Builder } from './builder/builder.tsx';
import { useKeptSquads } from './kept-squads.ts';
import { ImportLink } from './list/import-link.tsx';
import { NoSquad } from './list/no-squad.tsx';
import { SquadList } from './list/squad-list.tsx';
import { PrintView } from './print/print-view.tsx';

/** `/squads`, `/squads/edit/<id>`, `/squads/print/<id>` and `/squads/import#<squad>`. */
export function SquadsPage({ parts }: PageProps) {
  const [what, id] = parts;
  const kept = useKeptSquads().find((squad) => squad.id === id);
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
