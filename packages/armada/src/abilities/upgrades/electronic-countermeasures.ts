import type { At } from '../card-words.ts';
import { ability } from '../card-words.ts';
import { type SpendingToken, spendingEffects, spendings, whyNone } from '../defense-tokens.ts';

type AtTokens = At<'spendDefenseTokens'>;

/** As if no accuracy icon had been spent. */
function unlocked(at: AtTokens): AtTokens {
  return { ...at, attack: { ...at.attack, locked: [] } };
}

/** ar.known.upgrade.defensive-retrofits, ar.attack.effects.locked-tokens-unusable */
export const electronicCountermeasures = ability('electronic-countermeasures', {
  window: 'spendDefenseTokens',
  optional: true,
  exhausts: true,
  applies: ({ self, attack }) => attack.defender === self,
  forbidden: whyNone,
  choices: (at) => spendings(unlocked(at)).filter(({ token }) => at.attack.locked.includes(token)),
  resolve: (at, spending: SpendingToken) => [
    { kind: 'unlockToken', place: spending.token, source: at.key },
    ...spendingEffects(at, spending),
  ],
});
