import type { MiniatureId } from './ids.ts';
import type { Stand } from './place.ts';

/** Where a miniature comes to stand. */
export interface Placement {
  readonly miniature: MiniatureId;
  readonly stand: Stand;
}
