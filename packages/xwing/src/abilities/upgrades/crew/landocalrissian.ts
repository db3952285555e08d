import type { Token, XwingEffect } from '../../../model/index.ts';
import { card } from '../../card-words.ts';

export const landoCalrissianCrew = card('crew:landocalrissian', {
  action: {
    perform: ({ self, key }) => {
      const one = (token: Token): XwingEffect => ({ kind: 'assignTokens', ship: self, token, count: 1 });
      const outcomes = { focus: [one('focus')], evade: [one('evade')] };
      return [{ kind: 'rollFor', ship: self, source: key, count: 2, pool: 'defense', outcomes }];
    },
  },
});
