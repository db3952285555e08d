import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const duel = (more: Parameters<typeof xwingTable>[0], upgrades = ['firstordervanguard']) =>
  xwingTable({
    silencer: { pilot: 'sienarjaemusanalyst', at: [450, 300], upgrades },
    x: { pilot: 'rookiepilot', at: [450, 480, 180], hasFought: true },
    ...more,
  });

test('alone in the arc, the defender makes one die rerollable', () => {
  const attack = ['blank', 'hit', 'hit'];
  const dice = { attack, defense: ['blank', 'blank'] };
  const table = duel({})
    .attack('silencer', 'x', dice)
    .offers('firstordervanguard')
    .dice({ attack: ['crit'] });
  expect(table.uses('firstordervanguard', 0).events('dieRerolled')).toMatchObject([
    { pool: 'attack', die: 0, to: 'crit' },
  ]);
  duel({ y: { pilot: 'rookiepilot', at: [500, 560, 180], hasFought: true } })
    .attack('silencer', 'x', dice)
    .doesNotOffer('firstordervanguard');
  duel({}, []).attack('silencer', 'x', dice).doesNotOffer('firstordervanguard');
});

test('defending, the card may be given for all defense dice', () => {
  const table = xwingTable({
    silencer: {
      pilot: 'sienarjaemusanalyst',
      at: [450, 300],
      upgrades: ['firstordervanguard'],
      hasFought: true,
    },
    x: { pilot: 'rookiepilot', at: [450, 480, 180] },
  })
    .attack('x', 'silencer', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .dice({ defense: ['evade', 'evade', 'focus'] })
    .offers('firstordervanguard')
    .uses('firstordervanguard');
  expect(table.events('dieRerolled').map(({ to }) => to)).toEqual(['evade', 'evade', 'focus']);
  table.has('silencer', { upgrades: [{ faceup: false }] });
});

const misses = { attack: ['hit', 'hit', 'blank'], defense: ['blank', 'blank'] };

test('an enemy in arc beyond range 3 does not count, and nothing has to be rerolled', () => {
  const far = { y: { pilot: 'rookiepilot', at: [450, 690, 180], hasFought: true } } as const;
  expect(
    duel(far).attack('silencer', 'x', misses).offers('firstordervanguard').answersOffered,
  ).toContainEqual({
    pass: true,
  });
});

test('the attack of a friend is not its own', () => {
  xwingTable({
    silencer: {
      pilot: 'sienarjaemusanalyst',
      at: [450, 300],
      upgrades: ['firstordervanguard'],
      hasFought: true,
    },
    friend: { pilot: 'sienarjaemusanalyst', at: [300, 300] },
    x: { pilot: 'rookiepilot', at: [400, 480, 180], hasFought: true },
  })
    .attack('friend', 'x', misses)
    .doesNotOffer('firstordervanguard')
    .has('x', { shields: 0 });
});

test('one defense die is enough to be rerolled, with none the card stays', () => {
  const caught = (tractorBeam: number) =>
    xwingTable({
      silencer: {
        pilot: 'sienarjaemusanalyst',
        at: [450, 300],
        upgrades: ['firstordervanguard'],
        hasFought: true,
        tokens: { tractorBeam },
      },
      x: { pilot: 'rookiepilot', at: [450, 480, 180] },
    }).attack('x', 'silencer', {
      attack: ['hit', 'blank', 'blank'],
      defense: tractorBeam === 2 ? ['blank'] : [],
    });
  caught(2).offers('firstordervanguard');
  caught(3).doesNotOffer('firstordervanguard').ends();
});
