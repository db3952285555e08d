import type { Plain } from '@sortie/kernel';
import { picks } from '@sortie/kernel';
import type { TokenId } from '../../model/index.ts';
import { chargeKeywords, isChargeOf } from '../../rules/charges.ts';
import type { At } from '../card-words.ts';
import { card, on } from '../card-words.ts';

/** The side's own tokens of the types that the unit can set off. lg.area-weapon.charge.owner-colour */
function ownCharges({ table, self }: At<'detonation'>): readonly TokenId[] {
  const unit = table.unit(self);
  const keywords = chargeKeywords(unit, 'detonate');
  return table.tokens
    .filter((token) => token.side === unit.side && keywords.some(({ charge }) => isChargeOf(token, charge)))
    .map(({ id }) => id);
}

/** After any unit's action, wherever unit and tokens are. lg.weapon-keyword.detonate.effect, lg.weapon-keyword.detonate.trigger-scope */
export const detonate = card('detonate', {
  abilities: [
    on('detonation', {
      optional: true,
      applies: ({ table, self, deed }) =>
        deed.action !== null && chargeKeywords(table.unit(self), 'detonate').length > 0,
      choices: (at) => {
        const [keyword] = chargeKeywords(at.table.unit(at.self), 'detonate');
        return picks<Plain>(ownCharges(at), { least: 1, most: keyword?.value ?? 0 });
      },
      resolve: ({ table, self }, tokens: readonly TokenId[]) =>
        tokens.map((token) => ({ kind: 'detonate', token, unit: self, by: table.unit(self).seat })),
    }),
  ],
});
