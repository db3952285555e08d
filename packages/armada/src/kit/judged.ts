import type { Outcome, Plain } from '@sortie/kernel';
import type { ArmadaView } from '../view/armada-view.ts';

interface Limits {
  readonly points: number | null;
  readonly rounds: number | null;
}

/** Armada under a judge. No clock ends it; after its last round its own rules name the winner. ar.win.highest-score */
export const armadaJudged = {
  optionsOf: ({ points, rounds }: Limits): Readonly<Record<string, Plain>> => ({
    ...(points === null ? {} : { points }),
    ...(rounds === null ? {} : { roundLimit: rounds }),
  }),
  pointsOf: ({ scores }: ArmadaView) => scores,
  scoreOf: ({ scores }: ArmadaView, { winner }: Outcome) => ({ points: scores, winner }),
};
