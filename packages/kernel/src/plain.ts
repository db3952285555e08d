/** What state, answers, effects and events are made of: it survives JSON unchanged. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

/** The writer's side of a readonly type; only functions that apply events use it. */
export type Draft<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer Item)[]
    ? number extends T['length']
      ? Draft<Item>[]
      : { -readonly [Key in keyof T]: Draft<T[Key]> }
    : { -readonly [Key in keyof T]: Draft<T[Key]> };

/** A deep copy of plain data. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items: unknown[] = new Array(value.length);
    for (let index = 0; index < value.length; index++) items[index] = copy(value[index]);
    return items as T;
  }
  const fields: Record<string, unknown> = {};
  for (const key in value) fields[key] = copy(value[key]);
  return fields as T;
}

/** Equality of plain data; the order of keys does not matter. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let index = 0; index < a.length; index++) if (!equal(a[index], b[index])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  let keys = 0;
  for (const key in left) {
    keys++;
    if (!Object.hasOwn(right, key) || !equal(left[key], right[key])) return false;
  }
  for (const _ in right) keys--;
  return keys === 0;
}

/** Whether a value from outside is plain data: no functions, no class instances, no NaN, no hidden keys. */
export function isPlain(value: unknown, depth = 0): value is Plain {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || depth > 64) return false;
  if (Array.isArray(value)) return value.every((item) => isPlain(item, depth + 1));
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  return Object.keys(value).every(
    (key) => key !== '__proto__' && isPlain((value as Record<string, unknown>)[key], depth + 1),
  );
}
