import type { SeatId } from '@sortie/kernel';
import type { LegionTable, legionWith, Situation, UnitSpec } from '@sortie/testkit/legion';
import { legionTable } from '@sortie/testkit/legion';

type Units = Readonly<Record<string, UnitSpec>>;

/** A round in which side 0 has revealed this card, in the Activation Phase. */
export function played(
  card: string,
  units: Units,
  more: Situation = {},
  game?: ReturnType<typeof legionWith>,
): LegionTable {
  return legionTable(units, { players: { p1: { revealed: card } }, ...more }, game);
}

/** A Command Phase in which nobody has an order yet and both hands are these. */
export function commanding(
  hands: Readonly<Record<string, readonly string[]>>,
  units: Units,
  more: Situation = {},
  game?: ReturnType<typeof legionWith>,
): LegionTable {
  const onCard = Object.entries(units).map(([name, spec]) => [name, { order: 'card', ...spec } as UnitSpec]);
  const players = Object.fromEntries(Object.entries(hands).map(([seat, hand]) => [seat, { hand }]));
  return legionTable(Object.fromEntries(onCard), { phase: 'command', players, ...more }, game);
}

/** The seat selects a card. */
export function selects(table: LegionTable, seat: string, card: string): LegionTable {
  const found = table.referee
    .decisions(seat as SeatId)
    .find(({ kind, settled }) => kind === 'selectCommandCard' && !settled);
  if (!found) throw new Error(`${seat} selects no card now`);
  return table.send(found, { card });
}

/** Everybody is ready. */
export function reveals(table: LegionTable): LegionTable {
  for (;;) {
    const decision = table.open.find(({ kind }) => kind === 'readyCommandCard');
    if (!decision) return table;
    table.send(decision, { ready: true });
  }
}

const walker = { unit: 'at-rt', at: [1700, 850] } as const;
const tank = { unit: 'at-st', at: [1700, 850] } as const;

/** Side 0 plays this card alone; a walker of the other side cannot play any. */
export function resolving(card: string, units: Units, more: Situation = {}): LegionTable {
  const isRebel = Object.values(units)[0]!.unit.match(/luke|leia|han-solo|rebel|chewbacca/);
  const table = commanding({ p1: [card] }, { ...units, walker: isRebel ? tank : walker }, more);
  return reveals(selects(table, 'p1', card));
}

/** Issues all orders of the card, to the first that may be named. */
export function ordersAll(table: LegionTable): LegionTable {
  while (table.open[0]?.kind === 'issueOrder') table.letGoBy();
  return table;
}
