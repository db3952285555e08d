import type { RollDirection } from '../../../model/index.ts';
import { card, on } from '../../card-words.ts';

const BANKS = [
  'leftAhead1',
  'leftBack1',
  'rightAhead1',
  'rightBack1',
] as const satisfies readonly RollDirection[];

export const lieutenantlorrir = card('imperial:tieinterceptor:lieutenantlorrir', {
  rollTemplates: BANKS,
  abilities: [
    on('afterAction', {
      optional: false,
      applies: ({ self, chance }) =>
        chance.ship === self &&
        chance.action === 'barrelRoll' &&
        BANKS.some((direction) => direction === chance.direction),
      resolve: ({ self }) => [{ kind: 'assignTokens', ship: self, token: 'stress', count: 1 }],
    }),
  ],
});
