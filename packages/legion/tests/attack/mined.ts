import { legionTable, type Situation } from '@sortie/testkit/legion';

/** A charge of the first side. */
export const PROTON = {
  id: 'charge',
  kind: 'charge',
  card: 'proton-charge-saboteur',
  side: 0,
  at: [400, 420],
} as const;

/** Commandos with a saboteur far away, whose charge lies beside Stormtroopers and a friend. */
export const mined = (more: { storm?: object; friend?: object; tokens?: readonly object[] } = {}) =>
  legionTable(
    {
      commandos: {
        unit: 'rebel-commandos',
        at: [1200, 300],
        upgrades: ['proton-charge-saboteur'],
        tokens: { aim: 1 },
      },
      friend: { unit: 'rebel-troopers', at: [400, 360], left: 1, activated: true, ...more.friend },
      storm: { unit: 'stormtroopers', at: [400, 480], left: 1, activated: true, ...more.storm },
      far: { unit: 'snowtroopers', at: [400, 800], activated: true },
    },
    { tokens: more.tokens ?? [PROTON] } as Situation,
  );
