import { refused } from '@sortie/kernel';
import { ability } from '../card-words.ts';
import { sufferWound } from '../suffer.ts';

const SOURCE = 'new-ways-to-motivate-them';

/** A wound for a free action of any kind, before the unit rallies. lg.cards.sample.new-ways-to-motivate-them */
export const newWaysToMotivateThem = ability(SOURCE, {
  window: 'startOfActivation',
  optional: true,
  applies: ({ table, self, activation: { unit } }) => {
    const { card, order } = table.unit(unit);
    return (
      table.areFriendly(self, unit) && table.isTrooper(unit) && card !== 'darth-vader' && order === 'faceup'
    );
  },
  forbidden: ({ table, activation: { unit } }) =>
    table.unit(unit).panicked ? refused('lg.panic.no-free-actions', { unit }) : undefined,
  resolve: ({ activation: { unit } }) => [
    sufferWound(unit, SOURCE),
    // lg.actions.free.unspecified-type
    {
      kind: 'grantFreeAction',
      grant: { unit, kinds: [], moves: [], attacks: 'any', against: null, source: SOURCE },
    },
  ],
});
