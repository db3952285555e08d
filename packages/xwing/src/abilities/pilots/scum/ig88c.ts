import { ability } from '../../card-words.ts';

export const ig88c = ability('scum:aggressor:ig88c', {
  window: 'afterAction',
  optional: true,
  applies: ({ self, chance }) => chance.ship === self && chance.action === 'boost',
  needs: ({ self }) => ({ kind: 'freeAction', ship: self, actions: ['evade'] }),
  resolve: ({ self, key }) => [{ kind: 'offerFreeAction', ship: self, actions: ['evade'], source: key }],
});
