import type { ShipId, XwingEffect } from '../../../model/index.ts';
import type { Here } from '../../card-rules.ts';
import { card, on } from '../../card-words.ts';

const need = ({ self }: { readonly self: ShipId }) =>
  ({ kind: 'freeAction', ship: self, actions: ['evade'] }) as const;

const freeEvade = ({ self, key }: Here): readonly XwingEffect[] => [
  { kind: 'offerFreeAction', ship: self, actions: ['evade'], source: key },
];

export const stygiumParticleAccelerator = card('mod:stygiumparticleaccelerator', {
  abilities: [
    on('shipMoved', {
      optional: true,
      applies: ({ self, moved }) => moved.ship === self && moved.cause === 'decloak',
      needs: need,
      resolve: freeEvade,
    }),
    on('afterAction', {
      optional: true,
      applies: ({ self, chance }) => chance.ship === self && chance.action === 'cloak',
      needs: need,
      resolve: freeEvade,
    }),
  ],
});
