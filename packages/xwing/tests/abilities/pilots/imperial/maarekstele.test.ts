import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const crit = (pilot: string, cards: readonly string[]) =>
  xwingTable(
    {
      maarek: { pilot, faction: 'imperial', at: [450, 300] },
      rookie: { pilot: 'rookiepilot', at: [450, 500, 180], shields: 0 },
    },
    { cards },
  ).attack('maarek', 'rookie', { attack: ['crit', 'blank'], defense: ['blank', 'blank'] });

const three = ['core2-directhit', 'core2-blindedpilot', 'core2-structuraldamage'];

test('of three cards drawn Maarek Stele deals the chosen one and discards the others', () => {
  const table = crit('imperial:tieadvanced:maarekstele', three)
    .asksSeat('p1')
    .offersExactly(...three.map((card) => ({ card })))
    .answers({ card: 'core2-structuraldamage' })
    .has('rookie', { damage: [{ card: 'core2-structuraldamage', faceup: true }] })
    .ends();
  expect(table.state.decks[0]?.discard).toEqual(['core2-directhit', 'core2-blindedpilot']);
});

test('the other player does not see the cards before the choice', () => {
  const table = crit('imperial:tieadvanced:maarekstele', three);
  const seen = JSON.stringify([table.referee.view('p2' as never), table.referee.logFor('p2' as never)]);
  expect(three.filter((card) => seen.includes(card))).toEqual([]);
});

test('another pilot deals the first card', () => {
  crit('imperial:tieadvanced:stormsquadronpilot', ['core2-directhit'])
    .has('rookie', { damage: [{ card: 'core2-directhit', faceup: true }] })
    .ends();
});

test('a facedown card is dealt as it comes', () => {
  xwingTable(
    {
      maarek: { pilot: 'imperial:tieadvanced:maarekstele', at: [450, 300] },
      rookie: { pilot: 'rookiepilot', at: [450, 500, 180], shields: 0 },
    },
    { cards: ['core2-directhit'] },
  )
    .attack('maarek', 'rookie', { attack: ['hit', 'blank'], defense: ['blank', 'blank'] })
    .has('rookie', { damage: [{ card: 'core2-directhit', faceup: false }] })
    .ends();
});
