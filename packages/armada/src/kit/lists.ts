import { faultNaming, type NamedFault } from '@sortie/cards';
import { countedNames, type Plain, type Refusal } from '@sortie/kernel';
import { factions } from '../catalogue/index.ts';
import {
  type CardAtFault,
  cardName,
  type Fault,
  type Fleet,
  type FleetRules,
  findAnyObjective,
  findAnyShip,
  findAnySquadron,
  findAnyUpgrade,
  fleetCost,
  fleetFromJson,
  fleetFromText,
  fleetToJson,
  fleetToText,
  judgeFleet,
  presets,
} from '../lists/index.ts';

const { namedFaults, faultIn } = faultNaming<CardAtFault, Fault>(({ kind, id }) => cardName(kind, id));

/** Fleets as lists of a game. */
export const armadaLists = {
  presets: presets.map(({ id, points, fleet }) => ({ id, points, list: fleet })),
  firstGame: ['core-rebel', 'core-imperial'],
  kinds: factions,
  kindOf: ({ faction }: Fleet) => faction,
  blank(kind: string): Fleet {
    const faction = factions.find((each) => each === kind);
    if (faction === undefined) throw new Error(`there is no faction ${kind}`);
    return { faction, ships: [], squadrons: [], objectives: [] };
  },
  isBlank: ({ ships, squadrons, objectives }: Fleet) =>
    ships.length === 0 && squadrons.length === 0 && objectives.length === 0,
  recognises: (document: Plain) =>
    typeof document === 'object' && document !== null && 'ships' in document && 'squadrons' in document,
  read: (document: Plain): Fleet | Refusal => fleetFromJson(document),
  write: (fleet: Fleet) => fleetToJson(fleet) as unknown as Plain,
  readText: (text: string): Fleet | Refusal => fleetFromText(text),
  writeText: (fleet: Fleet) => (hasUnknownCard(fleet) ? undefined : fleetToText(fleet)),
  cost: (fleet: Fleet) => (hasUnknownCard(fleet) ? undefined : fleetCost(fleet)),
  nameOf: ({ name }: Fleet) => name?.trim() || undefined,
  summary,
  cardsOf: ({ ships, squadrons, objectives }: Fleet) => [
    ...ships.flatMap(({ ship, upgrades }) => [ship, ...upgrades]),
    ...squadrons,
    ...objectives,
  ],
  judge: (fleet: Fleet, options: Readonly<Record<string, Plain>>): readonly NamedFault[] =>
    namedFaults(judgeFleet(fleet, rulesOf(options))),
  faultIn,
} as const;

function hasUnknownCard({ ships, squadrons, objectives }: Fleet): boolean {
  return (
    ships.some(
      ({ ship, upgrades }) => !findAnyShip(ship) || upgrades.some((id) => findAnyUpgrade(id) === undefined),
    ) ||
    squadrons.some((id) => findAnySquadron(id) === undefined) ||
    objectives.some((id) => findAnyObjective(id) === undefined)
  );
}

/** The ships and squadrons, copies counted. */
function summary({ ships, squadrons }: Fleet): string {
  const names = [
    ...ships.map(({ ship }) => cardName('ship', ship)),
    ...squadrons.map((id) => cardName('squadron', id)),
  ];
  return countedNames(names).join(', ');
}

/** ar.fleet.any-agreed-limit, ar.optional.unlimited.no-objectives */
function rulesOf({
  points,
  objectives,
  roundLimit,
  agreedObjective = null,
}: Readonly<Record<string, Plain>>): FleetRules {
  return {
    ...(typeof points === 'number' ? { points } : {}),
    objectives: objectives !== false && roundLimit !== null && agreedObjective === null,
  };
}
