import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const attacking = () =>
  xwingTable({
    tomax: { pilot: 'tomaxbren', at: [450, 400], upgrades: ['crackshot'] },
    rookie: { pilot: 'rookiepilot', at: [450, 600, 180] },
  }).attack('tomax', 'rookie', { attack: ['hit', 'blank'], defense: ['evade', 'blank'] });

test('a discarded Elite upgrade comes back', () => {
  attacking()
    .offersExactly({ use: 'tomax.u1', choice: null }, { pass: true })
    .uses('crackshot')
    .has('rookie', { shields: 1 })
    .has('tomax', { upgrades: [{ faceup: true }] });
});

test('that of another pilot stays discarded', () => {
  xwingTable({
    other: { pilot: 'gammasquadronveteran', at: [450, 400], upgrades: ['crackshot'] },
    rookie: { pilot: 'rookiepilot', at: [450, 600, 180] },
  })
    .attack('other', 'rookie', { attack: ['hit', 'blank'], defense: ['evade', 'blank'] })
    .uses('crackshot')
    .has('other', { upgrades: [{ faceup: false }] });
});

const firing = (upgrades: readonly string[]) =>
  xwingTable({
    tomax: { pilot: 'tomaxbren', at: [450, 400], upgrades, lock: 'rookie' },
    rookie: { pilot: 'rookiepilot', at: [450, 600, 180], hasFought: true },
  });
const TORPEDO = {
  weapon: 'protontorpedoes',
  attack: ['hit', 'blank', 'blank', 'blank'],
  defense: ['evade', 'blank'],
};

test('another kind of card stays discarded, wherever the Elite upgrade lies', () => {
  for (const upgrades of [
    ['protontorpedoes', 'crackshot'],
    ['crackshot', 'protontorpedoes'],
  ]) {
    const table = firing(upgrades).attack('tomax', 'rookie', TORPEDO).uses('crackshot');
    expect(table.ship('tomax').upgrades.map(({ card, faceup }) => [card.split(':')[1], faceup])).toEqual(
      upgrades.map((name) => [name, name === 'crackshot']),
    );
  }
});

test('the Elite upgrade of a friend stays discarded', () => {
  const table = xwingTable({
    tomax: { pilot: 'tomaxbren', at: [600, 400], hasFought: true },
    mate: { pilot: 'gammasquadronveteran', at: [450, 400], upgrades: ['crackshot'] },
    rookie: { pilot: 'rookiepilot', at: [450, 600, 180], hasFought: true },
  }).attack('mate', 'rookie', { attack: ['hit', 'blank'], defense: ['evade', 'blank'] });
  table
    .uses('crackshot')
    .has('mate', { upgrades: [{ faceup: false }] })
    .ends();
});
