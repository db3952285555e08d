import type { Plain } from '@sortie/kernel';

/**
 * How one plain value becomes another: it is replaced whole (`to`), or only parts of it change. `at` names the
 * changed fields, or the changed items by their place; `gone` the fields that are no longer there; `length` is
 * that of a list which grew or shrank.
 */
export type Difference =
  | { readonly to: Plain }
  | {
      readonly at: Readonly<Record<string, Difference>>;
      readonly gone?: readonly string[];
      readonly length?: number;
    };

type Fields = Readonly<Record<string, unknown>>;

/** Undefined when the two are equal. What it holds is copied, so that later writes into `after` do not reach it. */
export function differenceOf(before: unknown, after: unknown): Difference | undefined {
  if (before === after) return undefined;
  if (!isComposite(before) || !isComposite(after)) return { to: copyPlain(after) };
  if (Array.isArray(before)) {
    return Array.isArray(after) ? differenceOfLists(before, after) : { to: copyPlain(after) };
  }
  return Array.isArray(after)
    ? { to: copyPlain(after) }
    : differenceOfFields(before as Fields, after as Fields);
}

/** The value after a difference. Parts that do not change stay the same objects. */
export function applyDifference<Value>(before: Value, difference: Difference): Value {
  if ('to' in difference) return difference.to as Value;
  const { at, gone, length } = difference;
  if (Array.isArray(before)) {
    const items: unknown[] = [...before];
    for (const place in at) items[Number(place)] = applyDifference(items[Number(place)], at[place]!);
    if (length !== undefined) items.length = length;
    return items as Value;
  }
  const fields: Record<string, unknown> = { ...(before as Fields) };
  for (const key in at) fields[key] = applyDifference(fields[key], at[key]!);
  for (const key of gone ?? []) delete fields[key];
  return fields as Value;
}

function isComposite(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function differenceOfLists(before: readonly unknown[], after: readonly unknown[]): Difference | undefined {
  let at: Record<string, Difference> | undefined;
  for (let place = 0; place < after.length; place++) {
    const difference =
      place < before.length
        ? differenceOf(before[place], after[place])
        : ({ to: copyPlain(after[place]) } as const);
    if (!difference) continue;
    at ??= {};
    at[place] = difference;
  }
  if (before.length === after.length) return at && { at };
  return { at: at ?? {}, length: after.length };
}

function differenceOfFields(before: Fields, after: Fields): Difference | undefined {
  const keys = Object.keys(after);
  let at: Record<string, Difference> | undefined;
  let isUndefined = false;
  for (let place = 0; place < keys.length; place++) {
    const key = keys[place]!;
    const was = before[key];
    const is = after[key];
    if (was === is) {
      isUndefined ||= is === undefined;
      continue;
    }
    // A field that is undefined is not sent, as in JSON.
    if (is === undefined) {
      isUndefined = true;
      continue;
    }
    const difference = differenceOf(was, is);
    if (!difference) continue;
    at ??= {};
    at[key] = difference;
  }
  const gone = isUndefined || at || keys.length !== Object.keys(before).length ? goneFrom(before, after) : [];
  if (gone.length > 0) return { at: at ?? {}, gone };
  return at && { at };
}

function goneFrom(before: Fields, after: Fields): readonly string[] {
  return Object.keys(before).filter((key) => after[key] === undefined);
}

/** A copy as JSON would carry it, without its detour by text. */
export function copyPlain(value: unknown): Plain {
  if (!isComposite(value)) return (value ?? null) as Plain;
  if (Array.isArray(value)) return value.map(copyPlain);
  const fields: Record<string, Plain> = {};
  for (const key in value) {
    const field = (value as Fields)[key];
    if (field !== undefined) fields[key] = copyPlain(field);
  }
  return fields;
}
