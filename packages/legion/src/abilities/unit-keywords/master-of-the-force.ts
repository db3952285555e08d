import type { Plain } from '@sortie/kernel';
import { picks } from '@sortie/kernel';
import { upgradeCard } from '../../catalogue/index.ts';
import type { CardKey, Unit } from '../../model/index.ts';
import { ability } from '../card-words.ts';

function exhaustedForce({ upgrades }: Unit): readonly CardKey[] {
  return upgrades
    .filter(({ card, exhausted, discarded }) => exhausted && !discarded && upgradeCard(card).type === 'force')
    .map(({ key }) => key);
}

/** At the end of its own activation. lg.unit-keyword.master-of-the-force.ready */
export const masterOfTheForce = ability('masterOfTheForce', {
  window: 'endOfActivation',
  optional: true,
  applies: ({ self, activation }) => activation.unit === self,
  choices: ({ table, self, value = 0 }) =>
    picks<Plain>(exhaustedForce(table.unit(self)), { least: 1, most: value }),
  resolve: ({ self }, keys: readonly CardKey[]) =>
    keys.map((key) => ({ kind: 'readyUpgrade', unit: self, key })),
});
