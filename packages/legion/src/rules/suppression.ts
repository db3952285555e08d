import { offers, refused } from '@sortie/kernel';
import { unitOf } from './in-play.ts';
import { asks, flow } from './words.ts';

/** A unit with Danger Sense keeps as many of its tokens as it likes. lg.unit-keyword.danger-sense.optional-removal */
export const loseSuppression = flow('loseSuppression', [
  asks('keep', {
    question: 'keepSuppression',
    request: (state, { unit, most }) => {
      const rule = 'lg.unit-keyword.danger-sense.optional-removal';
      return {
        seat: unitOf(state, unit).seat,
        rule,
        about: { unit, most },
        answers: offers(Array.from({ length: most + 1 }, (_, remove) => ({ remove }))),
        whyNot: (answer) => refused(rule, answer),
      };
    },
    take: (_state, { unit, source }, { remove }) => [
      { kind: 'discardTokens', unit, token: 'suppression', count: remove, source },
    ],
  }),
]);
