import { shows } from '@sortie/testkit';
import { xwingTable, xwingWith } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';
import { tableOf } from '../../../src/rules/table.ts';

const duel = (tokens: object, defender: object = {}) =>
  xwingTable({
    rookie: { pilot: 'rookiepilot', at: [450, 400], ...tokens },
    academy: { pilot: 'academypilot', at: [450, 560, 180], hasFought: true, ...defender },
  });

shows(
  'xw.later.tractor.agility',
  'a tractor beam takes agility in the Combat phase, never below none',
  () => {
    const agility = (phase: 'combat' | 'activation', tractorBeam: number) => {
      const table = xwingTable(
        {
          rookie: { pilot: 'rookiepilot', at: [450, 300], dial: { speed: 1, bearing: 'straight' } },
          academy: { pilot: 'academypilot', at: [450, 560, 180], tokens: { tractorBeam } },
        },
        { phase },
      );
      return tableOf(table.state).agilityValue(table.ship('academy').id);
    };
    expect([agility('combat', 1), agility('combat', 4), agility('activation', 1)]).toEqual([2, 0, 3]);
  },
);

shows('xw.later.disabled.no-attack', 'a ship with its weapons disabled does not attack', () => {
  expect(duel({ tokens: { weaponsDisabled: 1 } }).open.map(({ kind }) => kind)).toEqual([
    'setDial',
    'setDial',
  ]);
  expect(duel({}).open.map(({ kind }) => kind)).toEqual(['declareTarget']);
});

shows(
  ['xw.later.disabled.end', 'xw.later.tractor.end', 'xw.later.reinforce.end', 'xw.later.jam.stays'],
  'the End phase takes disabled weapons, tractor beams and reinforcements, and leaves jam tokens',
  () => {
    duel({ tokens: { weaponsDisabled: 1, tractorBeam: 2, reinforceFore: 1, reinforceAft: 1, jam: 1 } })
      .until('setDial')
      .has('rookie', {
        tokens: expect.objectContaining({
          weaponsDisabled: 0,
          tractorBeam: 0,
          reinforceFore: 0,
          reinforceAft: 0,
          jam: 1,
        }),
      });
  },
);

shows('xw.later.reinforce.evade', 'a reinforced half adds an evade against an attacker before it', () => {
  const hitsThrough = (tokens: object, heading = 180) =>
    duel({}, { tokens, at: [450, 560, heading] })
      .attack('rookie', 'academy', { attack: ['hit', 'hit', 'blank'], defense: ['blank', 'blank', 'blank'] })
      .ends()
      .events('resultsCompared')
      .map(({ hits }) => hits);
  expect(hitsThrough({ reinforceFore: 1 })).toEqual([1]);
  expect(hitsThrough({ reinforceAft: 1 })).toEqual([2]);
  expect(hitsThrough({})).toEqual([2]);
  // From behind it is the other half.
  expect(hitsThrough({ reinforceFore: 1 }, 0)).toEqual([2]);
  expect(hitsThrough({ reinforceAft: 1 }, 0)).toEqual([1]);
});

const meeting = (tokens: object, how: object = {}) =>
  xwingTable(
    {
      rookie: {
        pilot: 'rookiepilot',
        at: [450, 300],
        dial: { speed: 1, bearing: 'straight' },
        ...how,
        tokens,
      },
      academy: { pilot: 'academypilot', at: [450, 500, 180] },
    },
    { phase: 'activation' },
  );

shows('xw.later.jam.takes-token', 'a jammed ship loses what it is given, and the jam token with it', () => {
  meeting({ jam: 2 })
    .acts('focus')
    .has('rookie', { tokens: expect.objectContaining({ focus: 0, jam: 1 }) });
});

shows('xw.later.jam.takes-token', 'of several tokens the jammed ship chooses which it loses', () => {
  meeting({ jam: 1, evade: 1 }, { lock: 'academy' })
    .acts('focus')
    .asks('chooseForCard')
    .offersExactly('focus', 'evade', 'targetLock')
    .answers('targetLock')
    .has('rookie', { lock: null, tokens: expect.objectContaining({ focus: 1, evade: 1, jam: 0 }) });
});

