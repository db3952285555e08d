import type { Plain } from '@sortie/kernel';
import type { LegionSetup } from '@sortie/legion/setup';
import type { Laid } from './legion-table.ts';
import { LegionTable } from './legion-table.ts';

/** A whole game from the first step of its set-up on. */
export function legionGame(setup: LegionSetup, laid: Laid = {}): LegionTable {
  return LegionTable.opened({ setup: setup as unknown as Plain }, laid);
}
