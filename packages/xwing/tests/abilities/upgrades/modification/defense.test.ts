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

test('a Lightweight Frame rolls before anything is asked, and for its own ship alone', () => {
  const attacked = (upgrades: readonly string[], own: object) =>
    xwingTable({
      falcon: { pilot: 'outerrimsmuggler', at: [450, 480, 180], upgrades, hasFought: true, ...own },
      shuttle: { pilot: 'omicrongrouppilot', side: 0, at: [100, 100], upgrades: ['emperorpalpatine'] },
      tie: { pilot: 'academypilot', at: [450, 300] },
    });
  attacked(['lightweightframe'], {})
    .attack('tie', 'falcon', { attack: ['hit', 'blank'], defense: ['blank', 'focus'] })
    .uses('emperorpalpatine', 'evade')
    .offersExactly({ use: 'shuttle.u1', choice: 0 }, { use: 'shuttle.u1', choice: 1 })
    .defenseDice('blank', 'focus');
});

const dealt = (
  upgrades: readonly string[],
  target: 'x' | 'y',
  attack: readonly string[],
  discarded: readonly string[] = [],
) =>
  xwingTable(
    {
      tie: { pilot: 'obsidiansquadronpilot', at: [450, 300] },
      x: {
        pilot: 'rookiepilot',
        at: [450, 480, 180],
        shields: 0,
        upgrades,
        discarded,
        hasFought: true,
      },
      y: { pilot: 'rookiepilot', at: [540, 480, 180], shields: 0, hasFought: true },
    },
    { cards: ['core2-weaponsfailure', 'core2-weaponsfailure'] },
  ).attack('tie', target, { attack, defense: ['blank', 'blank'] });
const integrated = ['integratedastromech', 'r2astromech'];

test('an Integrated Astromech keeps off a facedown card as well', () => {
  dealt(integrated, 'x', ['hit', 'blank'])
    .offersExactly({ use: 'x.u1', choice: 'x.u2' }, { pass: true })
    .uses('integratedastromech', 'x.u2')
    .has('x', { damage: [], upgrades: [{ faceup: true }, { faceup: false }] });
});

test('an Integrated Astromech keeps nothing off a friend, nor with an astromech that is gone', () => {
  dealt(integrated, 'y', ['hit', 'blank'])
    .doesNotOffer('integratedastromech')
    .has('y', { damage: [{}] });
  dealt(integrated, 'x', ['hit', 'blank'], ['amd:r2astromech'])
    .doesNotOffer('integratedastromech')
    .has('x', { damage: [{}] });
});

test('a card that was discarded already is not kept off again', () => {
  dealt(['integratedastromech', 'r2astromech', 'crew:chewbacca'], 'x', ['hit', 'blank'])
    .offers('integratedastromech', 'chewbacca')
    .uses('chewbacca')
    .doesNotOffer('integratedastromech')
    .has('x', { upgrades: [{ faceup: true }, { faceup: true }, { faceup: false }] });
});
