import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { issuing, ordered } from './issuing.ts';

const FAR_AWAY = [1700, 100] as const;
const upgrades = ['long-range-comlink'];

shows(
  'lg.cards.errata.long-range-comlink',
  'a commander or an operative issues orders to the unit from any distance',
  () => {
    const veers = { unit: 'general-veers', at: [300, 100] } as const;
    const near = { unit: 'snowtroopers', at: [300, 300] } as const;
    const far = { unit: 'stormtroopers', at: FAR_AWAY, left: 1, upgrades } as const;
    issuing('ambush', { veers, near, far }).offersExactly(
      { unit: 'veers' },
      { unit: 'near' },
      { unit: 'far' },
    );
    const chewie = { unit: 'chewbacca', at: [300, 100] } as const;
    const leia = { unit: 'leia-organa', at: FAR_AWAY, upgrades } as const;
    const table = issuing('brains-and-brawn', { chewie, leia });
    table.offersExactly({ unit: 'chewie' }, { unit: 'leia' }).asks('issueOrder', { by: 'chewie', left: 2 });
  },
);

shows('lg.cards.errata.long-range-comlink', 'a unit without one is too far away', () => {
  const veers = { unit: 'general-veers', at: [300, 100], upgrades } as const;
  const far = { unit: 'stormtroopers', at: FAR_AWAY, left: 1 } as const;
  expect(ordered(issuing('ambush', { veers, far }))).toEqual(['veers']);
});
