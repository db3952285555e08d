import { offers } from '@sortie/kernel';
import { miniaturesLeft, unitOf } from './in-play.ts';
import { asks, flow, step } from './words.ts';

/** The leader fell: its player chooses at once who takes its place. lg.defeat.new-leader */
export const chooseLeader = flow('chooseLeader', [
  asks('choose', {
    question: 'chooseLeader',
    request: (state, at) => {
      const unit = unitOf(state, at.unit);
      const left = miniaturesLeft(unit);
      if (left.length < 2) return undefined;
      return {
        seat: unit.seat,
        rule: 'lg.defeat.new-leader',
        about: { unit: unit.id },
        answers: offers(left.map(({ id }) => ({ miniature: id }))),
      };
    },
    take: (_state, { unit }, { miniature }) => [{ kind: 'makeLeader', unit, miniature }],
  }),
  step('onlyOne', (state, { unit }) => {
    const left = miniaturesLeft(unitOf(state, unit));
    return left.length === 1 ? [{ kind: 'makeLeader', unit, miniature: left[0]!.id }] : [];
  }),
]);
