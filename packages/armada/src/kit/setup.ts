import type { Plain } from '@sortie/kernel';
import { type PlayAreaSize, playAreaSizes, playAreas } from '../catalogue/index.ts';
import type { Fleet } from '../lists/index.ts';
import type { Options } from '../model/index.ts';
import { standardOptions } from '../setup/standard-options.ts';
import type { ArmadaView } from '../view/armada-view.ts';
import { areaFor, type Choices, readChoices, setupOptions, usualChoices } from './setup-options.ts';

/** What a player brings: a fleet, or in a team the part of it that they control. ar.optional.team.exclusive-control */
export interface ArmadaForce {
  readonly fleet: Fleet;
}

interface Seated {
  readonly seat: string;
  readonly side: 0 | 1;
  readonly force: ArmadaForce;
}

type Fields = Readonly<Record<string, Plain>>;

/** What is agreed on before a game of Armada, and what comes of it. */
export const armadaSetup = {
  options: setupOptions,
  choose: (choices: Fields, field: string, value: Plain): Fields => ({
    ...choices,
    [field]: value,
    ...broughtBy(field, value),
  }),
  optionsOf: (choices: Fields) => agreedOptions(readChoices(choices)) as Fields,
  choicesOf,
  ceilingOf: (choices: Fields) => readChoices(choices).points,
  withCeiling: (choices: Fields, points: number): Fields => ({ ...choices, points, area: areaFor(points) }),
  minutesOf: () => undefined,
  bringsLists: () => true,
  /** Fleets of one faction may meet. ar.fleet.same-faction-allowed */
  suits: () => true,
  forceOf: (_choices: Fields, fleet: Fleet): ArmadaForce => ({ fleet }),
  across: (choices: Fields) => choices,
  choicesLeft: (): Fields => ({}),
  listIn: ({ fleet }: ArmadaForce) => fleet,
  setupOf: (options: Fields, players: readonly Seated[]): Plain =>
    ({
      options,
      players: players.map(({ seat, side, force: { fleet } }) => ({ fleet, seat, side })),
    }) as unknown as Plain,
  optionsIn: (setup: Plain) => (setup as { readonly options?: Fields } | null)?.options ?? {},
  hasClock: () => false,
  isSettingUp: (table: Plain) => (table as unknown as ArmadaView).phase === 'setup',
} as const;

/** What a choice brings with it: the area of its total, and no objectives without a round limit. ar.optional.unlimited.no-objectives */
function broughtBy(field: string, value: Plain): Partial<Choices> {
  if (field === 'points' && typeof value === 'number') return { area: areaFor(value) };
  return field === 'roundLimit' && value === null ? { objectives: false, agreedObjective: null } : {};
}

/** What the players agree on, as far as it differs from the usual. */
function agreedOptions({
  points,
  area,
  obstacles,
  roundLimit,
  objectives,
  agreedObjective,
}: Choices): Partial<Options> {
  const { width, depth, setupWidth } = playAreas[area];
  const usual = standardOptions;
  const hasObjectives = roundLimit !== null && objectives;
  return {
    ...(points === usual.points ? {} : { points }),
    ...(area === usualChoices.area ? {} : { area: { width, depth }, setUpWidth: setupWidth }),
    ...(obstacles === usual.obstacles ? {} : { obstacles }),
    ...(roundLimit === usual.roundLimit ? {} : { roundLimit }),
    ...(hasObjectives === usual.objectives ? {} : { objectives: hasObjectives }),
    ...(hasObjectives && agreedObjective !== usual.agreedObjective ? { agreedObjective } : {}),
  };
}

function choicesOf(options: Fields): Fields {
  const agreed: Options = { ...standardOptions, ...(options as Partial<Options>) };
  const { points, obstacles, roundLimit, objectives, agreedObjective } = agreed;
  const choices: Choices = {
    points,
    area: sizeOf(agreed),
    obstacles,
    roundLimit,
    objectives,
    agreedObjective,
  };
  return choices as unknown as Fields;
}

/** The usual area for any that has no name. */
function sizeOf({ area, setUpWidth }: Options): PlayAreaSize {
  const isThis = (size: PlayAreaSize) =>
    playAreas[size].width === area.width &&
    playAreas[size].depth === area.depth &&
    playAreas[size].setupWidth === setUpWidth;
  return playAreaSizes.find(isThis) ?? usualChoices.area;
}
