import { findPilot, findUpgrade } from '@sortie/xwing';

export function cardName(uid: string): string {
  return findPilot(uid)?.name ?? findUpgrade(uid)?.name ?? uid;
}
