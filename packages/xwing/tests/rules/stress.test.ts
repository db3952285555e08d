import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';

const flown = (dial: { speed: number; bearing: string }, stress: number, more = {}) =>
  xwingTable(
    {
      rookie: { pilot: 'rookiepilot', at: [450, 300], dial, tokens: { stress }, ...more },
      academy: { pilot: 'academypilot', at: [450, 620, 180] },
    },
    { phase: 'activation' },
  );

shows(
  ['xw.stress.definition', 'xw.stress.no-actions'],
  'a ship with a stress token performs no action, not even a free one',
  () => {
    flown({ speed: 3, bearing: 'straight' }, 1)
      .asks('declareTarget', { ship: 'rookie' })
      .has('rookie', { tokens: { stress: 1 }, actions: [] });
    xwingTable(
      {
        beast: {
          pilot: 'nightbeast',
          at: [450, 300],
          dial: { speed: 2, bearing: 'straight' },
          tokens: { stress: 2 },
        },
        rookie: { pilot: 'rookiepilot', at: [450, 620, 180] },
      },
      { phase: 'activation' },
    )
      .asks('declareTarget')
      .has('beast', { tokens: { stress: 1, focus: 0 }, actions: [] });
  },
);

shows(
  ['xw.stress.no-red', 'xw.stress.red-revealed-opponent-picks', 'xw.ship.dial.matches-type'],
  'the opponent replaces a red maneuver that a stressed ship reveals by any that is not red',
  () => {
    const table = flown({ speed: 4, bearing: 'koiogranTurn' }, 1, { faceup: ['core2-damagedengine'] })
      .asks('replaceManeuver', { ship: 'rookie' })
      .asksSeat('p2');
    // A faceup Damaged Engine makes every turn red.
    expect(table.answersOffered).toHaveLength(10);
    table
      .refuses({ speed: 4, bearing: 'koiogranTurn' }, 'xw.stress.red-revealed-opponent-picks')
      .refuses({ speed: 2, bearing: 'turnLeft' }, 'xw.stress.red-revealed-opponent-picks')
      .refuses({ speed: 5, bearing: 'straight' }, 'xw.ship.dial.matches-type')
      .answers({ speed: 1, bearing: 'straight' })
      .has('rookie', { pose: { x: 450, y: 380, heading: 0 } });
  },
);

shows('xw.stress.stacks', 'stress tokens add up, and a green maneuver removes one of them', () => {
  const green = { speed: 2, bearing: 'straight' };
  const stressed = flown(green, 3).has('rookie', { tokens: { stress: 2 } });
  expect(stressed.events('tokensRemoved')).toMatchObject([{ ship: 'rookie', token: 'stress', count: 1 }]);
  expect(flown(green, 0).events('tokensRemoved')).toEqual([]);
  // One for the red maneuver, one for the debris.
  xwingTable(
    {
      rookie: { pilot: 'rookiepilot', at: [450, 300], dial: { speed: 4, bearing: 'koiogranTurn' } },
      academy: { pilot: 'academypilot', at: [100, 800, 180] },
    },
    {
      phase: 'activation',
      obstacles: [{ kind: 'debris', outline: 0, at: [450, 400, 0] }],
      attackDice: ['blank'],
    },
  ).has('rookie', { tokens: { stress: 2 } });
});

shows('xw.stress.green-then-act', 'a ship freed of its last stress token by a green maneuver may act', () => {
  flown({ speed: 2, bearing: 'straight' }, 1)
    .has('rookie', { tokens: { stress: 0 } })
    .acts('focus')
    .has('rookie', { tokens: { focus: 1 } });
});

shows('xw.stress.red-then-no-act', 'a ship stressed by its red maneuver does not act', () => {
  flown({ speed: 4, bearing: 'koiogranTurn' }, 0, { at: [450, 520, 180] })
    .asks('declareTarget', { ship: 'rookie' })
    .has('rookie', { tokens: { stress: 1 }, actions: [] });
});

shows('xw.stress.can-attack', 'a stressed ship attacks, defends and spends tokens', () => {
  xwingTable({
    rookie: { pilot: 'rookiepilot', at: [450, 400], tokens: { stress: 1, focus: 1 }, lock: 'academy' },
    academy: { pilot: 'academypilot', at: [450, 560, 180], tokens: { stress: 1, focus: 1, evade: 1 } },
  })
    .attack('rookie', 'academy', {
      attack: ['blank', 'focus', 'blank', 'hit'],
      defense: ['focus', 'blank', 'blank'],
    })
    .uses('targetLock', [0])
    .uses('focus')
    .offers('focus', 'evade')
    .uses('focus')
    .uses('evade')
    .has('academy', { tokens: { stress: 1, focus: 0, evade: 0 }, damage: [] })
    .has('rookie', { tokens: { stress: 1, focus: 0 }, lock: null })
    .ends();
});
