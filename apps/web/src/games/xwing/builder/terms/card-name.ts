import { findPilot, findUpgrade } from '@sortie/xwing/catalogue';

export function cardName(uid: string): string {
  return findPilot(uid)?.name ?? findUpgrade(uid)?.name ?? uid;
}
