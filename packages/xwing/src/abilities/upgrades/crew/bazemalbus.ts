import type { Attack, AttackGrant } from '../../../model/index.ts';
import type { Here } from '../../card-rules.ts';
import { ability } from '../../card-words.ts';

function atAnother({ self, key, attack }: Here & { readonly attack: Attack }): AttackGrant {
  const except = { ships: [attack.defender] };
  return { ship: self, weapons: 'primary', source: key, mayDecline: true, last: true, except };
}

export const bazeMalbus = ability('crew:bazemalbus', {
  window: 'afterAttack',
  optional: true,
  applies: ({ self, attack }) => attack.attacker === self && attack.outcome === 'miss',
  needs: (at) => ({ kind: 'attack', grant: atAnother(at) }),
  resolve: (at) => [{ kind: 'grantAttack', grant: atAnother(at) }],
});
