import type { Plain } from './plain.ts';

/** Deeper data than this is not an answer but an attack on the stack. */
const DEEPEST = 64;

/** Bounds the walk over a value that shares parts with itself many times over. */
const MOST_PARTS = 1_000_000;

/**
 * A value from outside, copied while it is checked so that it cannot turn into another in between. Undefined
 * when it is not plain data: functions, class instances, NaN, holes, hidden keys, accessors that throw.
 * Negative zero, which JSON cannot write, becomes zero.
 */
export function plainCopy(value: unknown): Plain | undefined {
  try {
    return copyPart(value, 0, { parts: 0 });
  } catch {
    return undefined;
  }
}

/** Whether a value from outside is plain data. */
export function isPlain(value: unknown): value is Plain {
  return plainCopy(value) !== undefined;
}

/** Whether a value that is not plain data is merely nested too deep: JSON can also hold names and numbers that are not allowed. */
export function isNestedTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return false;
}

function copyPart(value: unknown, depth: number, walked: { parts: number }): Plain | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : undefined;
  if (typeof value !== 'object' || depth > DEEPEST || ++walked.parts > MOST_PARTS) return undefined;
  return Array.isArray(value) ? items(value, depth, walked) : fields(value, depth, walked);
}

function items(value: readonly unknown[], depth: number, walked: { parts: number }): Plain | undefined {
  if (Object.getPrototypeOf(value) !== Array.prototype) return undefined;
  const { length } = value;
  const list: Plain[] = [];
  for (let index = 0; index < length; index++) {
    const item = copyPart(value[index], depth + 1, walked);
    if (item === undefined) return undefined;
    list.push(item);
  }
  return Reflect.ownKeys(value).length === length + 1 ? list : undefined;
}

function fields(value: object, depth: number, walked: { parts: number }): Plain | undefined {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return undefined;
  const keys = Object.keys(value);
  if (Reflect.ownKeys(value).length !== keys.length) return undefined;
  const record: Record<string, Plain> = {};
  for (const key of keys) {
    if (key === '__proto__') return undefined;
    const field = copyPart((value as Record<string, unknown>)[key], depth + 1, walked);
    if (field === undefined) return undefined;
    record[key] = field;
  }
  return record;
}
