import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const shot = (pilot: string, attack: readonly string[]) =>
  xwingTable(
    {
      ten: { pilot, at: [450, 300] },
      enemy: { pilot: 'academypilot', at: [450, 500, 180] },
    },
    { cards: ['core2-weaponsfailure'] },
  )
    .attack('ten', 'enemy', { attack, defense: ['evade', 'evade', 'evade'] })
    .events('resultsCompared')[0];

test('one of its criticals is not cancelled by defense dice', () => {
  expect(shot('tennumb', ['crit', 'blank', 'blank'])).toMatchObject({ outcome: 'hit', hits: 0, crits: 1 });
});

test('only one, and no hit', () => {
  expect(shot('tennumb', ['crit', 'crit', 'hit'])).toMatchObject({ outcome: 'hit', hits: 0, crits: 1 });
  expect(shot('tennumb', ['hit', 'hit', 'hit'])).toMatchObject({ outcome: 'miss', hits: 0, crits: 0 });
});

test('those of another pilot are', () => {
  expect(shot('bluesquadronpilot', ['crit', 'blank', 'blank'])).toMatchObject({ outcome: 'miss' });
});

test('those of a friend are, and so are those that come to it', () => {
  const table = (attacker: string, defender: string) =>
    xwingTable({
      ten: { pilot: 'tennumb', faction: 'rebel', at: [450, 300] },
      friend: { pilot: 'bluesquadronpilot', at: [550, 300] },
      enemy: { pilot: 'academypilot', at: [450, 500, 180] },
    })
      .attack(attacker, defender, {
        attack: ['crit', ...(attacker === 'friend' ? ['blank', 'blank'] : ['blank'])],
        defense: defender === 'ten' ? ['evade'] : ['evade', 'evade', 'evade'],
      })
      .events('resultsCompared')[0];
  expect(table('friend', 'enemy')).toMatchObject({ outcome: 'miss', crits: 0 });
  expect(table('enemy', 'ten')).toMatchObject({ outcome: 'miss', crits: 0 });
});
