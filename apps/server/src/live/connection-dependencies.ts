import type { OpenEvents } from '../events/open-events.ts';
import type { Tables } from '../games/tables.ts';
import type { LiveLimits } from './limits.ts';

/** What a socket works with. */
export interface ConnectionDependencies {
  readonly tables: Tables;
  readonly events: OpenEvents;
  readonly limits: LiveLimits;
  readonly onFailure: (error: unknown) => void;
  readonly onRefusal: (problem: string) => void;
}
