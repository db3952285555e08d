import type { Plain, Refusal } from '@sortie/kernel';
import type { Names } from './names.ts';

/** What a refusal is about, as a sentence needs it. */
export interface About {
  readonly names: Names;
  /** What is wrong: a word of the engine, a name or a number, as text; empty when there is none. */
  readonly what: string;
  /** Where: a field, a table, a person's id; empty when there is none. */
  readonly where: string;
  /** A field as text; an id as the name it stands for. */
  readonly text: (field: string) => string;
  /** Every item of a list, ids as names; pairs are joined by a dash. */
  readonly list: (field: string) => readonly string[];
  readonly has: (field: string) => boolean;
  /** The faults of a list that was handed in. */
  readonly faults: readonly { readonly rule: string; readonly what: string }[];
}

type Fields = Readonly<Record<string, Plain>>;

const isFields = (value: Plain | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A refusal that only asks keeps what it is about one level deeper. */
function fieldsOf(about: Plain): Fields {
  if (!isFields(about)) return {};
  return about.ask === true && isFields(about.about) ? about.about : about;
}

export function aboutOf({ about }: Refusal, names: Names): About {
  const fields = fieldsOf(about);
  const plain = (value: Plain | undefined): string => {
    if (value === undefined || value === null) return '';
    if (Array.isArray(value)) return value.map((each: Plain) => plain(each)).join(' – ');
    return typeof value === 'object' ? JSON.stringify(value) : names.of(String(value));
  };
  const listOf = (field: string): readonly Plain[] => {
    const value = fields[field];
    return Array.isArray(value) ? value : [];
  };
  return {
    names,
    what: plain(fields.what),
    where: typeof fields.where === 'string' ? fields.where : plain(fields.where),
    text: (field) => plain(fields[field]),
    list: (field) => listOf(field).map(plain),
    has: (field) => fields[field] !== undefined && fields[field] !== null,
    faults: listOf('faults')
      .filter(isFields)
      .map((fault) => ({ rule: plain(fault.rule), what: plain(fault.what) })),
  };
}
