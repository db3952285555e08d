import type { Condition, ConditionId } from './condition.ts';
import { conditionFacts } from './data/conditions.ts';

export const conditions: readonly Condition[] = conditionFacts.map((facts) => ({
  id: facts.id as ConditionId,
  name: facts.name,
  unique: facts.unique ?? false,
}));

const byId: ReadonlyMap<string, Condition> = new Map(conditions.map((each) => [each.id, each]));

export function condition(id: ConditionId): Condition {
  const found = byId.get(id);
  if (found === undefined) throw new Error(`no condition ${id}`);
  return found;
}
