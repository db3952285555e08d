import { upgrade } from '../../../catalogue/index.ts';
import type { Ship } from '../../../model/index.ts';
import { card } from '../../card-words.ts';

function isCannon({ upgrades }: Ship, weapon: string): boolean {
  return upgrades.some(({ key, card: each }) => key === weapon && upgrade(each).slot === 'cannon');
}

function carriesCannon({ upgrades }: Ship): boolean {
  return upgrades.some(({ card: each, faceup }) => faceup && upgrade(each).slot === 'cannon');
}

export const outrider = card('title:outrider', {
  forbids: {
    target: ({ attacker, weapon }, { self }) =>
      attacker.id === self && weapon === 'primary' && carriesCannon(attacker),
  },
  permits: { fireAllAround: ({ ship, weapon }, { self }) => ship.id === self && isCannon(ship, weapon) },
});
