import type { Condition, ConditionId } from './condition.ts';
import { conditionFacts } from './data/conditions.ts';

export const conditions: readonly Condition[] = conditionFacts.map((facts) => ({
  id: facts.id as ConditionId,
  name: facts.name,
  unique: facts.unique ?? false,
}));
