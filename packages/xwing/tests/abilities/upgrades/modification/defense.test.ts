import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const framed = (attack: readonly string[], defense: readonly string[], upgrades = ['lightweightframe']) =>
  xwingTable({
    x: { pilot: 'rookiepilot', at: [450, 300] },
    tie: {
      pilot: 'scimitarsquadronpilot',
      at: [450, attack.length > 3 ? 380 : 480, 180],
      upgrades,
      hasFought: true,
    },
  }).attack('x', 'tie', { attack, defense });

test('a Lightweight Frame rolls one die more against more attack dice', () => {
  const blanks = ['blank', 'blank', 'blank'];
  const table = framed(['hit', 'hit', 'hit'], [...blanks]);
  expect(table.events('dieAdded')).toMatchObject([{ pool: 'defense', face: 'blank' }]);
  expect(framed(['hit', 'hit', 'hit'], ['blank', 'blank'], []).events('dieAdded')).toEqual([]);
});

const droid = (upgrades: readonly string[], hits: readonly string[]) =>
  xwingTable({
    tie: { pilot: 'obsidiansquadronpilot', at: [450, 300] },
    x: { pilot: 'rookiepilot', at: [450, 480, 180], shields: 0, upgrades, hasFought: true },
  })
    .cards('core2-weaponsfailure', 'core2-damagedengine')
    .attack('tie', 'x', { attack: hits, defense: ['blank', 'blank'] });

test('an Integrated Astromech takes a Damage card with it', () => {
  const table = droid(['r2astromech', 'integratedastromech'], ['crit', 'blank']).offers(
    'integratedastromech',
  );
  table.uses('integratedastromech');
  table.has('x', { damage: [], upgrades: [{ faceup: false }, { faceup: true }] });
  droid(['integratedastromech'], ['crit', 'blank']).doesNotOffer('integratedastromech');
});
