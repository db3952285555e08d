import { xwingTable, xwingWith } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const table = (enemy: object = {}, rex: object = {}) =>
  xwingTable({
    rex: { pilot: 'rebel:tiefighter:captainrex', at: [450, 300], ...rex },
    wing: { pilot: 'rookiepilot', at: [520, 300], hasFought: true },
    enemy: { pilot: 'academypilot', at: [450, 500, 180], ...enemy },
  });
const miss = { attack: ['blank', 'blank'], defense: ['blank', 'blank', 'blank'] };

test('its attack leaves the condition on the defender, who rolls 1 die fewer against others', () => {
  table()
    .attack('rex', 'enemy', miss)
    .has('enemy', { conditions: [{ card: 'suppressivefire', by: 'rex' }] })
    .attack('enemy', 'wing', { attack: ['blank'], defense: ['blank', 'blank'] })
    .until('setDial')
    .has('enemy', { conditions: [{ card: 'suppressivefire' }] })
    .ends();
});

test('an attack on Captain Rex himself takes it off, with all its dice', () => {
  table()
    .attack('rex', 'enemy', miss)
    .attack('enemy', 'rex', { attack: ['blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .has('enemy', { conditions: [] })
    .ends();
});

test('a Combat phase in which he attacks nobody takes it off', () => {
  const held = { conditions: [{ card: 'suppressivefire', by: 'rex' }] };
  table(held, { hasFought: true })
    .attack('enemy', 'wing', { attack: ['blank'], defense: ['blank', 'blank'] })
    .until('setDial')
    .has('enemy', { conditions: [] })
    .ends();
});

test('when he is destroyed it goes', () => {
  const held = { pilot: 'obsidiansquadronpilot', conditions: [{ card: 'suppressivefire', by: 'rex' }] };
  xwingTable({
    rex: {
      pilot: 'rebel:tiefighter:captainrex',
      at: [450, 300],
      facedown: ['core2-weaponsfailure', 'core2-weaponsfailure'],
      hasFought: true,
    },
    wing: { pilot: 'rookiepilot', at: [520, 300], hasFought: true },
    enemy: { ...held, at: [480, 500, 180], hasFought: true },
    second: { pilot: 'academypilot', at: [420, 500, 180] },
    third: { pilot: 'academypilot', at: [550, 500, 180] },
  })
    .attack('second', 'rex', { attack: ['hit', 'hit'], defense: ['blank', 'blank', 'blank'] })
    .has('rex', { gone: 'destroyed' })
    .has('enemy', { conditions: [] });
});

test('the condition comes before anything else is said, and from no attack of a friend', () => {
  xwingTable(
    {
      rex: { pilot: 'rebel:tiefighter:captainrex', at: [450, 300] },
      enemy: { pilot: 'academypilot', at: [450, 500, 180], hasFought: true },
    },
    {},
    xwingWith({ name: 'idle', seat: 'p1', window: 'afterAttack', effects: () => [] }),
  )
    .attack('rex', 'enemy', miss)
    .offersExactly({ use: 'idle', choice: null }, { pass: true })
    .has('enemy', { conditions: [{ card: 'suppressivefire', by: 'rex' }] });
  const friend = table({ hasFought: true }, { hasFought: true, at: [380, 300] });
  expect(friend.until('setDial').events('conditionAssigned')).toEqual([]);
  const fought = xwingTable({
    rex: { pilot: 'rebel:tiefighter:captainrex', at: [380, 300], hasFought: true },
    wing: { pilot: 'rookiepilot', at: [450, 300] },
    enemy: { pilot: 'academypilot', at: [450, 500, 180], hasFought: true },
  }).attack('wing', 'enemy', { ...miss, attack: ['blank', 'blank', 'blank'] });
  expect(fought.ends().events('conditionAssigned')).toEqual([]);
});
