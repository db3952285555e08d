import type { ArmadaSetup } from '@sortie/armada/setup';
import type { Plain } from '@sortie/kernel';
import type { Laid } from './armada-table.ts';
import { ArmadaTable } from './armada-table.ts';

/** A whole game from the first step of its set-up on. */
export function armadaGame(setup: ArmadaSetup, laid: Laid = {}): ArmadaTable {
  return ArmadaTable.opened({ setup: setup as unknown as Plain }, laid);
}
