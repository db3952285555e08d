import type { AnyReferee, Plain, Viewer } from '@sortie/kernel';

/** The table as somebody sees it. */
export function tableSeenBy(referee: AnyReferee, viewer: Viewer): Plain {
  const { table } = referee.view(viewer) as { readonly table: Plain };
  return table;
}
