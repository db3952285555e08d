import type { At } from '../card-words.ts';
import { ability } from '../card-words.ts';

/** Of tokens alike in kind and state, one: which of them it is cannot matter. */
function tokensToName({ table, attack }: At<'diceRolled'>): number[] {
  const { defenseTokens } = table.unit(attack.defender);
  const kinds = defenseTokens.map(({ token, state }) => `${token} ${state}`);
  return defenseTokens.flatMap(({ state }, place) =>
    state === 'discarded' || kinds.indexOf(kinds[place]!) !== place ? [] : [place],
  );
}

/** Spending an exhausted token discards it anyway. ar.known.upgrade.officers, ar.defense.spend-exhausted-discards */
export const intelOfficer = ability('intel-officer', {
  window: 'diceRolled',
  optional: true,
  exhausts: true,
  applies: ({ self, attack }) => attack.attacker === self,
  choices: (at) => tokensToName(at).map((token) => ({ token })),
  resolve: ({ key }, { token }: { readonly token: number }) => [
    { kind: 'markToken', place: token, source: key },
  ],
});
