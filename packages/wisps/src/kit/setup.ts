import type { Plain } from '@sortie/kernel';
import type { Flight } from '../lists/index.ts';
import { accepts, usualOptions, type WispOptions } from '../setup/options.ts';

export interface WispForce {
  readonly flight: Flight;
}

interface Seated {
  readonly seat: string;
  readonly side: 0 | 1;
  readonly force: WispForce;
}

type Fields = Readonly<Record<string, Plain>>;

function option(
  field: string,
  values: readonly Plain[],
  more: { readonly usual: Plain; readonly isMain?: true },
) {
  const own = accepts[field as keyof WispOptions] as ((value: unknown) => boolean) | undefined;
  return {
    field,
    usual: more.usual,
    place: more.isMain ? ('main' as const) : ('more' as const),
    scope: 'table' as const,
    values: () => values,
    accepts: own ?? ((value: Plain) => values.includes(value)),
    isAsked: () => true,
    isAskedOfGuest: () => false,
    isVaried: false,
    explains: (): readonly string[] => (field === 'lastRound' ? ['wi.round.last'] : []),
  };
}

/** What is agreed on before a game of Wisps, and what comes of it. */
export const wispsSetup = {
  options: [
    option('lastRound', [1, 2, 3, 4], { usual: usualOptions.lastRound, isMain: true }),
    option('points', [8, 12, 16], { usual: usualOptions.points }),
    option('light', [1, 2, 3], { usual: usualOptions.light }),
    option('minutes', [null, 5, 10], { usual: null }),
  ],
  choose: (choices: Fields, field: string, value: Plain): Fields => ({ ...choices, [field]: value }),
  optionsOf({ minutes = null, ...choices }: Fields): Fields {
    const agreed: Fields = { ...choices, timeLimit: minutes !== null };
    const usual = usualOptions as unknown as Fields;
    return Object.fromEntries(Object.entries(agreed).filter(([field, value]) => usual[field] !== value));
  },
  choicesOf(options: Fields): Fields {
    const { points, lastRound, light }: WispOptions = {
      ...usualOptions,
      ...(options as Partial<WispOptions>),
    };
    return { points, lastRound, light, minutes: null };
  },
  ceilingOf: ({ points = usualOptions.points }: Fields) => points as number,
  withCeiling: (choices: Fields, points: number): Fields => ({ ...choices, points }),
  minutesOf: ({ minutes }: Fields) => (typeof minutes === 'number' ? minutes : undefined),
  bringsLists: () => true,
  suits: () => true,
  forceOf: (_choices: Fields, flight: Flight): WispForce => ({ flight }),
  across: (choices: Fields) => choices,
  choicesLeft: (): Fields => ({}),
  listIn: ({ flight }: WispForce) => flight,
  setupOf: (options: Fields, players: readonly Seated[]): Plain =>
    ({
      options,
      players: players.map(({ seat, side, force }) => ({ ...force, seat, side })),
    }) as unknown as Plain,
  optionsIn: (setup: Plain) => (setup as { readonly options?: Fields } | null)?.options ?? {},
  hasClock: ({ timeLimit }: Fields) => timeLimit === true,
  isSettingUp: () => false,
} as const;
