import type { Plain } from './plain.ts';

type Fields = Readonly<Record<string, Plain>>;

/** What is particular about something that players agree on before a game. */
export interface OptionBrief<Choices> {
  /** The values that are suggested. */
  readonly values: readonly Plain[];
  /** Asked of everybody, not only of those who open the rest. */
  readonly place?: 'main';
  /** Each seat's own. */
  readonly scope?: 'seat';
  /** The values that are suggested, where it depends on what else is chosen. */
  readonly valuesFor?: (choices: Choices) => readonly Plain[];
  /** Whether a value may be chosen; those that are suggested where it is left out. */
  readonly accepts?: (value: Plain) => boolean;
  readonly isAsked?: (choices: Choices) => boolean;
  readonly isAskedOfGuest?: (choices: Choices) => boolean;
  /** Simulated games take the suggested values in turn where none is named. */
  readonly isVaried?: true;
  /** Rules that say what a value means. */
  readonly explains?: (value: Plain) => readonly string[];
}

/** The options of a game in the order of their briefs; what is not chosen is usual. */
export function setupOptionsOf<Choices extends object>(
  usual: Choices,
  briefs: { readonly [Field in keyof Choices & string]: OptionBrief<Choices> },
) {
  const read = (choices: Fields): Choices => ({ ...usual, ...choices });
  return (Object.keys(briefs) as (keyof Choices & string)[]).map((field) => {
    const brief = briefs[field];
    const { values, valuesFor = () => values, isAsked = () => true, isAskedOfGuest = () => false } = brief;
    return {
      field,
      usual: usual[field] as Plain,
      place: brief.place ?? ('more' as const),
      scope: brief.scope ?? ('table' as const),
      values: (choices: Fields) => valuesFor(read(choices)),
      accepts: brief.accepts ?? ((value: Plain) => values.includes(value)),
      isAsked: (choices: Fields) => isAsked(read(choices)),
      isAskedOfGuest: (choices: Fields) => isAskedOfGuest(read(choices)),
      isVaried: brief.isVaried ?? false,
      explains: brief.explains ?? (() => []),
    };
  });
}
