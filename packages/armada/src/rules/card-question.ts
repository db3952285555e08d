import { equal, offers } from '@sortie/kernel';
import { asks, flow } from './words.ts';

/** Something a card leaves to a player in the middle of its effect. ar.timing.same-player-order */
export const cardQuestion = flow('cardQuestion', [
  asks('choose', {
    question: 'chooseForCard',
    request: (_state, { seat, unit, source, options }) => ({
      seat,
      rule: 'ar.timing.same-player-order',
      about: { unit, source },
      answers: offers(options.map(({ answer }) => answer)),
    }),
    take: (_state, { options }, answer) => options.find((each) => equal(each.answer, answer))!.effects,
  }),
]);
