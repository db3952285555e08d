import type { XwingView } from '@sortie/xwing/view';
import type { Seen } from '../../../table/table-game.ts';
import { type AttackReport, latestAttacks } from './attack-reports.ts';

/** The attacks since the last Combat phase began that are over. */
export function finishedAttacks({ table, log }: Seen<XwingView>): readonly AttackReport[] {
  const told = latestAttacks(log);
  return table.attack ? told.slice(0, -1) : told;
}
