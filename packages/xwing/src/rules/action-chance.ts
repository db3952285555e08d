import type { Control } from '@sortie/kernel';
import { run } from '@sortie/kernel';
import type { ActionChance, ActionName, ShipId } from '../model/index.ts';

/** A chance to act; `only` null is the standard action of the Perform Action step. */
export function actionChance(ship: ShipId, only: readonly ActionName[] | null, source: string | null): Control {
  const chance: ActionChance = { ship, only, source, action: null, performed: false, failed: [], direction: null };
  return run('action', chance);
}
