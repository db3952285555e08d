import type { XwingTable } from '@sortie/testkit/xwing';

export type Dials = Readonly<Record<string, readonly [number, string]>>;

/** Sets these dials and lets everything else of the round go by. */
export function playRound(table: XwingTable, dials: Dials): XwingTable {
  const { round } = table.state;
  for (const [ship, [speed, bearing]] of Object.entries(dials)) {
    if (table.ship(ship).gone === null) table.plans(ship, speed, bearing);
  }
  table.readies();
  return letRoundGoBy(table, round);
}

/** Declines whatever is asked until the next round or the end of the game. */
export function letRoundGoBy(table: XwingTable, round = table.state.round): XwingTable {
  while (table.state.round === round && !table.referee.outcome) table.letGoBy();
  return table;
}
