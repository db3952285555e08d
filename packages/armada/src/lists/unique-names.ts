import type { CardKind } from './any-card.ts';
import type { FleetBuild } from './build.ts';
import type { Fault } from './fault.ts';

interface NamedCard {
  readonly kind: CardKind;
  readonly id: string;
  readonly name: string;
  readonly unique: boolean;
  readonly ship?: number;
}

/** No two cards of a fleet share a unique name, whatever their types. ar.fleet.unique-once, ar.fleet.unique-marker */
export function judgeUniqueNames(fleet: FleetBuild): readonly Fault[] {
  const first = new Map<string, NamedCard>();
  return namedCards(fleet).flatMap((named): Fault[] => {
    const before = first.get(named.name);
    if (before === undefined) {
      first.set(named.name, named);
      return [];
    }
    const { kind, id, ship } = named;
    return [
      {
        rule: 'ar.fleet.unique-once',
        ...(ship === undefined ? {} : { ship }),
        card: { kind, id },
        reason: { kind: 'secondUnique', first: before.kind },
      },
    ];
  });
}

/** No ship card has a unique name. */
function namedCards({ ships, squadrons }: FleetBuild): readonly NamedCard[] {
  const upgrades = ships.flatMap((build, ship) =>
    build.upgrades.map(({ id, name, unique }) => ({ kind: 'upgrade' as const, id, name, unique, ship })),
  );
  const flown = squadrons.map(({ id, name, unique }) => ({ kind: 'squadron' as const, id, name, unique }));
  return [...upgrades, ...flown].filter(({ unique }) => unique);
}
