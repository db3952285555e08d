import type { SeatId } from '@sortie/kernel';
import { type LegionTable, legionTable, type UnitSpec } from '@sortie/testkit/legion';

type Units = Readonly<Record<string, UnitSpec>>;

function onCard(units: Units): Units {
  return Object.fromEntries(
    Object.entries(units).map(([name, spec]): [string, UnitSpec] => [name, { order: 'card', ...spec }]),
  );
}

/** Side 0 resolves this card in the Command Phase; a lone walker of side 1 cannot play any. */
export function issuing(card: string, units: Units, enemies: Units = {}): LegionTable {
  const walker = { unit: 'at-rt', at: [900, 850], order: 'card' } as const;
  const table = legionTable(
    { ...onCard(units), ...onCard(enemies), walker },
    { phase: 'command', players: { p1: { hand: [card, 'standing-orders'] } } },
  );
  const [select] = table.referee.decisions('p1' as SeatId);
  return table.send(select!, { card }).answers({ ready: true });
}

/** Who was issued an order. */
export function ordered(table: LegionTable): readonly string[] {
  return table.state.units.filter(({ order }) => order === 'faceup').map(({ id }) => id);
}
