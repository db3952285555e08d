import { acceptedChoices, type GameKit, type SetupChoices, type SetupKit } from '@sortie/games';
import type { Level } from '@sortie/protocol';
import { keep, readKept } from '../../app/kept.ts';

export const modes = ['computer', 'hotseat', 'link'] as const;

export type Mode = (typeof modes)[number];

/** What is asked before every game; remembered for the next one. What a game asks itself is in `setup`. */
export interface Choices {
  readonly mode: Mode;
  readonly level: Level;
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
type Levels = Pick<GameKit, 'levels'>;

const usual: Omit<CommonChoices, 'level'> = {
  mode: 'computer',
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

const checks: { readonly [Key in keyof typeof usual]: (value: unknown) => boolean } = {
  mode: oneOf(modes),
  name: isText,
  otherName: isText,
  list: isText,
  otherList: isText,
  spectators: isFlag,
  quick: isFlag,
};

/** What is kept may be of an older page or edited by hand: only what may be chosen counts. */
export function readChoices(
  { levels }: Levels,
  setup: SetupKit,
  kept: Readonly<Record<string, unknown>>,
): Choices {
  const accepted = Object.entries(checks).flatMap(([key, isAccepted]) =>
    isAccepted(kept[key]) ? [[key, kept[key]] as const] : [],
  );
  const own = isFields(kept.setup) ? kept.setup : {};
  const level = levels.find((each) => each === kept.level) ?? levels[0] ?? '';
  return { ...usual, ...Object.fromEntries(accepted), level, setup: acceptedChoices(setup, own) };
}

/** Names and habits are the same for every game, lists and options are each game's own. */
export function keptChoices(kit: GameKit, setup: SetupKit): Choices {
  return readChoices(kit, setup, {
    ...readKept('start', {}, isFields),
    ...readKept(`start.${kit.name}`, {}, isFields),
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
