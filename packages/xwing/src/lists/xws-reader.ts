import { isRefusal, type Refusal, refused } from '@sortie/kernel';

export type XwsProblem =
  | 'notAnObject'
  | 'notAList'
  | 'notText'
  | 'notANumber'
  | 'tooLong'
  | 'tooFew'
  | 'unknownFaction'
  | 'unknownShip'
  | 'unknownPilot'
  | 'unknownSlot'
  | 'unknownUpgrade'
  | 'unknownDamageDeck'
  | 'secondEdition';

export type XwsObject = Readonly<Record<string, unknown>>;

export const xwsRefusalRule = 'table.xws-unreadable';

export function refuseXws(field: string, problem: XwsProblem, found: unknown): Refusal {
  const shown = typeof found === 'string' ? found.slice(0, 80) : null;
  return refused(xwsRefusalRule, { field, problem, found: shown });
}

export function readObject(value: unknown, field: string): XwsObject | Refusal {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? { ...value } : refuseXws(field, 'notAnObject', value);
}

export function readList(
  value: unknown,
  field: string,
  length: { readonly least: number; readonly most: number },
): readonly unknown[] | Refusal {
  if (!Array.isArray(value)) return refuseXws(field, 'notAList', value);
  if (value.length < length.least) return refuseXws(field, 'tooFew', value);
  return value.length > length.most ? refuseXws(field, 'tooLong', value) : value;
}

export function readText(value: unknown, field: string, most: number): string | Refusal {
  if (typeof value !== 'string') return refuseXws(field, 'notText', value);
  return value.length > most ? refuseXws(field, 'tooLong', value) : value;
}

/** Reads every item, or refuses at the first that cannot be read. */
export function readEach<Item, Read>(
  items: readonly Item[],
  read: (item: Item, at: number) => Read | Refusal,
): readonly Read[] | Refusal {
  const done: Read[] = [];
  for (const [at, item] of items.entries()) {
    const each = read(item, at);
    if (isRefusal(each)) return each;
    done.push(each);
  }
  return done;
}
