import { expect, test } from 'vitest';
import { issuing, ordered } from './issuing.ts';

const veers = (...upgrades: string[]) => ({ unit: 'general-veers', at: [300, 100], upgrades }) as const;
const at = (x: number) => ({ unit: 'stormtroopers', at: [x, 100], left: 1 }) as const;

test('orders of the unit reach range 4', () => {
  const table = issuing('ambush', { veers: veers('commanding-presence'), four: at(900), far: at(1300) });
  table.asks('issueOrder').offersExactly({ unit: 'veers' }, { unit: 'four' });
});

test('without it, or where another issues them, they do not', () => {
  expect(ordered(issuing('ambush', { veers: veers(), four: at(900) }))).toEqual(['veers']);
  const officer = { unit: 'imperial-officer', at: [300, 200] } as const;
  const other = issuing('ambush', { veers: veers('commanding-presence'), officer, four: at(900) });
  other.answers({ unit: 'officer' }).offersExactly({ unit: 'veers' }, { unit: 'officer' });
});
