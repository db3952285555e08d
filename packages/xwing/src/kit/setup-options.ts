import { isWhole, type Plain, setupOptionsOf } from '@sortie/kernel';
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
  /** A timer for every Planning phase. */
  readonly timedPlanning: boolean;
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
  timedPlanning: false,
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

const isLimit = (value: Plain) => value === null || isWhole(value);
const isDuel = ({ battle }: Choices) => battle === 'duel';

export const setupOptions = setupOptionsOf<Choices>(usualChoices, {
  battle: {
    values: battles,
    place: 'main',
    explains: (value) => (typeof value === 'string' ? (objectives[value] ?? []) : []),
  },
  forces: { values: ['preset', 'own'], place: 'main', isAsked: (choices) => !isDuel(choices) },
  side: {
    values: ['rebel', 'imperial'],
    place: 'main',
    scope: 'seat',
    isAsked: (choices) => !isDuel(choices) && choices.forces === 'preset',
    isAskedOfGuest: (choices) => !isDuel(choices),
  },
  points: {
    values: [31, 60, 75, 100, 150, 200],
    accepts: (value) => isWhole(value),
    isAsked: (choices) => isDuel(choices) || choices.forces === 'own',
  },
  variant: { values: ['standard', 'core2012'], isAsked: isDuel },
  obstacles: {
    values: obstacleSets,
    // Only the older book can do without. xw.setup.obstacle.core2012-optional
    valuesFor: ({ variant }) => obstacleSets.filter((set) => set !== 'none' || variant === 'core2012'),
    isAsked: isDuel,
  },
  roundLimit: { values: [null, 4, 6, 8, 10, 12, 15], accepts: isLimit, isAsked: isDuel },
  minutes: { values: [null, 30, 45, 60, 75, 90, 120], accepts: isLimit, isAsked: isDuel },
  timedPlanning: { values: [false, true] },
  damageDeck: { values: ['core2', 'core'] },
});
