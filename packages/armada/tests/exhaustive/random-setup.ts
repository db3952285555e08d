import { type Faction, factions, objectives } from '@sortie/armada/catalogue';
import type { Fleet } from '@sortie/armada/lists';
import type { Options } from '@sortie/armada/model';
import type { ArmadaSetup } from '@sortie/armada/setup';
import type { SeatId, Side } from '@sortie/kernel';
import type { Chance } from '@sortie/testkit/exhaustive';
import { randomFleet } from './random-fleet.ts';

/** What may be agreed on; most games are usual ones. */
type Agreement = Partial<Options> & { readonly teams?: true };

const agreements: readonly Agreement[] = [
  {},
  {},
  { points: 200 },
  { points: 180, area: { width: 914.4, depth: 914.4 }, setUpWidth: 914.4 },
  { obstacles: false },
  { roundLimit: null },
  { teams: true },
  { roundLimit: null, teams: true },
];

/** A game between fleets made by chance, agreed on by chance. */
export function randomSetup(chance: Chance, isWanted: (card: string) => boolean): ArmadaSetup {
  const { teams, ...agreed } = chance.oneOf(agreements);
  const options = { ...agreed, ...agreedObjective(chance, agreed, isWanted) };
  const points = options.points ?? 300;
  const fleetOf = (faction: Faction) => randomFleet(chance, { faction, points, isWanted });
  const fleets = chance.mix(factions).map(fleetOf);
  return {
    options,
    players: fleets.flatMap((fleet, side) => playersOf(fleet, side as Side, teams === true)),
  };
}

/** In every other game with objectives one is agreed on: of twelve, chance leaves some out for long. */
function agreedObjective(
  chance: Chance,
  { roundLimit }: Agreement,
  isWanted: (card: string) => boolean,
): Partial<Options> {
  if (roundLimit === null || chance.below(2) === 0) return {};
  return {
    agreedObjective: chance.mixWantedFirst(objectives, ({ id }) => isWanted(`objective ${id}`))[0]!.id,
  };
}

/** A team divides its ships; the squadrons stay together, for copies share a card. ar.optional.team.exclusive-control */
function playersOf(fleet: Fleet, side: Side, isTeam: boolean): ArmadaSetup['players'] {
  const seat = `p${side + 1}`;
  const [leading, ...rest] = fleet.ships;
  if (!isTeam || rest.length === 0) return [{ seat: seat as SeatId, side, fleet }];
  return [
    { seat: `${seat}-lead` as SeatId, side, fleet: { ...fleet, ships: [leading!], squadrons: [] } },
    { seat: `${seat}-mate` as SeatId, side, fleet: { ...fleet, ships: rest } },
  ];
}
