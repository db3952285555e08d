import { faultNaming, type NamedFault } from '@sortie/cards';
import type { Plain, Refusal } from '@sortie/kernel';
import { countedNames, isRefusal } from '@sortie/kernel';
import { unplayableCards } from '../abilities/coverage.ts';
import { factions, findPilot, findUpgrade, isHugeOnly } from '../catalogue/index.ts';
import type { Fault, Squad, SquadRules } from '../lists/index.ts';
import { judgeSquad, presets, squadCost, squadFromXws, squadToXws } from '../lists/index.ts';
import type { Options } from '../model/index.ts';
import { standardOptions } from '../setup/standard-options.ts';

const { namedFaults, faultIn } = faultNaming<string, Fault>(nameOf);

/** Squads as lists of a game. */
export const xwingLists = {
  presets: presets.map(({ id, points, squad }) => ({ id, points, list: squad })),
  firstGame: ['box-rebel', 'box-imperial'],
  kinds: factions,
  kindOf: ({ faction }: Squad) => faction,
  blank(kind: string): Squad {
    const faction = factions.find((each) => each === kind);
    if (faction === undefined) throw new Error(`there is no faction ${kind}`);
    return { faction, ships: [] };
  },
  isBlank: ({ ships }: Squad) => ships.length === 0,
  recognises: (document: Plain) =>
    typeof document === 'object' && document !== null && 'pilots' in document && !Array.isArray(document),
  read(document: Plain): Squad | Refusal {
    const read = squadFromXws(document);
    return isRefusal(read) ? read : read.squad;
  },
  write: (squad: Squad) => squadToXws(squad) as unknown as Plain,
  cost: (squad: Squad) => (hasUnknownCard(squad) ? undefined : squadCost(squad)),
  nameOf: ({ name }: Squad) => name?.trim() || undefined,
  summary,
  cardsOf: ({ ships }: Squad) => ships.flatMap(({ pilot, upgrades }) => [pilot, ...upgrades]),
  judge,
  faultIn,
} as const;

function hasUnknownCard({ ships }: Squad): boolean {
  return ships.some(
    ({ pilot, upgrades }) => !findPilot(pilot) || upgrades.some((uid) => findUpgrade(uid) === undefined),
  );
}

/** The pilots, copies counted. */
function summary({ ships }: Squad): string {
  return countedNames(ships.map(({ pilot }) => nameOf(pilot))).join(', ');
}

function judge(squad: Squad, options: Readonly<Record<string, Plain>>): readonly NamedFault[] {
  const faults = judgeSquad(squad, rulesOf({ ...standardOptions, ...(options as Partial<Options>) }));
  if (faults.length > 0) return namedFaults(faults);
  return unplayableCards(squad).map((card) => ({
    rule: isHugeOnly(card) ? 'xw.ship.size.huge' : 'table.card-not-written',
    card: nameOf(card),
  }));
}

/** xw.squad.format.cinematic, xw.squad.faction.core2012-two-sides */
function rulesOf({ points, variant, mission }: Options): SquadRules {
  return {
    points,
    format: mission === null ? 'standard' : 'cinematic',
    ...(variant === 'core2012' && mission === null ? { variant } : {}),
  };
}

function nameOf(uid: string): string {
  return findPilot(uid)?.name ?? findUpgrade(uid)?.name ?? uid;
}
