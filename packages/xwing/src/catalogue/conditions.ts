import type { Condition, ConditionId } from './condition.ts';
import { conditionFacts } from './data/conditions.ts';

export const conditions: readonly Condition[] = conditionFacts.map((facts) => ({
  id: facts.id as ConditionId,
  name: facts.name,
  unique: facts.unique ?? false,
  grants: facts.grants ?? [],
}));

const byId: ReadonlyMap<string, Condition> = new Map(conditions.map((each) => [each.id, each]));

export function findCondition(id: string): Condition | undefined {
  return byId.get(id);
}

export function condition(id: ConditionId): Condition {
  const found = findCondition(id);
  if (found === undefined) throw new Error(`no condition ${id}`);
  return found;
}
