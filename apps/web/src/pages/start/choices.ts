import type { Level } from '@sortie/protocol';
import type { MissionId, Variant } from '@sortie/xwing/model';
import { keep, readKept } from '../../app/kept.ts';

export const modes = ['computer', 'hotseat', 'link'] as const;
export const levels = ['easy', 'medium', 'hard'] as const satisfies readonly Level[];
export const battles = ['duel', 'mission1', 'mission2', 'mission3'] as const satisfies readonly (
  | 'duel'
  | MissionId
)[];
export const obstacleSets = ['asteroids', 'debris', 'mix', 'none'] as const;

export type Mode = (typeof modes)[number];
export type Battle = (typeof battles)[number];
export type ObstacleSet = (typeof obstacleSets)[number];

/** Everything that is asked before a game; remembered for the next one. */
export interface Choices {
  readonly mode: Mode;
  readonly level: (typeof levels)[number];
  readonly name: string;
  /** The other one at the same screen. */
  readonly otherName: string;
  readonly battle: Battle;
  /** In a mission: the forces it comes with, or squads. */
  readonly presetForces: boolean;
  /** In a mission: our side. */
  readonly side: 'rebel' | 'imperial';
  /** `preset:…` or `own:…` */
  readonly squad: string;
  readonly otherSquad: string;
  readonly points: number;
  readonly roundLimit: number | null;
  readonly minutes: number | null;
  readonly obstacles: ObstacleSet;
  readonly variant: Variant;
  readonly damageDeck: 'core' | 'core2';
  readonly spectators: boolean;
  /** The table is set up with the referee's suggestions. */
  readonly quick: boolean;
}

export const usualChoices: Choices = {
  mode: 'computer',
  level: 'easy',
  name: '',
  otherName: '',
  battle: 'duel',
  presetForces: true,
  side: 'rebel',
  squad: 'preset:x-wing-flight',
  otherSquad: 'preset:tie-swarm',
  points: 100,
  roundLimit: null,
  minutes: null,
  obstacles: 'asteroids',
  variant: 'standard',
  damageDeck: 'core2',
  spectators: true,
  quick: true,
};

const oneOf =
  (known: readonly unknown[]) =>
  (value: unknown): boolean =>
    known.includes(value);
const isText = (value: unknown) => typeof value === 'string' && value.length <= 200;
const isFlag = (value: unknown) => typeof value === 'boolean';
const isWhole = (value: unknown) => Number.isInteger(value) && (value as number) > 0;

const checks: { readonly [Key in keyof Choices]: (value: unknown) => boolean } = {
  mode: oneOf(modes),
  level: oneOf(levels),
  name: isText,
  otherName: isText,
  battle: oneOf(battles),
  presetForces: isFlag,
  side: oneOf(['rebel', 'imperial']),
  squad: isText,
  otherSquad: isText,
  points: isWhole,
  roundLimit: (value) => value === null || isWhole(value),
  minutes: (value) => value === null || isWhole(value),
  obstacles: oneOf(obstacleSets),
  variant: oneOf(['standard', 'core2012']),
  damageDeck: oneOf(['core', 'core2']),
  spectators: isFlag,
  quick: isFlag,
};

/** What is kept may be of an older page or edited by hand: only what is sound of it counts. */
export function soundChoices(kept: Readonly<Record<string, unknown>>): Choices {
  const sound = Object.entries(checks).flatMap(([key, isSound]) =>
    isSound(kept[key]) ? [[key, kept[key]] as const] : [],
  );
  return { ...usualChoices, ...Object.fromEntries(sound) };
}

export function keptChoices(): Choices {
  return soundChoices(readKept('start', {}, (value) => typeof value === 'object' && value !== null));
}

export function keepChoices(choices: Choices): void {
  keep('start', choices);
}
