import type { LogEvent } from '../../model/index.ts';
import type { Names } from '../names.ts';

/** For each of these kinds of event what it says; undefined for what players need not hear. */
export type EventSentences<Kind extends LogEvent['kind']> = {
  readonly [Each in Kind]: (event: Extract<LogEvent, { kind: Each }>, names: Names) => string | undefined;
};
