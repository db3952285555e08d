import type { Activation } from '../../model/index.ts';
import type { Here } from '../card-rules.ts';
import { card, on } from '../card-words.ts';
import { orderAttack } from '../order-attack.ts';
import { sufferWound } from '../suffer.ts';

const SOURCE = 'and-now-you-will-die';

/** Emperor Palpatine may still do something in his own activation. lg.panic.only-move */
function isActing({ self }: Here, activation: Activation | undefined): boolean {
  return activation?.unit === self && !activation.hasPanicked;
}

const attack = {
  optional: true,
  needs: ({ self }: Here) => ({ kind: 'attack', unit: self, types: 'any', against: null }) as const,
  resolve: ({ self }: Here) => [
    sufferWound(self, SOURCE),
    { kind: 'gainTokens', unit: self, token: 'suppression', count: 1, source: SOURCE } as const,
    orderAttack({ unit: self, source: SOURCE }),
  ],
};

/**
 * He pays for attacks that are no actions as often as he likes: before his first action and after everything that he
 * does, such an attack included. Whomever he attacks is held.
 */
export const andNowYouWillDie = card(SOURCE, {
  abilities: [
    on('afterRally', { ...attack, applies: (at) => isActing(at, at.activation) }),
    on('after', {
      ...attack,
      applies: (at) => at.deed.unit === at.self && isActing(at, at.table.activation),
    }),
    on('after', {
      optional: false,
      automatic: true,
      applies: ({ self, deed }) => deed.unit === self && deed.defenders.length > 0,
      resolve: ({ deed }) =>
        deed.defenders.map((unit) => ({
          kind: 'gainTokens',
          unit,
          token: 'immobilize',
          count: 1,
          source: SOURCE,
        })),
    }),
  ],
});
