import type { Ship, XwingEffect } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

const REACH = 3;

/** A ship without such tokens may give up none. */
function choiceOf({ id, seat, tokens }: Ship, source: string): XwingEffect {
  const gone = (['focus', 'evade'] as const).map(
    (token): XwingEffect => ({ kind: 'removeTokens', ship: id, token, count: tokens[token] }),
  );
  return {
    kind: 'choose',
    seat,
    ship: id,
    source,
    options: [
      {
        answer: { suffer: true },
        effects: [{ kind: 'sufferDamage', ship: id, hits: 1, crits: 0, source }],
      },
      { answer: { remove: true }, effects: gone },
    ],
  };
}

export const toraniKulda = ability('scum:m12lkimogilafighter:toranikulda', {
  window: 'afterAttack',
  side: 'attacker',
  optional: false,
  applies: ({ table, self, attack }) =>
    attack.attacker === self && table.enemiesOf(self).some(({ id }) => table.isInBullseye(self, id)),
  resolve: ({ table, self, key }) =>
    table
      .enemiesOf(self)
      .filter(({ id }) => table.isInBullseye(self, id) && table.range(self, id) <= REACH)
      .map((enemy) => choiceOf(enemy, key)),
});
