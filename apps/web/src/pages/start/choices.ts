import { acceptedChoices, type SetupChoices, type SetupKit } from '@sortie/games';
import type { Level } from '@sortie/protocol';
import { keep, readKept } from '../../app/kept.ts';

export const modes = ['computer', 'hotseat', 'link'] as const;
export const levels = ['easy', 'medium', 'hard'] as const satisfies readonly Level[];

export type Mode = (typeof modes)[number];

/** What is asked before every game; remembered for the next one. What a game asks itself is in `setup`. */
export interface Choices {
  readonly mode: Mode;
  readonly level: (typeof levels)[number];
  readonly name: string;
  /** The other one at the same screen. */
  readonly otherName: string;
  /** `preset:…` or `own:…`; empty for the usual one. */
  readonly list: string;
  readonly otherList: string;
  readonly spectators: boolean;
  /** The table is set up with the referee's suggestions. */
  readonly quick: boolean;
  readonly setup: SetupChoices;
}

type CommonChoices = Omit<Choices, 'setup'>;

const usual: CommonChoices = {
  mode: 'computer',
  level: 'easy',
  name: '',
  otherName: '',
  list: '',
  otherList: '',
  spectators: true,
  quick: true,
};

const oneOf =
  (known: readonly unknown[]) =>
  (value: unknown): boolean =>
    known.includes(value);
const isText = (value: unknown) => typeof value === 'string' && value.length <= 200;
const isFlag = (value: unknown) => typeof value === 'boolean';

const checks: { readonly [Key in keyof CommonChoices]: (value: unknown) => boolean } = {
  mode: oneOf(modes),
  level: oneOf(levels),
  name: isText,
  otherName: isText,
  list: isText,
  otherList: isText,
  spectators: isFlag,
  quick: isFlag,
};

/** What is kept may be of an older page or edited by hand: only what may be chosen counts. */
export function readChoices(setup: SetupKit, kept: Readonly<Record<string, unknown>>): Choices {
  const sound = Object.entries(checks).flatMap(([key, isSound]) =>
    isSound(kept[key]) ? [[key, kept[key]] as const] : [],
  );
  const own = isFields(kept.setup) ? kept.setup : {};
  return { ...usual, ...Object.fromEntries(sound), setup: acceptedChoices(setup, own) };
}

/** Names and habits are the same for every game, lists and options are each game's own. */
export function keptChoices(game: string, setup: SetupKit): Choices {
  return readChoices(setup, {
    ...readKept('start', {}, isFields),
    ...readKept(`start.${game}`, {}, isFields),
  });
}

export function keepChoices(game: string, choices: Choices): void {
  const { list, otherList, setup, ...common } = choices;
  keep('start', common);
  keep(`start.${game}`, { list, otherList, setup });
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
