import { xwingTable, xwingWith } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const shot = (upgrades: readonly string[], y = 500, conditions = [{ card: 'scrambled', by: 'wing' }]) =>
  xwingTable({
    x: {
      pilot: 'rookiepilot',
      at: [450, 400],
      tokens: { focus: 1 },
      lock: 'wing',
      conditions,
    },
    wing: { pilot: 'omicrongrouppilot', at: [450, y, 180], upgrades, hasFought: true },
  }).attack('x', 'wing', {
    attack: ['focus', 'blank', 'hit', ...(y === 500 ? ['blank'] : [])],
    defense: y > 700 ? ['blank', 'blank'] : ['blank'],
  });

test('its dice stay as they fell against the ship with the scrambler at range 1', () => {
  shot(['targetingscrambler']).has('wing', { shields: 4 }).until('setDial').has('x', { conditions: [] });
});

test('beyond range 1, without the scrambler or without the condition they may be changed', () => {
  shot(['targetingscrambler'], 620).offers('focus', 'targetLock');
  shot([]).offers('focus', 'targetLock');
  shot(['targetingscrambler'], 500, []).offers('focus', 'targetLock');
});

test('a scrambler that is discarded, or another card in its place, scrambles nothing', () => {
  const against = (wing: object) =>
    xwingTable({
      x: {
        pilot: 'rookiepilot',
        at: [450, 400],
        tokens: { focus: 1 },
        conditions: [{ card: 'scrambled', by: 'wing' }],
      },
      wing: { pilot: 'omicrongrouppilot', at: [450, 500, 180], hasFought: true, ...wing },
    }).attack('x', 'wing', { attack: ['focus', 'blank', 'hit', 'blank'], defense: ['blank'] });
  against({ upgrades: ['targetingscrambler'], discarded: ['system:targetingscrambler'] }).offers('focus');
  against({ upgrades: ['sensorjammer'] })
    .offers('sensorjammer')
    .passes()
    .offers('focus');
});

test('at the end of the Combat phase it goes before anything else', () => {
  xwingTable(
    {
      x: {
        pilot: 'rookiepilot',
        at: [450, 400],
        conditions: [{ card: 'scrambled', by: 'wing' }],
        hasFought: true,
      },
      wing: { pilot: 'omicrongrouppilot', at: [450, 800, 180], hasFought: true },
    },
    {},
    xwingWith({ name: 'idle', seat: 'p1', window: 'endOfCombat', effects: () => [] }),
  )
    .until('useAbility')
    .offersExactly({ use: 'idle', choice: null }, { pass: true })
    .has('x', { conditions: [] });
});
