import type { Plain } from '@sortie/kernel';
import type { Squad } from '../lists/index.ts';
import type { ObstacleChoice, Options } from '../model/index.ts';
import { standardOptions } from '../setup/standard-options.ts';
import type { XwingView } from '../view/xwing-view.ts';
import { type Choices, type obstacleSets, readChoices, setupOptions, usualChoices } from './setup-options.ts';

/** What a player brings: a squad, or with preset forces only the faction. */
export type XwingForce = { readonly squad: Squad } | { readonly faction: 'rebel' | 'imperial' };

interface Seated {
  readonly seat: string;
  readonly side: 0 | 1;
  readonly force: XwingForce;
}

type Fields = Readonly<Record<string, Plain>>;

/** What is agreed on before a game of X-Wing, and what comes of it. */
export const xwingSetup = {
  options: setupOptions,
  choose: (choices: Fields, field: string, value: Plain): Fields =>
    field === 'variant' ? { ...choices, ...variantChange(value) } : { ...choices, [field]: value },
  optionsOf: (choices: Fields) => agreedOptions(readChoices(choices)) as Fields,
  choicesOf,
  ceilingOf: (choices: Fields) => readChoices(choices).points,
  withCeiling: (choices: Fields, points: number): Fields => ({ ...choices, points }),
  minutesOf(choices: Fields): number | undefined {
    const { battle, minutes } = readChoices(choices);
    return battle === 'duel' ? (minutes ?? undefined) : undefined;
  },
  bringsLists: (choices: Fields) => bringsSquads(readChoices(choices)),
  /** Rebel against Imperial in a mission. xw.mission.sides */
  suits({ faction }: Squad, choices: Fields): boolean {
    const { battle, side } = readChoices(choices);
    return battle === 'duel' || faction === side;
  },
  /** In a mission the side is chosen; with its own forces only the faction is named. xw.mission.sides */
  forceOf(choices: Fields, squad: Squad): XwingForce {
    const read = readChoices(choices);
    return bringsSquads(read) ? { squad } : { faction: read.side };
  },
  across: (choices: Fields): Fields => ({ ...choices, side: opposite(readChoices(choices).side) }),
  /** Whoever comes to a mission plays the side that is left. xw.mission.sides */
  choicesLeft(options: Fields, taken: XwingForce): Fields {
    if (((options.mission ?? null) as Options['mission']) === null) return {};
    const faction = 'faction' in taken ? taken.faction : taken.squad.faction;
    return { side: opposite(faction) };
  },
  listIn: (force: XwingForce) => ('squad' in force ? force.squad : undefined),
  setupOf: (options: Fields, players: readonly Seated[]): Plain =>
    ({
      options,
      players: players.map(({ seat, side, force }) => ({ ...force, seat, side })),
    }) as unknown as Plain,
  optionsIn: (setup: Plain) => (setup as { readonly options?: Fields } | null)?.options ?? {},
  hasClock: ({ timeLimit }: Fields) => timeLimit === true,
  isSettingUp: (table: Plain) => (table as unknown as XwingView).phase === 'setup',
} as const;

function bringsSquads({ battle, forces }: Choices): boolean {
  return battle === 'duel' || forces === 'own';
}

function opposite(side: string): Choices['side'] {
  return side === 'rebel' ? 'imperial' : 'rebel';
}

/** The older book comes with its own deck and usually without obstacles. xw.setup.obstacle.core2012-optional */
function variantChange(variant: Plain): Fields {
  return variant === 'core2012'
    ? { variant, damageDeck: 'core', obstacles: 'none' }
    : { variant, damageDeck: 'core2', obstacles: 'asteroids' };
}

/** What the players agree on, as far as it differs from the usual. */
function agreedOptions(choices: Choices): Partial<Options> {
  const { battle, points, variant, damageDeck, roundLimit, minutes } = choices;
  const usual = standardOptions;
  const common = {
    ...(damageDeck === usual.damageDeck ? {} : { damageDeck }),
    ...(choices.timedPlanning ? { timedPlanning: true } : {}),
    ...(bringsSquads(choices) && points !== usual.points ? { points } : {}),
  };
  // A mission has its own obstacles and goes on until its objective is met. xw.mission.rules.until-objective
  if (battle !== 'duel') {
    return { ...common, mission: battle, ...(choices.forces === 'preset' ? { presetForces: true } : {}) };
  }
  const obstacles = obstaclesOf(choices);
  return {
    ...common,
    ...(variant === usual.variant ? {} : { variant, damageDeck }),
    ...(obstacles === undefined ? {} : { obstacles }),
    ...(roundLimit === null ? {} : { roundLimit }),
    ...(minutes === null ? {} : { timeLimit: true }),
  };
}

/** Undefined leaves the six asteroids that are usual. */
function obstaclesOf({ obstacles, variant }: Choices): readonly ObstacleChoice[] | null | undefined {
  // Only the older book can do without. xw.setup.obstacle.core2012-optional
  if (obstacles === 'none') return variant === 'core2012' ? null : undefined;
  if (obstacles === 'asteroids') return variant === 'core2012' ? six('asteroids') : undefined;
  return six(obstacles);
}

/** xw.setup.obstacle.total-six */
function six(set: 'asteroids' | 'debris' | 'mix'): readonly ObstacleChoice[] {
  return Array.from({ length: 6 }, (_, place): ObstacleChoice => {
    const isDebris = set === 'debris' || (set === 'mix' && place >= 3);
    return { kind: isDebris ? 'debris' : 'asteroid', outline: place };
  });
}

function choicesOf(options: Fields): Fields {
  const agreed: Options = { ...standardOptions, ...(options as Partial<Options>) };
  const { mission, presetForces, points, roundLimit, timedPlanning, variant, damageDeck } = agreed;
  const choices: Choices = {
    ...usualChoices,
    battle: mission ?? 'duel',
    forces: presetForces ? 'preset' : 'own',
    points,
    roundLimit,
    timedPlanning,
    variant,
    damageDeck,
    obstacles: obstacleSetOf(agreed),
  };
  return choices as unknown as Fields;
}

function obstacleSetOf({ obstacles }: Options): (typeof obstacleSets)[number] {
  if (obstacles === null || obstacles.length === 0) return 'none';
  const debris = obstacles.filter(({ kind }) => kind === 'debris').length;
  if (debris === 0) return 'asteroids';
  return debris === obstacles.length ? 'debris' : 'mix';
}
