import type { SeatId } from '@sortie/kernel';
import { offers } from '@sortie/kernel';
import { asks, flow, step } from './words.ts';

/** A roll-off under way: the caller rolls attack dice, the other side defense dice. */
export interface Disputing {
  readonly caller: SeatId;
  readonly other: SeatId;
  readonly winner: SeatId | null;
}

type RulingAnswer = { readonly ruling: string };

/** More focus results decide; as many roll again. The ruling stands for the game. rulebook: optional */
export const disputeRollOff = flow<Disputing>('dispute', [
  // xw.optional.dispute.rolloff
  step('roll', (_state, { caller, other }) => [{ kind: 'rollDispute', callers: caller, others: other }]),
  asks('rule', {
    request: (state, { winner }) => ({
      seat: winner!,
      kind: 'ruleDispute',
      rule: 'xw.optional.dispute.rolloff',
      about: { call: state.dispute!.call },
      answers: offers(state.dispute!.rulings.map((ruling): RulingAnswer => ({ ruling }))),
    }),
    // xw.optional.dispute.binding
    take: (state, { winner }, { ruling }: RulingAnswer) => [
      { kind: 'settleDispute', ruling: { call: state.dispute!.call, ruling, by: winner! } },
    ],
  }),
]);
