import { goTo, note, offers } from '@sortie/kernel';
import type { OrdersOf } from '../model/index.ts';
import { unitOf } from './in-play.ts';
import { oneOfEachKind } from './pool.ts';
import { tableOf } from './table.ts';
import { asks, flow, step } from './words.ts';

/** Any number of dice, named one by one and rerolled together. ar.dice.modify.reroll */
export const chooseRerolls = flow('chooseRerolls', [
  asks('name', {
    question: 'rerollDie',
    request: (state, { unit, from, source }) => {
      if (from.length === 0) return undefined;
      const { attack } = tableOf(state);
      return {
        seat: unitOf(state, unit).seat,
        rule: 'ar.dice.modify.reroll',
        about: { unit, source },
        answers: offers([
          ...oneOfEachKind(attack!.dice, from).map((die) => ({ die })),
          { decline: true } as const,
        ]),
      };
    },
    take: (_state, { from, named }, answer): OrdersOf<'chooseRerolls'> => {
      if (!('die' in answer)) return [];
      const { die } = answer;
      return [note({ from: from.filter((each) => each !== die), named: [...named, die] }), goTo('name')];
    },
  }),
  step('reroll', (_state, { named, source }) => [{ kind: 'rerollDice', dice: named, source }]),
]);
