import { upgrade } from '../../../catalogue/index.ts';
import type { ActionName, ShipId, Table } from '../../../model/index.ts';
import type { AbilityText } from '../../card-words.ts';
import { card, on } from '../../card-words.ts';

/** Its Bomb upgrades; one without an "Action:" header has no action to perform. */
function bombActions(table: Table, self: ShipId): readonly ActionName[] {
  return table
    .ship(self)
    .upgrades.filter(({ card: each }) => upgrade(each).slot === 'bomb')
    .map(({ key }): ActionName => `card ${key}`);
}

const dropsBomb: Pick<AbilityText<'afterAction' | 'dialRevealed', null>, 'optional' | 'needs' | 'resolve'> = {
  optional: true,
  needs: ({ table, self }) => ({ kind: 'freeAction', ship: self, actions: bombActions(table, self) }),
  resolve: ({ table, self, key }) => [
    { kind: 'offerFreeAction', ship: self, actions: bombActions(table, self), source: key },
  ],
};

export const deathfire = card('imperial:tiebomber:deathfire', {
  abilities: [
    on('dialRevealed', { ...dropsBomb, applies: ({ self, activation }) => activation.ship === self }),
    on('afterAction', { ...dropsBomb, applies: ({ self, chance }) => chance.ship === self }),
  ],
});
