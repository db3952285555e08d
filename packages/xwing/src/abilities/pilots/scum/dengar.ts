import type { Attack, AttackGrant } from '../../../model/index.ts';
import type { Here } from '../../card-rules.ts';
import { ability } from '../../card-words.ts';

function revenge({ self, key, attack }: Here & { readonly attack: Attack }): AttackGrant {
  return { ship: self, weapons: 'any', source: key, mayDecline: true, target: attack.attacker };
}

export const dengar = ability('scum:jumpmaster5000:dengar', {
  window: 'furtherAttack',
  optional: true,
  once: 'round',
  applies: ({ table, self, attack }) => attack.defender === self && table.isInAnyArc(self, attack.attacker),
  needs: (at) => ({ kind: 'attack', grant: revenge(at) }),
  resolve: (at) => [{ kind: 'grantAttack', grant: revenge(at) }],
});
