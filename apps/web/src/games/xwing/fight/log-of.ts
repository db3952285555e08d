import type { XwingView } from '@sortie/xwing';
import type { Seen } from '../../table-game.ts';

/** The log, where the page hands it on with what is seen. */
export function logOf(seen: Seen<XwingView>): readonly { readonly kind: string }[] | undefined {
  const { log } = seen as { readonly log?: readonly { readonly kind: string }[] };
  return log;
}
