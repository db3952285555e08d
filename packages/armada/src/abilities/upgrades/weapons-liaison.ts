import { liaison } from '../liaison.ts';

export const weaponsLiaison = liaison('weapons-liaison', ['concentrateFire', 'squadron']);
