import type { XwingView } from '@sortie/xwing';
import { useState } from 'react';
import type { Seen } from '../../table-game.ts';
import { type AttackReport, latestAttacks } from './attack-reports.ts';
import { logOf } from './log-of.ts';
import { firstSight, remember } from './remembered-attacks.ts';

/** The attacks since the last Combat phase began that are over. */
export function useReports(seen: Seen<XwingView>): readonly AttackReport[] {
  const { table } = seen;
  const [memory, setMemory] = useState(() => firstSight(table));
  const now = memory.table === table ? memory : remember(memory, table);
  if (now !== memory) setMemory(now);
  const log = logOf(seen);
  if (!log) return now.reports;
  const told = latestAttacks(log);
  return table.attack ? told.slice(0, -1) : told;
}
