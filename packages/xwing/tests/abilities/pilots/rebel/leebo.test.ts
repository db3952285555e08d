import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const two = ['core2-directhit', 'core2-blindedpilot'];

const crit = (pilot: string, face: string, attacker = 'stormsquadronpilot') =>
  xwingTable(
    {
      leebo: { pilot, at: [450, 300], shields: 0, hasFought: true },
      tie: { pilot: attacker, faction: 'imperial', at: [450, 500, 180] },
    },
    { cards: [...two, 'core2-structuraldamage', 'core2-damagedengine'] },
  ).attack('tie', 'leebo', { attack: [face, 'blank'], defense: ['blank', 'blank'] });

test('of two cards drawn his player chooses one, and the other is discarded', () => {
  const table = crit('leebo', 'crit')
    .asksSeat('p1')
    .offersExactly(...two.map((card) => ({ card })))
    .answers({ card: 'core2-blindedpilot' })
    .has('leebo', { damage: [{ card: 'core2-blindedpilot', faceup: true }] });
  expect(table.state.decks[0]?.discard).toEqual(['core2-directhit']);
});

test('a facedown card, and a card for another pilot, is dealt as it comes', () => {
  crit('leebo', 'hit').has('leebo', { damage: [{ card: 'core2-directhit', faceup: false }] });
  crit('wildspacefringer', 'crit').has('leebo', { damage: [{ card: 'core2-directhit', faceup: true }] });
});

test('it need not be an attack that deals the card', () => {
  xwingTable(
    {
      leebo: { pilot: 'leebo', at: [450, 300], shields: 0, dial: { speed: 2, bearing: 'straight' } },
      tie: { pilot: 'academypilot', at: [100, 850, 180] },
    },
    {
      phase: 'activation',
      cards: two,
      attackDice: ['crit'],
      obstacles: [{ kind: 'debris', outline: 0, at: [450, 430] }],
    },
  )
    .asks('chooseForCard')
    .offersExactly(...two.map((card) => ({ card })));
});

shows(
  'xw.damage.deck.reshuffle',
  'Maarek Stele chooses one of three cards first, and he between that and one more',
  () => {
    const table = crit('leebo', 'crit', 'imperial:tieadvanced:maarekstele');
    const three = [...two, 'core2-structuraldamage'];
    table
      .asksSeat('p2')
      .offersExactly(...three.map((card) => ({ card })))
      .answers({ card: 'core2-directhit' })
      .asksSeat('p1')
      .offersExactly({ card: 'core2-directhit' }, { card: 'core2-damagedengine' })
      .answers({ card: 'core2-damagedengine' })
      .has('leebo', { damage: [{ card: 'core2-damagedengine', faceup: true }] });
    expect(table.state.decks[0]?.discard).toEqual([
      'core2-blindedpilot',
      'core2-structuraldamage',
      'core2-directhit',
    ]);
  },
);

test('a card for his friend is dealt as it comes', () => {
  xwingTable(
    {
      leebo: { pilot: 'leebo', at: [600, 300], hasFought: true },
      wing: { pilot: 'rookiepilot', at: [450, 300], shields: 0, hasFought: true },
      tie: { pilot: 'academypilot', at: [450, 500, 180] },
    },
    { cards: ['core2-blindedpilot'] },
  )
    .attack('tie', 'wing', { attack: ['crit', 'blank'], defense: ['blank', 'blank'] })
    .has('wing', { damage: [{ card: 'core2-blindedpilot', faceup: true }] })
    .ends();
});
