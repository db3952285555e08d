import { equal, offers } from '@sortie/kernel';
import { asks, flow } from './words.ts';

/** Something a card leaves to a player in the middle of its effect. lg.cards.abilities */
export const cardQuestion = flow('cardQuestion', [
  asks('choose', {
    question: 'chooseForCard',
    request: (_state, { seat, unit, source, options }) => ({
      seat,
      rule: 'lg.cards.abilities',
      about: { unit, source },
      answers: offers(options.map(({ answer }) => answer)),
    }),
    take: (_state, { options }, answer) => options.find((each) => equal(each.answer, answer))!.effects,
  }),
]);
