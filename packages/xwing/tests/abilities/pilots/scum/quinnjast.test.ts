import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const starting = (pilot: string, discarded: readonly string[]) =>
  xwingTable({
    quinn: {
      pilot,
      at: [450, 300],
      upgrades: ['concussionmissiles', 'protontorpedoes', 'stealthdevice'],
      discarded,
    },
    enemy: { pilot: 'academypilot', at: [450, 560, 180] },
  });

const both = ['missile:concussionmissiles', 'torpedo:protontorpedoes', 'mod:stealthdevice'];

test('for weapons disabled a discarded missile or torpedo comes back as the Combat phase starts', () => {
  starting('quinnjast', both)
    .offersExactly(
      { use: 'quinn.pilot', choice: 'quinn.u1' },
      { use: 'quinn.pilot', choice: 'quinn.u2' },
      { pass: true },
    )
    .uses('quinnjast', 'quinn.u2')
    .has('quinn', {
      tokens: { weaponsDisabled: 1 },
      upgrades: [{ faceup: false }, { faceup: true }, { faceup: false }],
    })
    .ends();
});

test('nothing to bring back, nothing offered', () => {
  starting('quinnjast', ['mod:stealthdevice']).asks('declareTarget', { ship: 'quinn' });
  starting('tansariipointveteran', both).asks('declareTarget', { ship: 'quinn' });
});
