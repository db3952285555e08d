import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

type Spec = Parameters<typeof xwingTable>[0][string];

const shot = (thane: Partial<Spec>, defender = 'wing', defense = ['blank', 'blank']) =>
  xwingTable({
    thane: { pilot: 'thanekyrell', at: [500, 300], hasFought: true, ...thane },
    wing: { pilot: 'rookiepilot', at: [430, 300], hasFought: true },
    enemy: { pilot: 'academypilot', at: [450, 500, 180] },
  }).attack('enemy', defender, { attack: ['blank', 'blank'], defense });

test('after an enemy in its arc attacked a friend it may perform a free action', () => {
  const table = shot({})
    .offersExactly({ use: 'thane.pilot', choice: null }, { pass: true })
    .uses('thanekyrell')
    .acts('focus')
    .ends();
  expect(table.events('tokensAssigned')).toMatchObject([{ ship: 'thane', token: 'focus', count: 1 }]);
});

test('not outside its arcs, not for an attack on itself', () => {
  shot({ at: [600, 480] })
    .doesNotOffer('thanekyrell')
    .ends();
  shot({}, 'thane', ['blank']).doesNotOffer('thanekyrell').ends();
});

test('range 3 is near enough, range 4 is not', () => {
  shot({ at: [450, 210] }).offers('thanekyrell');
  shot({ at: [450, 110] })
    .doesNotOffer('thanekyrell')
    .ends();
});
