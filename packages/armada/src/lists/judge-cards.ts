import { findPack, type Wave } from '../catalogue/index.ts';
import { type CardKind, findAnyObjective, findAnyShip, findAnySquadron, findAnyUpgrade } from './any-card.ts';
import type { FleetBuild } from './build.ts';
import type { Fault } from './fault.ts';
import type { Fleet } from './fleet.ts';

/** Ids from outside may name no card; nothing else can be judged until they do. */
export function judgeIds({ ships, squadrons, objectives }: Fleet): readonly Fault[] {
  return [
    ...ships.flatMap(({ ship, upgrades }, at) => [
      ...unknownIds([ship], findAnyShip).map((id) => unknownCard('ship', id, at)),
      ...unknownIds(upgrades, findAnyUpgrade).map((id) => unknownCard('upgrade', id, at)),
    ]),
    ...unknownIds(squadrons, findAnySquadron).map((id) => unknownCard('squadron', id)),
    ...unknownIds(objectives, findAnyObjective).map((id) => unknownCard('objective', id)),
  ];
}

function unknownIds(ids: readonly string[], find: (id: string) => unknown): readonly string[] {
  return ids.filter((id) => find(id) === undefined);
}

function unknownCard(kind: CardKind, id: string, ship?: number): Fault {
  return {
    rule: 'table.unknown-card',
    ...(ship === undefined ? {} : { ship }),
    card: { kind, id },
    reason: { kind: 'unknownCard', id },
  };
}

/** Cards of later waves are known by their facts alone, so no fleet with one of them can be played. */
export function judgeWaves({ ships, squadrons, objectives }: FleetBuild): readonly Fault[] {
  return [
    ...ships.flatMap(({ ship, upgrades }, at) => [
      ...laterCard('ship', ship, at),
      ...upgrades.flatMap((card) => laterCard('upgrade', card, at)),
    ]),
    ...squadrons.flatMap((card) => laterCard('squadron', card)),
    ...objectives.flatMap((card) => laterCard('objective', card)),
  ];
}

interface CardOfWave {
  readonly id: string;
  readonly wave: Wave;
  readonly pack?: string;
}

function laterCard(kind: CardKind, { id, wave, pack }: CardOfWave, ship?: number): readonly Fault[] {
  if (wave === 0 || wave === 1) return [];
  const box = pack === undefined ? undefined : findPack(pack);
  return [
    {
      rule: 'table.later-wave',
      ...(ship === undefined ? {} : { ship }),
      card: { kind, id },
      reason: { kind: 'laterWave', wave, pack: box?.name ?? null },
    },
  ];
}
