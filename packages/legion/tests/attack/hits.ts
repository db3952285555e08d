import type { LegionTable } from '@sortie/testkit/legion';

/** So many stormtroopers hit as often, and nothing is blocked. */
export function attackWithHits(table: LegionTable, attacker: string, defender: string, count: number): void {
  const hits = Array.from({ length: count }, () => 'hit');
  const blanks = hits.map(() => 'blank');
  table.attack(attacker, defender, { white: hits, whiteDefense: blanks });
  while (table.open[0]?.kind === 'chooseWounded') table.letGoBy();
}
