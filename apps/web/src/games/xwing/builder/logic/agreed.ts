import type { Plain } from '@sortie/kernel';
import { type Format, oneOriginalBox, pointsCeiling, type SquadRules } from '@sortie/xwing/lists';

/** A mode of play, or what one box of 2012 holds. */
export type Play = Format | 'box';

export const plays: readonly Play[] = ['standard', 'cinematic', 'epic', 'box'];

/** What a squad is built for. */
export interface Agreed {
  readonly play: Play;
  readonly points: number;
}

export const usualAgreed: Agreed = { play: 'standard', points: 100 };

/** What a kept squad is built for. */
export function readAgreed(agreed: Plain | undefined): Agreed {
  return (agreed as unknown as Agreed | undefined) ?? usualAgreed;
}

export function rulesOf({ play, points }: Agreed): SquadRules {
  return play === 'box' ? { ...boxRules, points } : { format: play, points };
}

/** The total recommended. xw.squad.points.default-100, xw.squad.points.core-box-31 */
export function usualPoints(play: Play): number {
  return pointsCeiling(play === 'box' ? boxRules : { format: play });
}

const boxRules: SquadRules = { variant: 'core2012', collection: oneOriginalBox };
