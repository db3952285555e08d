import type { CardKey } from '../../../model/index.ts';
import type { Here, WindowAbility } from '../../card-rules.ts';
import { card, on } from '../../card-words.ts';

const mark = ({ key }: Pick<Here, 'key'>, what: string) => `${key}.${what}` as CardKey;

/** The first time in a round is counted for attacks and for defenses apart. */
function firstTime(role: 'attacker' | 'defender'): WindowAbility {
  return on('attackDeclared', {
    optional: false,
    automatic: true,
    applies: (at) =>
      at.attack[role] === at.self &&
      !at.table
        .ship(at.self)
        .uses.some(({ key, during }) => key === mark(at, role) && during === at.table.round),
    resolve: (at) => [
      { kind: 'countUse', ship: at.self, key: mark(at, role), scope: 'round' },
      { kind: 'countUse', ship: at.self, key: mark(at, 'first'), scope: 'attack' },
    ],
  });
}

export const greedo = card('crew:greedo', {
  abilities: [firstTime('attacker'), firstTime('defender')],
  dealsFirstFaceup: (at) =>
    (at.attack.attacker === at.self || at.attack.defender === at.self) &&
    at.table.isUsedInAttack(at.attack, at.self, mark(at, 'first')),
});
