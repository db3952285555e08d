import { equal, offers } from '@sortie/kernel';
import { isInPlay, shipOf } from './in-play.ts';
import { asks, flow } from './words.ts';

/** Something a card leaves to a player in the middle of its effect. xw.timing.simultaneous.own-order */
export const cardQuestion = flow('cardQuestion', [
  asks('choose', {
    question: 'chooseForCard',
    request: (state, { seat, ship, source, options }) =>
      isInPlay(shipOf(state, ship))
        ? {
            seat,
            rule: 'xw.timing.simultaneous.own-order',
            about: { ship, source },
            answers: offers(options.map(({ answer }) => answer)),
          }
        : undefined,
    take: (_state, { options }, answer) => options.find((each) => equal(each.answer, answer))!.effects,
  }),
]);
