import type { Draft } from '@sortie/kernel';
import { Engine } from '@sortie/kernel';
import type { XwingTable } from '@sortie/testkit/xwing';
import type { XwingEffect, XwingEvent, XwingState } from '@sortie/xwing/model';
import { xwing } from '@sortie/xwing/rules';

export interface Ordered {
  readonly state: XwingState;
  readonly events: readonly XwingEvent[];
}

/** What comes of these effects at this table, as if a card had ordered them now. The table stays as it is. */
export function ordered(table: XwingTable, ...effects: readonly XwingEffect[]): Ordered {
  const state = structuredClone(table.state);
  const draft = state.engine as Draft<XwingState['engine']>;
  draft.open = [];
  draft.stack.at(-1)!.queue = [...effects];
  const events: XwingEvent[] = [];
  new Engine(xwing, state, {
    kernel: () => undefined,
    game: (event) => events.push(event),
  }).advance();
  return { state, events };
}
