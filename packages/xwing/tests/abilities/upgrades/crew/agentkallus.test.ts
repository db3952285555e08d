import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const fight = (chosen: string) =>
  xwingTable(
    {
      black: {
        pilot: 'blacksquadronpilot',
        at: [450, 300],
        upgrades: ['agentkallus'],
      },
      rookie: { pilot: 'rookiepilot', at: [450, 660, 180] },
      other: { pilot: 'rookiepilot', at: [390, 660, 180] },
    },
    { phase: 'planning', round: 1 },
  )
    .offersExactly({ use: 'black.u1', choice: 'rookie' }, { use: 'black.u1', choice: 'other' })
    .uses('agentkallus', chosen)
    .plans('black', 2, 'straight')
    .plans('rookie', 1, 'straight')
    .plans('other', 1, 'straight')
    .readies()
    .attack('black', 'rookie', { attack: ['focus', 'blank'], defense: ['blank', 'blank'] });

test('against the chosen enemy a focus result may become a hit', () => {
  fight('rookie')
    .offersExactly({ use: 'black.u1', choice: null }, { pass: true })
    .uses('agentkallus')
    .has('rookie', { shields: 1 })
    .ends();
});

test('against another one it stays', () => {
  fight('other').has('rookie', { shields: 2 }).ends();
});

const attackedBy = (chosen: string) =>
  xwingTable(
    {
      black: { pilot: 'blacksquadronpilot', at: [450, 300], upgrades: ['agentkallus'], hasFought: true },
      rookie: { pilot: 'rookiepilot', at: [450, 660, 180] },
      other: { pilot: 'rookiepilot', at: [390, 660, 180], hasFought: true },
    },
    { phase: 'planning', round: 1 },
  )
    .uses('agentkallus', chosen)
    .plans('black', 2, 'straight')
    .plans('rookie', 1, 'straight')
    .plans('other', 1, 'straight')
    .readies()
    .attack('rookie', 'black', {
      attack: ['hit', 'hit', 'blank'],
      defense: ['focus', 'focus', 'blank'],
    });

test('when the chosen enemy attacks, one focus result may become an evade', () => {
  const table = attackedBy('rookie').asksSeat('p1').offers('agentkallus').uses('agentkallus');
  expect(table.events('dieChanged').map(({ to }) => to)).toEqual(['evade']);
  table.has('black', { damage: [{}] });
});

test('when another enemy attacks, it stays', () => {
  attackedBy('other')
    .doesNotOffer('agentkallus')
    .has('black', { damage: [{}, {}] });
});

test('nobody is chosen in a later round', () => {
  const table = xwingTable(
    {
      black: { pilot: 'blacksquadronpilot', at: [450, 300], upgrades: ['agentkallus'] },
      rookie: { pilot: 'rookiepilot', at: [450, 660, 180] },
    },
    { phase: 'planning', round: 2 },
  );
  expect(table.open.map(({ kind }) => kind)).not.toContain('useAbility');
  table.has('rookie', { lasting: [] });
});

const planned = (chosen: string, rookie: object = {}) =>
  xwingTable(
    {
      black: { pilot: 'blacksquadronpilot', at: [450, 300], upgrades: ['agentkallus'] },
      rookie: { pilot: 'rookiepilot', at: [450, 660, 180], ...rookie },
      other: { pilot: 'rookiepilot', at: [390, 660, 180] },
    },
    { phase: 'planning', round: 1 },
  )
    .uses('agentkallus', chosen)
    .plans('black', 2, 'straight')
    .plans('rookie', 1, 'straight')
    .plans('other', 1, 'straight')
    .readies();

test('of two focus results one becomes a hit, and of a single one an evade', () => {
  const table = planned('rookie').attack('black', 'rookie', {
    attack: ['focus', 'focus'],
    defense: ['blank', 'blank'],
  });
  expect(table.uses('agentkallus').events('dieChanged')).toMatchObject([{ to: 'hit' }]);
  planned('rookie')
    .attack('black', 'rookie', { attack: ['blank', 'blank'], defense: ['blank', 'blank'] })
    .attack('rookie', 'black', { attack: ['hit', 'blank', 'blank'], defense: ['focus', 'blank', 'blank'] })
    .offers('agentkallus')
    .uses('agentkallus')
    .has('black', { damage: [] });
});

test('a mark of another card on an enemy says nothing to him', () => {
  planned('other', { upgrades: ['r2f2'] })
    .until('performAction', 'rookie')
    .acts('card rookie.u1')
    .attack('black', 'rookie', { attack: ['focus', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .doesNotOffer('agentkallus')
    .has('rookie', { shields: 2 });
});
