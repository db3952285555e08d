import type { Plain } from '@sortie/kernel';
import type { MissionId, Variant } from '../model/index.ts';

export const battles = ['duel', 'mission1', 'mission2', 'mission3'] as const satisfies readonly (
  | 'duel'
  | MissionId
)[];
export const obstacleSets = ['asteroids', 'debris', 'mix', 'none'] as const;

/** What is chosen before a game of X-Wing. */
export interface Choices {
  readonly battle: (typeof battles)[number];
  /** In a mission: the forces it comes with, or squads. */
  readonly forces: 'preset' | 'own';
  /** In a mission: our side. */
  readonly side: 'rebel' | 'imperial';
  readonly points: number;
  readonly variant: Variant;
  readonly obstacles: (typeof obstacleSets)[number];
  readonly roundLimit: number | null;
  readonly minutes: number | null;
  readonly damageDeck: 'core' | 'core2';
}

export const usualChoices: Choices = {
  battle: 'duel',
  forces: 'preset',
  side: 'rebel',
  points: 100,
  variant: 'standard',
  obstacles: 'asteroids',
  roundLimit: null,
  minutes: null,
  damageDeck: 'core2',
};

type Fields = Readonly<Record<string, Plain>>;

export function readChoices(choices: Fields): Choices {
  return { ...usualChoices, ...(choices as Partial<Choices>) };
}

/** What each mission is about is told by how its sides win it. */
export const objectives: Readonly<Record<string, readonly string[]>> = {
  mission1: ['xw.mission1.win.rebel', 'xw.mission1.win.imperial'],
  mission2: ['xw.mission2.win.rebel', 'xw.mission2.win.imperial'],
  mission3: ['xw.mission3.win.rebel-destroy', 'xw.mission3.win.imperial'],
};

type Field = keyof Choices;

interface OptionBrief {
  readonly values: readonly Plain[];
  readonly place?: 'main';
  readonly scope?: 'seat';
  readonly valuesFor?: (choices: Choices) => readonly Plain[];
  readonly accepts?: (value: Plain) => boolean;
  readonly isAsked?: (choices: Choices) => boolean;
  readonly isAskedOfGuest?: (choices: Choices) => boolean;
  readonly explains?: (value: Plain) => readonly string[];
}

function option(field: Field, brief: OptionBrief) {
  const { values, valuesFor = () => values, isAsked = () => true, isAskedOfGuest = () => false } = brief;
  return {
    field,
    usual: usualChoices[field] as Plain,
    place: brief.place ?? ('more' as const),
    scope: brief.scope ?? ('table' as const),
    values: (choices: Fields) => valuesFor(readChoices(choices)),
    accepts: brief.accepts ?? ((value: Plain) => values.includes(value)),
    isAsked: (choices: Fields) => isAsked(readChoices(choices)),
    isAskedOfGuest: (choices: Fields) => isAskedOfGuest(readChoices(choices)),
    explains: brief.explains ?? (() => []),
  };
}

const isWhole = (value: Plain) =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 10_000;
const isLimit = (value: Plain) => value === null || isWhole(value);
const isDuel = ({ battle }: Choices) => battle === 'duel';

export const setupOptions = [
  option('battle', {
    values: battles,
    place: 'main',
    explains: (value) => (typeof value === 'string' ? (objectives[value] ?? []) : []),
  }),
  option('forces', { values: ['preset', 'own'], place: 'main', isAsked: (choices) => !isDuel(choices) }),
  option('side', {
    values: ['rebel', 'imperial'],
    place: 'main',
    scope: 'seat',
    isAsked: (choices) => !isDuel(choices) && choices.forces === 'preset',
    isAskedOfGuest: (choices) => !isDuel(choices),
  }),
  option('points', {
    values: [31, 60, 75, 100, 150, 200],
    accepts: isWhole,
    isAsked: (choices) => isDuel(choices) || choices.forces === 'own',
  }),
  option('variant', { values: ['standard', 'core2012'], isAsked: isDuel }),
  option('obstacles', {
    values: obstacleSets,
    // Only the older book can do without. xw.setup.obstacle.core2012-optional
    valuesFor: ({ variant }) => obstacleSets.filter((set) => set !== 'none' || variant === 'core2012'),
    isAsked: isDuel,
  }),
  option('roundLimit', { values: [null, 4, 6, 8, 10, 12, 15], accepts: isLimit, isAsked: isDuel }),
  option('minutes', { values: [null, 30, 45, 60, 75, 90, 120], accepts: isLimit, isAsked: isDuel }),
  option('damageDeck', { values: ['core2', 'core'] }),
];
