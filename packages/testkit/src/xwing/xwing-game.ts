import type { Plain } from '@sortie/kernel';
import type { XwingSetup } from '@sortie/xwing/setup';
import type { Laid } from './xwing-table.ts';
import { XwingTable } from './xwing-table.ts';

/** A whole game from the first step of its set-up on. */
export function xwingGame(setup: XwingSetup, laid: Laid = {}): XwingTable {
  return XwingTable.opened({ setup: setup as unknown as Plain }, laid);
}
