import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const fired = (pilot: string, weapon: string | null, attack: readonly string[]) =>
  xwingTable({
    tie: { pilot, at: [450, 400], upgrades: ['protontorpedoes', 'guidancechips'], lock: 'x' },
    x: { pilot: 'rookiepilot', at: [450, 620, 180], hasFought: true },
  }).attack('tie', 'x', {
    ...(weapon ? { weapon } : {}),
    attack,
    defense: ['blank', 'blank'].concat(weapon === null ? ['blank'] : []),
  });

test('a torpedo may have one die turned into a hit, by a strong ship into a critical', () => {
  const faces = ['blank', 'blank', 'hit', 'crit'];
  const table = fired('scimitarsquadronpilot', 'protontorpedoes', faces);
  table.offersExactly({ use: 'tie.u2', choice: 0 }, { use: 'tie.u2', choice: 2 }, { pass: true });
  table.uses('guidancechips', 0);
  expect(table.events('dieChanged')).toMatchObject([{ die: 0, to: 'hit' }]);
  const strong = fired('deltasquadronpilot', 'protontorpedoes', faces).uses('guidancechips', 0);
  expect(strong.events('dieChanged')).toMatchObject([{ die: 0, to: 'crit' }]);
});

test('it does nothing for a primary weapon', () => {
  fired('scimitarsquadronpilot', null, ['blank', 'blank']).doesNotOffer('guidancechips');
});

test('they serve missiles as well as torpedoes, and no other weapon', () => {
  const fired = (weapon: string, dice: number) =>
    xwingTable({
      ship: {
        pilot: 'redsquadronveteran',
        at: [450, 300],
        upgrades: ['guidancechips', weapon],
        lock: 'tie',
      },
      tie: { pilot: 'academypilot', at: [450, 520, 180], hasFought: true },
    }).attack('ship', 'tie', {
      weapon,
      attack: Array.from({ length: dice }, () => 'blank'),
      defense: ['blank', 'blank', 'blank'],
    });
  fired('homingmissiles', 4).offers('guidancechips', 'targetLock');
  fired('ioncannon', 3).offers('targetLock');
});
