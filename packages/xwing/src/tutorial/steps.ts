import { firstRound } from './first-round.ts';
import { secondRound } from './second-round.ts';
import { thirdRound } from './third-round.ts';

/** Three rounds: a long shot and its return, a bump and a tight turn, and the kill. */
export const steps = [...firstRound, ...secondRound, ...thirdRound] as const;

type Step = (typeof steps)[number];

/** Steps that ask something can be answered otherwise, and say why that is not as good. */
export type AskingStep = Extract<Step, { readonly asks: object }>['id'];

export type ReadStep = Exclude<Step['id'], AskingStep>;
