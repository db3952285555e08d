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
