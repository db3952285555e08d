import type { PilotTexts } from '../../card-texts.ts';
import { imperialPilotTexts } from './imperial.ts';
import { rebelPilotTexts } from './rebel.ts';
import { scumPilotTexts } from './scum.ts';

export const pilotTexts: PilotTexts = {
  ...rebelPilotTexts,
  ...imperialPilotTexts,
  ...scumPilotTexts,
};
