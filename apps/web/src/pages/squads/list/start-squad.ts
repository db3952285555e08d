import type { Squad } from '@sortie/xwing/lists';
import { goTo } from '../../../app/router.ts';
import { keepSquad, newSquadId } from '../kept-squads.ts';
import { type Agreed, usualAgreed } from '../logic/agreed.ts';

/** Keeps a squad under a new id and opens it on the workbench. */
export function startSquad(squad: Squad, agreed: Agreed = usualAgreed): void {
  const id = newSquadId();
  keepSquad({ id, name: squad.name ?? '', squad, agreed, at: Date.now() });
  goTo(`/squads/edit/${id}`);
}
