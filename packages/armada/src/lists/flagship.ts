import { findUpgrade } from '../catalogue/index.ts';
import type { Fleet } from './fleet.ts';

/** The place of the ship with the commander. ar.upgrade.flagship-definition */
export function flagshipOf({ ships }: Fleet): number | undefined {
  const at = ships.findIndex(({ upgrades }) => upgrades.some((id) => findUpgrade(id)?.type === 'commander'));
  return at < 0 ? undefined : at;
}
