import { findProduct } from '../catalogue/index.ts';
import { type AnyCard, type CardKind, findAnyCommandCard, findAnyUnit, findAnyUpgrade } from './any-card.ts';
import type { Army } from './army.ts';
import type { ArmyBuild } from './build.ts';
import type { Fault } from './fault.ts';

/** Ids from outside may name no card; nothing else can be judged until they do. */
export function judgeIds({ units, commands }: Army): readonly Fault[] {
  return [
    ...units.flatMap(({ unit, upgrades }, at) => [
      ...(findAnyUnit(unit) ? [] : [unknownCard('unit', unit, at)]),
      ...upgrades.filter((id) => !findAnyUpgrade(id)).map((id) => unknownCard('upgrade', id, at)),
    ]),
    ...commands.filter((id) => !findAnyCommandCard(id)).map((id) => unknownCard('command', id)),
  ];
}

function unknownCard(kind: CardKind, id: string, unit?: number): Fault {
  const where = unit === undefined ? {} : { unit };
  return { rule: 'table.unknown-card', ...where, card: { kind, id }, reason: { kind: 'unknownCard', id } };
}

/** Later cards are known by their facts alone, so no army with one of them can be played. */
export function judgeProducts({ units, commands }: ArmyBuild): readonly Fault[] {
  return [
    ...units.flatMap(({ unit, upgrades }, at) => [
      ...judgeProduct('unit', unit, at),
      ...upgrades.flatMap((card) => judgeProduct('upgrade', card, at)),
    ]),
    ...commands.flatMap((card) => judgeProduct('command', card)),
  ];
}

function judgeProduct(kind: CardKind, card: AnyCard, unit?: number): readonly Fault[] {
  if (!('later' in card)) return [];
  const [box = ''] = card.products;
  return [
    {
      rule: 'table.later-card',
      ...(unit === undefined ? {} : { unit }),
      card: { kind, id: card.id },
      reason: { kind: 'laterCard', product: findProduct(box)?.name ?? box },
    },
  ];
}
