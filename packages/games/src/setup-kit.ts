import type { Plain } from '@sortie/kernel';
import type { List } from './list-kit.ts';

/** What has been chosen before a game, by the fields of its options. */
export type SetupChoices = Readonly<Record<string, Plain>>;

/** What the players agreed on, as far as it differs from the usual: the `options` of a game. */
export type AgreedOptions = Readonly<Record<string, Plain>>;

/** One thing that players agree on before a game, as a form, a command line or a wire can ask for it. */
export interface SetupOption {
  /** Its field among the choices, and the key of its words. */
  readonly field: string;
  readonly usual: Plain;
  /** `main` is asked of everybody, `more` of those who open the rest. */
  readonly place: 'main' | 'more';
  /** `table` is agreed once; `seat` is each seat's own: a side of a mission. */
  readonly scope: 'table' | 'seat';
  /** The values that are suggested, given what else is chosen. */
  readonly values: (choices: SetupChoices) => readonly Plain[];
  /** Whether a value may be chosen at all, suggested or not. */
  readonly accepts: (value: Plain) => boolean;
  /** Whether it is asked of whoever makes the game, given what else is chosen. */
  readonly isAsked: (choices: SetupChoices) => boolean;
  /** Whether it is asked of whoever joins it. */
  readonly isAskedOfGuest: (choices: SetupChoices) => boolean;
  /** Whether simulated games take the suggested values in turn where none is named: what a game is played on. */
  readonly isVaried: boolean;
  /** Rules that say in the reader's language what a value means. */
  readonly explains: (value: Plain) => readonly string[];
}

/** What one seat brings: a list, or something smaller that the game knows (a faction of a mission's forces). */
export type Force = Plain;

export interface SeatedForce<OwnForce = Force> {
  readonly seat: string;
  readonly side: 0 | 1;
  readonly force: OwnForce;
}

export interface SetupKit<Own = List, OwnForce = Force> {
  readonly options: readonly SetupOption[];
  /** The choices after one was made: it may bring others with it. */
  choose(choices: SetupChoices, field: string, value: Plain): SetupChoices;
  optionsOf(choices: SetupChoices): AgreedOptions;
  /** The choices that led to these options; those of a seat are the usual ones. */
  choicesOf(options: AgreedOptions): SetupChoices;
  /** The total that lists may cost; undefined where nobody counts. */
  ceilingOf(choices: SetupChoices): number | undefined;
  /** The choices for lists of this total. */
  withCeiling(choices: SetupChoices, points: number): SetupChoices;
  /** How long the game may take; undefined without a clock. */
  minutesOf(choices: SetupChoices): number | undefined;
  /** Whether people bring lists to this game. */
  bringsLists(choices: SetupChoices): boolean;
  /** Whether a seat that chose this may bring the list, faults aside. */
  suits(list: Own, choices: SetupChoices): boolean;
  /** What a seat brings that chose this; the list is used where the game wants one. */
  forceOf(choices: SetupChoices, list: Own): OwnForce;
  /** What an opponent would have chosen: the same table from its other side. */
  across(choices: SetupChoices): SetupChoices;
  /** What is left for whoever joins, by the fields of a seat, when another seat brings this force. */
  choicesLeft(options: AgreedOptions, taken: OwnForce): SetupChoices;
  /** The list in a force, where there is one. */
  listIn(force: OwnForce): Own | undefined;
  /** The set-up of an opening. */
  setupOf(options: AgreedOptions, players: readonly SeatedForce<OwnForce>[]): Plain;
  /** The options in the set-up of an opening. */
  optionsIn(setup: Plain): AgreedOptions;
  /** Whether a clock may end a game with these options. */
  hasClock(options: AgreedOptions): boolean;
  /** Whether a table is still being set up, so that suggestions may be taken for those in a hurry. */
  isSettingUp(table: Plain): boolean;
}

/** Every option at its usual value. */
export function usualChoices({ options }: Pick<SetupKit, 'options'>): SetupChoices {
  return Object.fromEntries(options.map(({ field, usual }) => [field, usual]));
}

/** What was kept by an older page or typed by hand, as far as it may be chosen; the rest is usual. */
export function acceptedChoices(
  kit: Pick<SetupKit, 'options'>,
  given: Readonly<Record<string, unknown>>,
): SetupChoices {
  const accepted = kit.options.flatMap(({ field, accepts }) =>
    Object.hasOwn(given, field) && accepts(given[field] as Plain) ? [[field, given[field] as Plain]] : [],
  );
  return { ...usualChoices(kit), ...Object.fromEntries(accepted) };
}

/** Forgets what a game's lists and forces are made of. */
export function anySetupKit<Own, OwnForce>(kit: SetupKit<Own, OwnForce>): SetupKit {
  return kit as unknown as SetupKit;
}
