import type { Attack } from '../../../model/index.ts';
import type { Here } from '../../card-rules.ts';
import { card } from '../../card-words.ts';

/** The die of the range once more, where nothing takes it away. */
export const talonbanecobra = card('scum:kihraxzfighter:talonbanecobra', {
  adds: {
    attackDice: (at) => (at.attack.attacker === at.self && hasRangeBonus(at, 1) ? 1 : 0),
    defenseDice: (at) => (at.attack.defender === at.self && hasRangeBonus(at, 3) ? 1 : 0),
  },
});

function hasRangeBonus({ table, self, attack }: Here & { readonly attack: Attack }, range: number): boolean {
  return (
    attack.weapon === 'primary' &&
    attack.range === range &&
    !table.isForbidden({ kind: 'rangeBonus', ship: table.ship(self), attack })
  );
}
