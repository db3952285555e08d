import { isRefusal, type Refusal, refused } from './refusal.ts';

/** What can be wrong with a field of any document. */
export type DocumentProblem = 'notAnObject' | 'notAList' | 'notText' | 'tooLong' | 'tooFew';

export type DocumentObject = Readonly<Record<string, unknown>>;

/** Reads documents from outside; what cannot be read is refused by its field. */
export interface DocumentReader<Problem extends string> {
  readonly refuse: (field: string, problem: Problem | DocumentProblem, found: unknown) => Refusal;
  readonly readObject: (value: unknown, field: string) => DocumentObject | Refusal;
  readonly readList: (
    value: unknown,
    field: string,
    length: { readonly least: number; readonly most: number },
  ) => readonly unknown[] | Refusal;
  readonly readText: (value: unknown, field: string, most: number) => string | Refusal;
}

/** A reader of one sort of documents, which names this rule in its refusals. */
export function documentReader<Problem extends string = never>(rule: string): DocumentReader<Problem> {
  const refuse = (field: string, problem: Problem | DocumentProblem, found: unknown) =>
    refused(rule, { field, problem, found: typeof found === 'string' ? found.slice(0, 80) : null });
  return {
    refuse,
    readObject(value, field) {
      const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
      return isObject ? { ...value } : refuse(field, 'notAnObject', value);
    },
    readList(value, field, length) {
      if (!Array.isArray(value)) return refuse(field, 'notAList', value);
      if (value.length < length.least) return refuse(field, 'tooFew', value);
      return value.length > length.most ? refuse(field, 'tooLong', value) : value;
    },
    readText(value, field, most) {
      if (typeof value !== 'string') return refuse(field, 'notText', value);
      return value.length > most ? refuse(field, 'tooLong', value) : value;
    },
  };
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

/** Reads a field that may be left out. */
export function readOptional<Read>(
  value: unknown,
  read: (value: unknown) => Read | Refusal,
): Read | Refusal | undefined {
  return value === undefined || value === null ? undefined : read(value);
}
