import type { Id } from '@sortie/kernel';

export type ConditionId = Id<'xwing condition'>;

export interface ConditionFacts {
  readonly id: string;
  readonly name: string;
  readonly unique?: boolean;
}

export interface Condition {
  readonly id: ConditionId;
  readonly name: string;
  readonly unique: boolean;
}
