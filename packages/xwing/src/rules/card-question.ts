import type { Plain } from '@sortie/kernel';
import { equal, offers } from '@sortie/kernel';
import type { CardQuestion } from '../model/index.ts';
import { isInPlay, shipOf } from './in-play.ts';
import { asks, flow } from './words.ts';

/** Something a card leaves to a player in the middle of its effect. xw.timing.simultaneous.own-order */
export const cardQuestion = flow<CardQuestion>('cardQuestion', [
  asks('choose', {
    request: (state, { seat, ship, source, options }) =>
      isInPlay(shipOf(state, ship))
        ? {
            seat,
            kind: 'chooseForCard',
            rule: 'xw.timing.simultaneous.own-order',
            about: { ship, source },
            answers: offers<Plain>(options.map(({ answer }) => answer)),
          }
        : undefined,
    take: (_state, { options }, answer: Plain) => options.find((each) => equal(each.answer, answer))!.effects,
  }),
]);
