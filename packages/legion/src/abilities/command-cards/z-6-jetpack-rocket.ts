import { activationWeapon } from './activation-weapon.ts';

export const z6JetpackRocket = activationWeapon('z-6-jetpack-rocket');
