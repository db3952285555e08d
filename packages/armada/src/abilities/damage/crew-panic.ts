import { ability } from '../card-words.ts';
import { sufferOne } from './shapes.ts';

const id = 'crew-panic';

type Panic = { readonly sufferDamage: true } | { readonly discardDial: true };

const WAYS: readonly Panic[] = [{ sufferDamage: true }, { discardDial: true }];

/** ar.known.damage.crew-panic */
export const crewPanic = ability(id, {
  window: 'beforeReveal',
  optional: false,
  applies: ({ table, self, activation: { ship, revealsNothing } }) =>
    ship === self && !revealsNothing && table.ship(self).dials.length > 0,
  choices: () => WAYS,
  resolve: (at, choice: Panic) =>
    'sufferDamage' in choice
      ? [sufferOne(at, id)]
      : [{ kind: 'discardTopDial', ship: at.table.ship(at.self).id }],
});
