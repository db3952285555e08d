import { xwingTable } from '@sortie/testkit/xwing';
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
