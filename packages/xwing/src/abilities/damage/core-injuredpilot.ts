import { card } from '../card-rules.ts';

export const coreInjuredPilot = card('core-injuredpilot', { silencesPilot: true });
