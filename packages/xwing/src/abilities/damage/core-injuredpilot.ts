import { card } from '../card-words.ts';

export const coreInjuredPilot = card('core-injuredpilot', { silencesPilot: true });
