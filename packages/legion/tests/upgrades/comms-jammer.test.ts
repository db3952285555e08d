import { expect, test } from 'vitest';
import { issuing, ordered } from './issuing.ts';

const veers = { unit: 'general-veers', at: [300, 100] } as const;
const near = { unit: 'stormtroopers', at: [600, 100], left: 1 } as const;
const jammer = (x: number) => ({ rt: { unit: 'at-rt', at: [x, 100], upgrades: ['comms-jammer'] } }) as const;

test('an enemy at range 1 of it is issued no order by another unit', () => {
  const table = issuing('ambush', { veers, near }, jammer(750));
  expect(ordered(table)).toEqual(['veers']);
});

test('whom it issues itself it gets, and so do units at range 2 and units of the same side', () => {
  const uplink = { ...near, upgrades: ['hq-uplink'] };
  const own = issuing('ambush', { veers, near: uplink }, jammer(750)).uses('hq-uplink');
  expect(ordered(own)).toEqual(['veers', 'near']);
  issuing('ambush', { veers, near }, jammer(820)).offersExactly({ unit: 'veers' }, { unit: 'near' });
  const jamming = { unit: 'at-st', at: [600, 250], upgrades: ['comms-jammer'] } as const;
  issuing('ambush', { veers, near, jamming }).offersExactly(
    { unit: 'veers' },
    { unit: 'near' },
    { unit: 'jamming' },
  );
});
