import type { FlowTable } from '@sortie/kernel';
import type { ArmadaMoments, ArmadaWords } from '../model/index.ts';
import { seatsByInitiative } from './in-play.ts';
import { flow, opens } from './words.ts';

const firstPlayerFirst = { rule: 'ar.timing.first-player-first', order: seatsByInitiative };

/** The one window of each moment after an effect. */
export const momentFlows: Pick<FlowTable<ArmadaWords>, keyof ArmadaMoments> = {
  commandTokenSpent: flow('commandTokenSpent', [opens('commandTokenSpent', firstPlayerFirst)]),
  speedChanged: flow('speedChanged', [opens('speedChanged', firstPlayerFirst)]),
};
