import { liaison } from '../liaison.ts';

export const defenseLiaison = liaison('defense-liaison', ['navigate', 'repair']);
