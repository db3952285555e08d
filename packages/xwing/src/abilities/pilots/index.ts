import type { CardRules } from '../card-rules.ts';
import { imperialPilotRules } from './imperial/index.ts';
import { rebelPilotRules } from './rebel/index.ts';
import { scumPilotRules } from './scum/index.ts';

export const pilotRules = [
  ...rebelPilotRules,
  ...imperialPilotRules,
  ...scumPilotRules,
] as const satisfies readonly CardRules[];
