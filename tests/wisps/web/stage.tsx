import type { WispEvent } from '@sortie/wisps/model';
import type { WispView } from '@sortie/wisps/view';
import { subjectOf } from '../../../apps/web/src/table/subject-of.ts';
import type { SeenProps } from '../../../apps/web/src/table/table-game.ts';

const FLASH: WispEvent['kind'] = 'flashRolled';

/** The dice of the last flash. */
export function Stage({ seen }: SeenProps<WispView>) {
  const flash = seen.log.findLast(({ kind }) => kind === FLASH);
  return flash ? <p className="panel">{seen.text.event(flash, subjectOf(seen))}</p> : null;
}
