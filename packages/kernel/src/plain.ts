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
    for (let index = 0; index < value.length; index++) {
      const item: unknown = value[index];
      items[index] = typeof item === 'object' ? copy(item) : item;
    }
    return items as T;
  }
  const fields: Record<string, unknown> = {};
  for (const key in value) {
    const field: unknown = value[key];
    fields[key] = typeof field === 'object' ? copy(field) : field;
  }
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
