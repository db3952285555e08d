import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const shot = (pilot: string) =>
  xwingTable({
    blount: { pilot, at: [450, 300] },
    enemy: { pilot: 'academypilot', at: [450, 500, 180] },
  }).attack('blount', 'enemy', { attack: ['hit', 'blank'], defense: ['evade', 'blank', 'blank'] });

test('its attack hits though every result is cancelled, and deals nothing', () => {
  const table = shot('lieutenantblount').has('enemy', { damage: [] }).ends();
  expect(table.events('resultsCompared')).toMatchObject([{ outcome: 'hit', hits: 0, crits: 0 }]);
});

test('that of another pilot misses', () => {
  expect(shot('talasquadronpilot').events('resultsCompared')).toMatchObject([{ outcome: 'miss' }]);
});

test('the attack of a friend misses', () => {
  const table = xwingTable({
    blount: { pilot: 'lieutenantblount', at: [600, 300], hasFought: true },
    wing: { pilot: 'prototypepilot', at: [450, 300] },
    enemy: { pilot: 'academypilot', at: [450, 500, 180] },
  }).attack('wing', 'enemy', { attack: ['hit', 'blank'], defense: ['evade', 'blank', 'blank'] });
  expect(table.events('resultsCompared')).toMatchObject([{ outcome: 'miss' }]);
});
