import { expect, test } from 'vitest';
import { issuing, ordered } from './issuing.ts';

const veers = { unit: 'general-veers', at: [300, 100] } as const;
const far = { unit: 'stormtroopers', at: [1700, 100], left: 1, upgrades: ['hq-uplink'] } as const;

test('the unit issues itself an order, wherever it stands, and the card is exhausted', () => {
  const table = issuing('ambush', { veers, far }).offers('hq-uplink').uses('hq-uplink');
  expect(ordered(table)).toEqual(['veers', 'far']);
  expect(table.unit('far').upgrades[0]!.exhausted).toBe(true);
  expect(table.events('orderIssued')[0]).toEqual({
    kind: 'orderIssued',
    unit: 'far',
    by: 'far',
    source: 'hq-uplink',
  });
});

test('it is not used when it is exhausted or its unit has had an order', () => {
  const exhausted = { ...far, upgrades: [{ card: 'hq-uplink', exhausted: true }] } as const;
  expect(ordered(issuing('ambush', { veers, far: exhausted }))).toEqual(['veers']);
  expect(ordered(issuing('ambush', { veers, far: { ...far, wasOrdered: true } }))).toEqual(['veers']);
});
