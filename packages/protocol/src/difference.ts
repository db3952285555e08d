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
