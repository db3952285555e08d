import type { WeaponRules } from './card-rules.ts';

/** A torpedo or missile that spends the lock it needs and is discarded. xw.secondary.header.target-lock */
export const ordnance: WeaponRules = { requires: 'targetLock', spends: true, discards: true };
