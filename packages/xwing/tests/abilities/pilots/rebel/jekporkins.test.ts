import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flying = (pilot: string, attackDice: readonly string[]) =>
  xwingTable(
    {
      jek: { pilot, at: [450, 300], dial: { speed: 4, bearing: 'koiogranTurn' } },
      enemy: { pilot: 'academypilot', at: [100, 850, 180] },
    },
    { phase: 'activation', attackDice },
  );

test('a stress token may go for the roll of a die; a hit deals a facedown card', () => {
  flying('jekporkins', ['hit'])
    .offersExactly({ use: 'jek.pilot', choice: null }, { pass: true })
    .uses('jekporkins')
    .has('jek', { tokens: { stress: 0 }, shields: 2, damage: [{ faceup: false }] })
    .ends();
});

test('a critical deals nothing', () => {
  flying('jekporkins', ['crit'])
    .uses('jekporkins')
    .has('jek', { tokens: { stress: 0 }, damage: [] })
    .ends();
});

test('left alone, the token stays', () => {
  flying('jekporkins', [])
    .passes()
    .has('jek', { tokens: { stress: 1 }, damage: [] });
  flying('redsquadronpilot', []).has('jek', { tokens: { stress: 1 }, damage: [] });
});

test('the stress of a friend is not its own', () => {
  const table = xwingTable(
    {
      jek: { pilot: 'jekporkins', at: [450, 300], tokens: { stress: 1 } },
      friend: { pilot: 'rookiepilot', at: [700, 300], dial: { speed: 4, bearing: 'koiogranTurn' } },
      enemy: { pilot: 'academypilot', at: [450, 400, 180] },
    },
    { phase: 'activation' },
  );
  table.doesNotOffer('jekporkins').has('friend', { tokens: { stress: 1 } });
});

test('another token is no occasion', () => {
  xwingTable({
    kyle: { pilot: 'kylekatarn', at: [450, 300], tokens: { focus: 1 } },
    jek: { pilot: 'jekporkins', at: [450, 400], tokens: { stress: 1 } },
    tie: { pilot: 'academypilot', at: [450, 600, 180] },
  })
    .uses('kylekatarn', 'jek')
    .asks('declareTarget', { ship: 'jek' });
});

test('of two tokens one goes, and none that is gone already', () => {
  xwingTable(
    {
      jek: { pilot: 'jekporkins', at: [450, 400], tokens: { stress: 1 } },
      chopper: { pilot: 'rebel:vcx100:chopper', side: 1, at: [515, 400, 180] },
    },
    { touches: [['jek', 'chopper']], attackDice: ['crit'] },
  )
    .uses('jekporkins')
    .has('jek', { tokens: { stress: 1 } });
  xwingTable(
    {
      jek: {
        pilot: 'jekporkins',
        at: [450, 300],
        dial: { speed: 4, bearing: 'koiogranTurn' },
        upgrades: ['electronicbaffle'],
      },
      enemy: { pilot: 'academypilot', at: [100, 850, 180] },
    },
    { phase: 'activation' },
  )
    .offers('jekporkins', 'electronicbaffle')
    .uses('electronicbaffle')
    .has('jek', { tokens: { stress: 0 }, shields: 1 })
    .doesNotOffer('jekporkins');
});
