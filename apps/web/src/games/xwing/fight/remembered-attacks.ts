import type { Attack, XwingView } from '@sortie/xwing';
import type { AttackReport } from './attack-reports.ts';
import { reportBetween } from './report-between.ts';

/** What was seen of the attacks since the last Combat phase began, by somebody who only ever sees the table. */
export interface RememberedAttacks {
  readonly table: XwingView;
  /** The attack under way as it was seen last, and the table before it. */
  readonly running: { readonly before: XwingView; readonly last: Attack } | undefined;
  readonly reports: readonly AttackReport[];
}

export function firstSight(table: XwingView): RememberedAttacks {
  const running = table.attack ? { before: table, last: table.attack } : undefined;
  return { table, running, reports: [] };
}

export function remember(memory: RememberedAttacks, table: XwingView): RememberedAttacks {
  const { attack } = table;
  const { running } = memory;
  const isNewCombat = table.phase === 'combat' && memory.table.phase !== 'combat';
  const kept = isNewCombat ? [] : memory.reports;
  if (running && attack && isSame(running.last, attack)) {
    return { table, running: { ...running, last: attack }, reports: kept };
  }
  const over = running && reportBetween(running.before, table, running.last);
  return {
    table,
    running: attack ? { before: memory.table, last: attack } : undefined,
    reports: over ? [...kept, { ...over, key: `${over.key} ${kept.length}` }] : kept,
  };
}

/** A ship may attack the same enemy twice: dice that are fewer than before were rolled for another attack. */
function isSame(one: Attack, other: Attack): boolean {
  return (
    one.attacker === other.attacker &&
    one.defender === other.defender &&
    one.weapon === other.weapon &&
    other.attackDice.length >= one.attackDice.length &&
    (one.outcome === null || other.outcome !== null)
  );
}
