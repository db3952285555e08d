import type { XwingEvent } from '../../model/index.ts';
import type { Names } from '../names.ts';

/** For each of these kinds of event what it says; undefined for what players need not hear. */
export type EventSentences<Kind extends XwingEvent['kind']> = {
  readonly [Each in Kind]: (event: Extract<XwingEvent, { kind: Each }>, names: Names) => string | undefined;
};
