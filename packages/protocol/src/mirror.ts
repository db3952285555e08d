import type { Plain } from '@sortie/kernel';
import type { Difference } from './difference.ts';

/** A list (without keys) or fields, with what was seen last in each place. */
interface Part {
  keys: readonly string[] | null;
  values: Reflected[];
}

/** What has parts is reflected by them, everything else by itself. */
type Reflected = Part | string | number | boolean | null | undefined;

type Fields = Readonly<Record<string, unknown>>;
type Changes = Record<string, Difference>;

/**
 * What a plain value was when it was last seen, laid out so that the next one is compared with it in one walk: the
 * values in the order of their keys, which hardly ever changes. It shares nothing with what was seen.
 */
export class Mirror {
  private readonly root: Part;

  constructor(value: object) {
    this.root = reflect(value, undefined) as Part;
  }

  /**
   * Takes over what the value is now, and says how it became that; undefined when nothing has changed. The difference
   * holds parts of `after` itself: it is written down before anything writes into those.
   */
  follow(after: object): Difference | undefined {
    return followPart(this.root, after);
  }
}

/** Keys are shared with a part that has the same ones, as the items of a list mostly do. */
function reflect(value: unknown, like: Reflected): Reflected {
  if (typeof value !== 'object' || value === null) return value as Reflected;
  const alike = isPart(like) ? like : undefined;
  if (Array.isArray(value)) {
    const values: Reflected[] = [];
    for (let place = 0; place < value.length; place++) {
      values.push(reflect(value[place], place === 0 ? alike?.values[0] : values[place - 1]));
    }
    return { keys: null, values };
  }
  const names = Object.keys(value);
  const values = names.map((name, place) => reflect((value as Fields)[name], alike?.values[place]));
  return { keys: alike?.keys && areSame(alike.keys, names) ? alike.keys : names, values };
}

function areSame(keys: readonly string[], others: readonly string[]): boolean {
  return keys.length === others.length && keys.every((key, place) => key === others[place]);
}

function isPart(reflected: Reflected): reflected is Part {
  return typeof reflected === 'object' && reflected !== null;
}

function followPart(part: Part, after: object): Difference | undefined {
  return part.keys
    ? followFields(part, part.keys, after as Fields)
    : followItems(part.values, after as readonly unknown[]);
}

/** How something that is no longer the same has changed; undefined when its parts are equal all the same. */
function compare(was: Reflected, is: unknown): Difference | undefined {
  const hasParts = typeof is === 'object' && is !== null;
  if (hasParts && isPart(was) && Array.isArray(is) === (was.keys === null)) return followPart(was, is);
  return { to: (is ?? null) as Plain };
}

function followItems(values: Reflected[], after: readonly unknown[]): Difference | undefined {
  const { length } = values;
  let at: Changes | undefined;
  for (let place = 0; place < after.length; place++) {
    const was = values[place];
    const is = after[place];
    if (was === is && place < length) continue;
    const difference = compare(was, is);
    if (!difference) continue;
    at ??= {};
    at[place] = difference;
    if ('to' in difference) values[place] = reflect(is, place === 0 ? was : values[place - 1]);
  }
  if (length === after.length) return at && { at };
  values.length = after.length;
  return { at: at ?? {}, length: after.length };
}

function followFields(part: Part, keys: readonly string[], after: Fields): Difference | undefined {
  const { values } = part;
  let at: Changes | undefined;
  let place = 0;
  for (const key in after) {
    const was = values[place];
    const is = after[key];
    if (keys[place] !== key || (is === undefined && was !== undefined)) {
      return followOtherFields(part, keys, after, at);
    }
    if (was !== is) {
      const difference = compare(was, is);
      if (difference) {
        at ??= {};
        at[key] = difference;
        if ('to' in difference) values[place] = reflect(is, was);
      }
    }
    place++;
  }
  return place < keys.length ? followOtherFields(part, keys, after, at) : at && { at };
}

/** Where fields have come, gone or changed places. `at` has the changes that were found and taken over already. */
function followOtherFields(
  part: Part,
  keys: readonly string[],
  after: Fields,
  at: Changes = {},
): Difference | undefined {
  const before = new Map(keys.map((key, place) => [key, part.values[place]]));
  // A field that is undefined is not sent, as in JSON.
  const gone = keys.filter((key) => before.get(key) !== undefined && after[key] === undefined);
  part.keys = Object.keys(after);
  part.values = part.keys.map((key) => {
    const was = before.get(key);
    const is = after[key];
    const difference = was === is || is === undefined ? undefined : compare(was, is);
    if (difference) at[key] = difference;
    return is === undefined || (difference && 'to' in difference) ? reflect(is, was) : was;
  });
  if (gone.length > 0) return { at, gone };
  return Object.keys(at).length > 0 ? { at } : undefined;
}
