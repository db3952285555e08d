import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flown = (pilot: string, enemy: readonly [number, number, number]) =>
  xwingTable(
    {
      nien: { pilot, at: [450, 300], dial: { speed: 4, bearing: 'koiogranTurn' } },
      enemy: { pilot: 'academypilot', at: enemy },
    },
    { phase: 'activation' },
  );

test('stress goes again with an enemy in its arc at range 1', () => {
  flown('rebel:t70xwing:niennunb', [450, 400, 180])
    .offersExactly({ use: 'nien.pilot', choice: null }, { pass: true })
    .uses('niennunb')
    .has('nien', { tokens: { stress: 0 } });
});

test('not behind it, and not at range 2', () => {
  flown('rebel:t70xwing:niennunb', [450, 580, 180])
    .doesNotOffer('niennunb')
    .has('nien', { tokens: { stress: 1 } });
  flown('rebel:t70xwing:niennunb', [450, 340, 180])
    .doesNotOffer('niennunb')
    .has('nien', { tokens: { stress: 1 } });
});

test('the stress of a friend is not its own', () => {
  const table = xwingTable(
    {
      nien: { pilot: 'rebel:t70xwing:niennunb', at: [450, 300], tokens: { stress: 1 } },
      friend: { pilot: 'rookiepilot', at: [700, 300], dial: { speed: 4, bearing: 'koiogranTurn' } },
      enemy: { pilot: 'academypilot', at: [450, 400, 180] },
    },
    { phase: 'activation' },
  );
  table.doesNotOffer('niennunb').has('friend', { tokens: { stress: 1 } });
});

test('one enemy is enough, and one token goes', () => {
  xwingTable(
    {
      nien: { pilot: 'rebel:t70xwing:niennunb', at: [450, 400], tokens: { stress: 1 } },
      chopper: { pilot: 'rebel:vcx100:chopper', side: 1, at: [450, 470, 180] },
      far: { pilot: 'academypilot', side: 1, at: [100, 100] },
    },
    { touches: [['nien', 'chopper']] },
  )
    .offers('niennunb')
    .uses('niennunb')
    .has('nien', { tokens: { stress: 1 } });
});

test('a token that is gone already cannot be discarded', () => {
  xwingTable(
    {
      nien: {
        pilot: 'rebel:t70xwing:niennunb',
        at: [450, 300],
        dial: { speed: 4, bearing: 'koiogranTurn' },
        upgrades: ['electronicbaffle'],
      },
      enemy: { pilot: 'academypilot', at: [450, 400, 180] },
    },
    { phase: 'activation' },
  )
    .offers('niennunb', 'electronicbaffle')
    .uses('electronicbaffle')
    .doesNotOffer('niennunb');
});
