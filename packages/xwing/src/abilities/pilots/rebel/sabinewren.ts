import { card, on } from '../../card-words.ts';

const movesFirst = on('beforeReveal', {
  optional: true,
  applies: ({ self, activation }) => activation.ship === self,
  needs: ({ self }) => ({ kind: 'freeAction', ship: self, actions: ['boost', 'barrelRoll'] }),
  resolve: ({ self }) => [
    { kind: 'offerFreeAction', ship: self, actions: ['boost', 'barrelRoll'], source: 'sabinewren' },
  ],
});

export const sabineWrenShuttle = card('rebel:attackshuttle:sabinewren', { abilities: [movesFirst] });
export const sabineWrenTie = card('rebel:tiefighter:sabinewren', { abilities: [movesFirst] });
