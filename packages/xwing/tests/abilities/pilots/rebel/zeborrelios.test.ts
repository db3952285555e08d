import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const shot = (pilot: string) =>
  xwingTable({
    zeb: { pilot, at: [450, 300], hasFought: true },
    enemy: { pilot: 'academypilot', at: [450, 520, 180] },
  }).attack('enemy', 'zeb', {
    attack: ['hit', 'crit'],
    defense: pilot.startsWith('rebel:tie') ? ['evade', 'blank', 'blank'] : ['evade', 'blank'],
  });

for (const pilot of [
  'rebel:attackshuttle:zeborrelios',
  'rebel:tiefighter:zeborrelios',
  'rebel:sheathipedeclassshuttle:zeborrelios',
])
  test(`${pilot} may cancel the critical before the hit`, () => {
    const table = shot(pilot)
      .asks('cancelFirst')
      .asksSeat('p1')
      .offersExactly({ cancelFirst: 'crit' }, { cancelFirst: 'hit' })
      .answers({ cancelFirst: 'crit' });
    expect(table.events('resultsCompared')).toMatchObject([{ hits: 1, crits: 0 }]);
  });

test('another pilot cancels the hit', () => {
  const table = shot('rebel:attackshuttle:ezrabridger');
  expect(table.events('resultsCompared')).toMatchObject([{ hits: 0, crits: 1 }]);
});

test('a friend of his cancels the hit', () => {
  const table = xwingTable({
    zeb: { pilot: 'rebel:attackshuttle:zeborrelios', at: [600, 300], hasFought: true },
    wing: { pilot: 'rookiepilot', at: [450, 300], hasFought: true },
    enemy: { pilot: 'academypilot', at: [450, 520, 180] },
  }).attack('enemy', 'wing', { attack: ['hit', 'crit'], defense: ['evade', 'blank'] });
  expect(table.events('resultsCompared')).toMatchObject([{ hits: 0, crits: 1 }]);
});
