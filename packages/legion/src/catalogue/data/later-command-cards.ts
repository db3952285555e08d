import type { LaterCommandFacts } from '../later-facts.ts';

// biome-ignore format: one line a card
export const laterCommandFacts: readonly LaterCommandFacts[] = [
  { id: 'merciless-munitions', name: 'Merciless Munitions', pips: 1, faction: 'imperial', owner: 'bossk', orders: [{ kind: 'named', unit: 'bossk' }], weapon: { name: 'Dioxis Charge', range: [1, 1], area: true, dice: { red: 1, black: 1 }, keywords: [{ id: 'blast' }], surge: 'critical' }, products: ['SWL38'] },
  { id: 'reptilian-rampage', name: 'Reptilian Rampage', pips: 2, faction: 'imperial', owner: 'bossk', orders: [{ kind: 'named', unit: 'bossk' }], products: ['SWL38'] },
  { id: 'lying-in-wait', name: 'Lying in Wait', pips: 3, faction: 'imperial', owner: 'bossk', orders: [{ kind: 'named', unit: 'bossk' }], products: ['SWL38'] },
  { id: 'voracious-ambition', name: 'Voracious Ambition', pips: 1, faction: 'imperial', owner: 'director-orson-krennic', orders: [{ kind: 'named', unit: 'director-orson-krennic' }], products: ['SWL33'] },
  { id: 'deploy-the-garrison', name: 'Deploy the Garrison', pips: 2, faction: 'imperial', owner: 'director-orson-krennic', orders: [{ kind: 'units', count: 2, type: 'trooper' }], products: ['SWL33'] },
  { id: 'annihilation-looms', name: 'Annihilation Looms', pips: 3, faction: 'imperial', owner: 'director-orson-krennic', orders: [{ kind: 'named', unit: 'director-orson-krennic' }, { kind: 'units', count: 2 }], products: ['SWL33'] },
  { id: 'rebellious', name: 'Rebellious', pips: 1, faction: 'rebel', owner: 'jyn-erso', orders: [{ kind: 'named', unit: 'jyn-erso' }], products: ['SWL31'] },
  { id: 'trust-goes-both-ways', name: 'Trust Goes Both Ways', pips: 2, faction: 'rebel', owner: 'jyn-erso', orders: [{ kind: 'named', unit: 'jyn-erso' }, { kind: 'units', count: 1, type: 'trooper' }], products: ['SWL31'] },
  { id: 'complete-the-mission', name: 'Complete the Mission', pips: 3, faction: 'rebel', owner: 'jyn-erso', orders: [{ kind: 'units', count: 3, type: 'trooper' }], products: ['SWL31'] },
];
