import { decisiveHit } from './decisive-hit.ts';
import { firstRound } from './first-round.ts';
import { secondRound } from './second-round.ts';

/** Two rounds: fleets that close in, a dogfight and a long shot, and the hit that decides. */
export const steps = [...firstRound, ...secondRound, ...decisiveHit] as const;

type Step = (typeof steps)[number];

/** Steps that ask something can be answered otherwise, and say why that is not as good. */
export type AskingStep = Extract<Step, { readonly asks: object }>['id'];

export type ReadStep = Exclude<Step['id'], AskingStep>;
