import type { CardOption, ShipId, XwingEffect } from '../../../model/index.ts';
import type { Here } from '../../card-rules.ts';
import { ability } from '../../card-words.ts';

function nearbyEnemies({ table, self }: Here): readonly ShipId[] {
  return table
    .enemiesOf(self)
    .map(({ id }) => id)
    .filter((id) => table.range(self, id) <= 2);
}

/** The owner gives the stress to the chosen ship or to another of theirs. */
function stressOf(at: Here, chosen: ShipId): XwingEffect {
  const { seat } = at.table.ship(chosen);
  const own = nearbyEnemies(at).filter((id) => at.table.ship(id).seat === seat);
  const options = own.map((ship): CardOption => {
    const effects: readonly XwingEffect[] = [{ kind: 'assignTokens', ship, token: 'stress', count: 1 }];
    return { answer: { ship }, effects };
  });
  return { kind: 'choose', seat, ship: chosen, source: at.key, options };
}

export const kyloRensShuttle = ability('title:kylorensshuttle', {
  window: 'endOfCombat',
  optional: false,
  applies: () => true,
  choices: (at) => nearbyEnemies(at).filter((id) => at.table.ship(id).tokens.stress === 0),
  resolve: (at, chosen) => [stressOf(at, chosen)],
});
