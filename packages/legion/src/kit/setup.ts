import type { Plain } from '@sortie/kernel';
import { type Army, sizeLimits } from '../lists/index.ts';
import type { Options } from '../model/index.ts';
import { standardOptions } from '../setup/standard-options.ts';
import type { LegionView } from '../view/legion-view.ts';
import { type Choices, readChoices, setupOptions } from './setup-options.ts';

/** What a player brings: an army, in a team each one of their own. lg.team.own-army-and-card */
export interface LegionForce {
  readonly army: Army;
}

interface Seated {
  readonly seat: string;
  readonly side: 0 | 1;
  readonly force: LegionForce;
}

type Fields = Readonly<Record<string, Plain>>;

/** What is agreed on before a game of Legion, and what comes of it. */
export const legionSetup = {
  options: setupOptions,
  choose: (choices: Fields, field: string, value: Plain): Fields => ({ ...choices, [field]: value }),
  optionsOf: (choices: Fields) => agreedOptions(readChoices(choices)) as Fields,
  choicesOf,
  ceilingOf: (choices: Fields) => readChoices(choices).points,
  withCeiling: (choices: Fields, points: number): Fields => ({ ...choices, points }),
  minutesOf: () => undefined,
  bringsLists: () => true,
  /** Armies of one faction may meet. */
  suits: () => true,
  forceOf: (_choices: Fields, army: Army): LegionForce => ({ army }),
  across: (choices: Fields) => choices,
  choicesLeft: (): Fields => ({}),
  listIn: ({ army }: LegionForce) => army,
  setupOf: (options: Fields, players: readonly Seated[]): Plain =>
    ({
      options,
      players: players.map(({ seat, side, force: { army } }) => ({ army, seat, side })),
    }) as unknown as Plain,
  optionsIn: (setup: Plain) => (setup as { readonly options?: Fields } | null)?.options ?? {},
  hasClock: () => false,
  isSettingUp: (table: Plain) => (table as unknown as LegionView).phase === 'setup',
} as const;

/** The size that a total is played at, with its ranks and its table. lg.optional.large-scale.army-rules */
function sizeOf(points: number): Partial<Options> {
  if (points <= sizeLimits.skirmish.points) return { isSkirmish: true };
  return points > sizeLimits.standard.points ? { isLargeScale: true } : {};
}

/** What the players agree on, as far as it differs from the usual. */
function agreedOptions({ points, terrain, battleCards, roundLimit }: Choices): Partial<Options> {
  const usual = standardOptions;
  return {
    ...sizeOf(points),
    ...(points === usual.points ? {} : { points }),
    ...(terrain === usual.terrain ? {} : { terrain }),
    ...(battleCards === usual.battleCards ? {} : { battleCards }),
    ...(roundLimit === usual.roundLimit ? {} : { roundLimit }),
  };
}

function choicesOf(options: Fields): Fields {
  const { points, terrain, battleCards, roundLimit }: Options = {
    ...standardOptions,
    ...(options as Partial<Options>),
  };
  return { points, terrain, battleCards, roundLimit };
}