test('a lock that a jammed ship acquires is lost at once', () => {
  meeting({ jam: 1 }).acts('targetLock', { target: 'academy' }).has('rookie', { lock: null });
});

shows('xw.later.reinforce.evade', 'a token of either half is enough where both are there', () => {
  const table = duel({}, { tokens: { reinforceFore: 1, reinforceAft: 1 } }).attack('rookie', 'academy', {
    attack: ['hit', 'hit', 'blank'],
    defense: ['blank', 'blank', 'blank'],
  });
  expect(table.events('resultsCompared').map(({ hits }) => hits)).toEqual([1]);
});

shows('xw.later.jam.stays', 'a jam token lies where there is nothing to take, and waits for it', () => {
  const jamming = (own: object) =>
    xwingTable(
      {
        reaper: { pilot: 'scarifbasepilot', at: [450, 300], dial: { speed: 1, bearing: 'straight' } },
        foe: { pilot: 'rookiepilot', at: [340, 400], ...own },
      },
      { phase: 'activation' },
    ).acts('jam', { target: 'foe' });
  jamming({}).has('foe', { tokens: expect.objectContaining({ jam: 1 }) });
  jamming({ tokens: { focus: 1 } }).has('foe', { tokens: expect.objectContaining({ jam: 0, focus: 0 }) });
});

/** Two tractor beam tokens come to an enemy, one after the other. */
const tractored = (defender: object, situation: object = {}) =>
  xwingTable(
    {
      rookie: { pilot: 'rookiepilot', at: [450, 400] },
      academy: { pilot: 'academypilot', at: [450, 560, 180], hasFought: true, ...defender },
    },
    situation,
    xwingWith({
      name: 'beam',
      seat: 'p1',
      window: 'attackDeclared',
      effects: ({ defender: ship }) =>
        [0, 1].map(() => ({ kind: 'assignTokens', ship, token: 'tractorBeam', count: 1 })),
    }),
  )
    .attack('rookie', 'academy')
    .uses('beam');

shows('xw.later.tractor.move', 'only the first token of a round drags the ship', () => {
  const table = tractored({}).asks('drag', { ship: 'academy' }).asksSeat('p1');
  expect(table.question.rule).toBe('xw.later.tractor.move');
  table.offersExactly({ drag: 'straight' }, { drag: 'left' }, { drag: 'right' }, { stay: true });
  table.dice({ attack: ['blank', 'blank', 'blank'], defense: ['blank'] }).answers({ stay: true });
  expect(table.events('tokensAssigned')).toHaveLength(2);
  table.ends();
});

shows('xw.later.tractor.obstacles', 'a ship that is dragged sets off the mines it comes to', () => {
  const table = tractored(
    {},
    {
      attackDice: ['hit', 'blank', 'blank'],
      bombs: [{ bomb: 'bomb:proximitymines', droppedBy: 'rookie', at: [450, 490, 0] }],
    },
  );
  table.dice({ attack: ['blank', 'blank', 'blank', 'blank'], defense: ['blank'] });
  table.answers({ drag: 'straight' });
  expect(table.state.bombs).toEqual([]);
  table.has('academy', { damage: [{ faceup: false }] });
});

shows('xw.later.reinforce.evade', 'nothing is added once one of the two is gone', () => {
  const leaving = (who: 'attacker' | 'defender') =>
    xwingTable(
      {
        rookie: { pilot: 'rookiepilot', at: [450, 400] },
        academy: {
          pilot: 'academypilot',
          at: [450, 560, 180],
          hasFought: true,
          tokens: { reinforceFore: 1 },
        },
      },
      {},
      xwingWith({
        name: 'way out',
        seat: 'p1',
        window: 'defenseDiceRolled',
        effects: (attack) => [{ kind: 'loseShip', ship: attack[who], how: 'fled' }],
      }),
    )
      .attack('rookie', 'academy', { attack: ['hit', 'hit', 'blank'], defense: ['blank', 'blank', 'blank'] })
      .uses('way out')
      .events('dieAdded');
  expect([leaving('attacker'), leaving('defender')]).toEqual([[], []]);
});
