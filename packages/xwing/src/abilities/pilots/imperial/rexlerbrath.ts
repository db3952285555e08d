import type { Attack, DamageInPlay } from '../../../model/index.ts';
import type { Here } from '../../card-rules.ts';
import { ability } from '../../card-words.ts';
import { maySpend } from '../../may-spend.ts';

function dealtFacedown({ table, attack }: Here & { readonly attack: Attack }): readonly DamageInPlay[] {
  const { defender, dealt = [] } = attack;
  return table.ship(defender).damage.filter(({ key, faceup }) => !faceup && dealt.includes(key));
}

/** Cards turned faceup are not dealt. xw.damage.flip-is-not-deal */
export const rexlerbrath = ability('imperial:tiedefender:rexlerbrath', {
  window: 'afterAttack',
  side: 'attacker',
  optional: true,
  applies: (at) => at.attack.attacker === at.self && maySpend(at, 'focus') && dealtFacedown(at).length > 0,
  resolve: (at) => [
    { kind: 'spendToken', ship: at.self, token: 'focus' },
    ...dealtFacedown(at).map(
      ({ key }) => ({ kind: 'flipDamageCard', ship: at.attack.defender, key, faceup: true }) as const,
    ),
  ],
});
