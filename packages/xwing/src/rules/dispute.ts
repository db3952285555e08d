import { offers } from '@sortie/kernel';
import { asks, flow, step } from './words.ts';

/** More focus results decide; as many roll again. The ruling stands for the game. rulebook: optional */
export const disputeRollOff = flow('dispute', [
  // xw.optional.dispute.rolloff
  step('roll', (_state, { caller, other }) => [{ kind: 'rollDispute', callers: caller, others: other }]),
  asks('rule', {
    question: 'ruleDispute',
    request: (state, { winner }) => ({
      seat: winner!,
      rule: 'xw.optional.dispute.rolloff',
      about: { call: state.dispute!.call },
      answers: offers(state.dispute!.rulings.map((ruling) => ({ ruling }))),
    }),
    // xw.optional.dispute.binding
    take: (state, { winner }, { ruling }) => [
      { kind: 'settleDispute', ruling: { call: state.dispute!.call, ruling, by: winner! } },
    ],
  }),
]);
