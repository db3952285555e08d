import { upgrade } from '../../../catalogue/index.ts';
import type { Ship } from '../../../model/index.ts';
import type { At } from '../../card-words.ts';
import { ability } from '../../card-words.ts';

/** The defender is at range 1 of itself, so it rolls too. */
export const saturationSalvo = ability('ept:saturationsalvo', {
  window: 'afterAttack',
  side: 'attacker',
  optional: true,
  applies: (at) => at.attack.attacker === at.self && at.attack.outcome === 'miss' && caughtBy(at).length > 0,
  resolve: (at) => caughtBy(at).map(({ id }) => ({ kind: 'rollDamage', ship: id, count: 1, source: at.key })),
});

function caughtBy(at: At<'afterAttack'>): readonly Ship[] {
  const { table, attack } = at;
  const points = salvoOf(at)?.points ?? 0;
  return table.ships.filter(
    ({ id }) => table.range(attack.defender, id) === 1 && table.agilityValue(id) < points,
  );
}

/** The torpedo or missile that was fired. */
function salvoOf({ table, self, attack }: At<'afterAttack'>) {
  const fired = table.ship(self).upgrades.find(({ key }) => key === attack.weapon);
  const card = fired && upgrade(fired.card);
  return card && (card.slot === 'torpedoes' || card.slot === 'missiles') ? card : undefined;
}
