import type { CommandCard, OrderEntry } from '../catalogue/index.ts';
import { isTrooperType, unitCard } from '../catalogue/index.ts';
import type { Unit } from '../model/index.ts';

type Ordered = Pick<Unit, 'card' | 'rank'>;

/** lg.orders.eligible.type */
function isStated(entry: OrderEntry, { card, rank }: Ordered): boolean {
  if (entry.kind === 'named') return card === entry.unit;
  const { ranks, type } = entry;
  if (ranks && !ranks.includes(rank)) return false;
  return type === undefined || (type === 'trooper') === isTrooperType(unitCard(card).type);
}

/** The single orders of a bar, and so many `more` for any unit; `each` is one for every unit. lg.orders.count */
export function slotsOf(
  { orders }: Pick<CommandCard, 'orders'>,
  units: number,
  more: number,
): readonly OrderEntry[] {
  const bar: readonly OrderEntry[] = [...orders, { kind: 'units', count: Math.max(0, more) }];
  return bar.flatMap((entry): OrderEntry[] => {
    if (entry.kind === 'named') return [entry];
    return Array.from({ length: entry.count === 'each' ? units : entry.count }, () => entry);
  });
}

/** Whether the bar has an order for every one of these units. */
export function fits(slots: readonly OrderEntry[], units: readonly Ordered[]): boolean {
  const takenBy = new Map<number, Ordered>();
  const place = (unit: Ordered, tried: Set<number>): boolean =>
    slots.some((entry, slot) => {
      if (tried.has(slot) || !isStated(entry, unit)) return false;
      tried.add(slot);
      const other = takenBy.get(slot);
      if (other && !place(other, tried)) return false;
      takenBy.set(slot, unit);
      return true;
    });
  return units.every((unit) => place(unit, new Set()));
}
