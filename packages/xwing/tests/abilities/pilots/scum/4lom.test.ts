import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const ending = (stress: number, x: number) =>
  xwingTable({
    lom: { pilot: 'scum:g1astarfighter:4lom', at: [450, 400], tokens: { stress } },
    friend: { pilot: 'binayrepirate', at: [x, 400] },
    rookie: { pilot: 'rookiepilot', at: [800, 850] },
  });

test('a stress token may pass to a ship at range 1', () => {
  ending(2, 540)
    .until('useAbility')
    .offersExactly({ use: 'lom.pilot', choice: 'friend' }, { pass: true })
    .uses('4lom', 'friend')
    .has('lom', { tokens: { stress: 1 } })
    .has('friend', { tokens: { stress: 1 } });
});

test('not at range 2, and not without stress', () => {
  for (const table of [ending(1, 660), ending(0, 540)]) {
    while (table.open[0]?.kind === 'declareTarget') table.letGoBy();
    expect(table.open.map(({ kind }) => kind)).toEqual(['setDial', 'setDial', 'setDial']);
  }
});

test('the last one too', () => {
  ending(1, 540)
    .until('useAbility')
    .uses('4lom', 'friend')
    .has('lom', { tokens: { stress: 0 } });
});
