import type { Id } from '@sortie/kernel';
import type { Grant } from './card-terms.ts';

export type ConditionId = Id<'xwing condition'>;

export interface ConditionFacts {
  readonly id: string;
  readonly name: string;
  readonly unique?: boolean;
  readonly grants?: readonly Grant[];
}

export interface Condition {
  readonly id: ConditionId;
  readonly name: string;
  readonly unique: boolean;
  readonly grants: readonly Grant[];
}
