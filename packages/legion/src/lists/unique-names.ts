import type { CardKind } from './any-card.ts';
import type { ArmyBuild } from './build.ts';
import type { Fault } from './fault.ts';

export interface UniqueCard {
  readonly kind: CardKind;
  readonly id: string;
  readonly name: string;
  readonly unit: number;
}

/** The unique units and upgrades of an army. lg.army.unique.marker */
export function uniqueCards({ units }: ArmyBuild): readonly UniqueCard[] {
  return units.flatMap(({ unit, upgrades }, at) => [
    ...(unit.unique ? [{ kind: 'unit' as const, id: unit.id, name: unit.name, unit: at }] : []),
    ...upgrades
      .filter(({ unique }) => unique)
      .map(({ id, name }) => ({ kind: 'upgrade' as const, id, name, unit: at })),
  ]);
}

/** No two cards of an army share a unique name, whatever their kinds. lg.army.unique.one-per-name */
export function judgeUniqueNames(army: ArmyBuild): readonly Fault[] {
  const cards = uniqueCards(army);
  return cards.flatMap(({ kind, id, name, unit }, place): readonly Fault[] => {
    const first = cards.slice(0, place).find((each) => each.name === name);
    if (first === undefined) return [];
    const reason = { kind: 'secondUnique', first: first.kind } as const;
    return [{ rule: 'lg.army.unique.one-per-name', unit, card: { kind, id }, reason }];
  });
}
