import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const end = (x: number, stress: number) =>
  xwingTable({
    shuttle: { pilot: 'omicrongrouppilot', at: [450, 400], upgrades: ['marajade'] },
    rookie: { pilot: 'rookiepilot', at: [x, 400], tokens: { stress } },
  }).until('setDial');

test('as combat ends an unstressed enemy at range 1 is stressed', () => {
  end(540, 0)
    .has('rookie', { tokens: { stress: 1 } })
    .ends();
});

test('a stressed one, and one at range 2, is not', () => {
  end(540, 1).has('rookie', { tokens: { stress: 1 } });
  end(640, 0).has('rookie', { tokens: { stress: 0 } });
});

test('with nobody to stress she is not heard of', () => {
  for (const [x, stress] of [
    [540, 1],
    [640, 0],
  ] as const) {
    expect(end(x, stress).referee.log.filter(({ kind }) => kind === 'abilityUsed')).toEqual([]);
  }
});

test('of two enemies beside her the unstressed one is stressed', () => {
  xwingTable({
    shuttle: { pilot: 'omicrongrouppilot', at: [450, 400], upgrades: ['marajade'], hasFought: true },
    calm: { pilot: 'rookiepilot', at: [540, 400], hasFought: true },
    tense: { pilot: 'rookiepilot', at: [360, 400], tokens: { stress: 1 }, hasFought: true },
    far: { pilot: 'rookiepilot', at: [640, 400], hasFought: true },
  })
    .until('setDial')
    .has('calm', { tokens: { stress: 1 } })
    .has('tense', { tokens: { stress: 1 } })
    .has('far', { tokens: { stress: 0 } });
});
