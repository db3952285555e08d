import { activationWeapon } from './activation-weapon.ts';

export const zxFlameProjector = activationWeapon('zx-flame-projector');
