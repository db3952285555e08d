import { faultNaming, type NamedFault } from '@sortie/cards';
import { countedNames, type Plain, type Refusal } from '@sortie/kernel';
import { factions } from '../catalogue/index.ts';
import {
  type Army,
  type ArmyRules,
  type ArmySize,
  armyCost,
  armyFromJson,
  armyFromText,
  armySizes,
  armyToJson,
  armyToText,
  type CardAtFault,
  cardName,
  commandHandOf,
  type Fault,
  findAnyCommandCard,
  findAnyUnit,
  findAnyUpgrade,
  judgeArmy,
  limitsOf,
  presets,
} from '../lists/index.ts';

const { namedFaults, faultIn } = faultNaming<CardAtFault, Fault>(({ kind, id }) => cardName(kind, id));

/** Armies as lists of a game. */
export const legionLists = {
  presets: presets.map(({ id, points, army }) => ({ id, points, list: army })),
  firstGame: ['core-rebel', 'core-imperial'],
  kinds: factions,
  kindOf: ({ faction }: Army) => faction,
  blank(kind: string): Army {
    const faction = factions.find((each) => each === kind);
    if (faction === undefined) throw new Error(`there is no faction ${kind}`);
    return { faction, units: [], commands: [] };
  },
  isBlank: ({ units, commands }: Army) => units.length === 0 && commands.length === 0,
  recognises: (document: Plain) =>
    typeof document === 'object' &&
    document !== null &&
    'units' in document &&
    ('commandCards' in document || 'commands' in document || 'armyFaction' in document),
  read: (document: Plain): Army | Refusal => armyFromJson(document),
  write: (army: Army) => armyToJson(army, !hasUnknownCard(army)) as unknown as Plain,
  readText: (text: string): Army | Refusal => armyFromText(text),
  writeText: (army: Army) =>
    hasUnknownCard(army) ? undefined : armyToText(army, limitsOf({ size: sizeFor(armyCost(army)) }).points),
  cost: (army: Army) => (hasUnknownCard(army) ? undefined : armyCost(army)),
  nameOf: ({ name }: Army) => name?.trim() || undefined,
  summary: ({ units }: Army) => countedNames(units.map(({ unit }) => cardName('unit', unit))).join(', '),
  cardsOf: (army: Army) => [
    ...army.units.flatMap(({ unit, upgrades }) => [unit, ...upgrades]),
    ...commandHandOf(army),
  ],
  judge: (army: Army, options: Readonly<Record<string, Plain>>): readonly NamedFault[] =>
    namedFaults(judgeArmy(army, rulesOf(options))),
  faultIn,
} as const;

function hasUnknownCard({ units, commands }: Army): boolean {
  return (
    units.some(
      ({ unit, upgrades }) => !findAnyUnit(unit) || upgrades.some((id) => findAnyUpgrade(id) === undefined),
    ) || commands.some((id) => findAnyCommandCard(id) === undefined)
  );
}

/** An army of more than a standard game's points can only be meant for a large-scale battle. */
function sizeFor(cost: number): ArmySize {
  return cost > limitsOf({}).points ? 'largeScale' : 'standard';
}

/** The size that was agreed on, by its name or else by its points. lg.optional.agreement */
function rulesOf({ size, isLargeScale, isSkirmish, points }: Readonly<Record<string, Plain>>): ArmyRules {
  const told = isLargeScale === true ? 'largeScale' : isSkirmish === true ? 'skirmish' : sizeOfPoints(points);
  const agreed = armySizes.find((each) => each === (size ?? told));
  return {
    ...(agreed === undefined ? {} : { size: agreed }),
    ...(typeof points === 'number' ? { points } : {}),
  };
}

function sizeOfPoints(points: Plain | undefined): ArmySize | undefined {
  return armySizes.find((each) => limitsOf({ size: each }).points === points);
}
