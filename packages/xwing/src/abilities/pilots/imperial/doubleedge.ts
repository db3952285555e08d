import type { Attack, AttackGrant } from '../../../model/index.ts';
import type { Here } from '../../card-rules.ts';
import { ability } from '../../card-words.ts';

function otherAttack({ self, key, attack }: Here & { readonly attack: Attack }): AttackGrant {
  return { ship: self, weapons: 'any', source: key, mayDecline: true, except: { weapons: [attack.weapon] } };
}

export const doubleedge = ability('imperial:tieaggressor:doubleedge', {
  window: 'furtherAttack',
  optional: true,
  once: 'round',
  applies: ({ self, attack }) =>
    attack.attacker === self && attack.weapon !== 'primary' && attack.outcome === 'miss',
  needs: (at) => ({ kind: 'attack', grant: otherAttack(at) }),
  resolve: (at) => [{ kind: 'grantAttack', grant: otherAttack(at) }],
});
