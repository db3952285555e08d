import { shows } from '@sortie/testkit';
import { xwingTable, xwingWith } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const HURT = ['core2-damagedcockpit', 'core2-damagedengine'];

const shot = (pilot: string, situation: Parameters<typeof xwingTable>[1] = {}) =>
  xwingTable(
    {
      wing: { pilot: 'wedgeantilles', at: [450, 520, 180] },
      wrath: { pilot, at: [450, 300], facedown: HURT },
    },
    { cards: ['core2-weaponsfailure'], ...situation },
  ).attack('wing', 'wrath', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank'] });

shows(
  'xw.destroy.immediate',
  'with as many cards as hull it still attacks, and is destroyed as the Combat phase ends',
  () => {
    const table = shot('felswrath').has('wrath', { gone: null, doomed: false });
    table.attack('wrath', 'wing', {
      attack: ['blank', 'blank', 'blank'],
      defense: ['blank', 'blank', 'blank'],
    });
    table.has('wrath', { gone: 'destroyed', goneInRound: 1 });
    const order = table.referee.log.filter(
      (event) => event.kind === 'shipLost' || (event.kind === 'phaseStarted' && event.phase === 'end'),
    );
    expect(order.map(({ kind }) => kind)).toEqual(['shipLost', 'phaseStarted']);
  },
);

test('another pilot of its skill or lower is destroyed at once', () => {
  shot('sabersquadronpilot').has('wrath', { gone: 'destroyed' });
});

test('an injured pilot has no such ability', () => {
  xwingTable(
    {
      wing: { pilot: 'wedgeantilles', at: [450, 520, 180] },
      wrath: { pilot: 'felswrath', at: [450, 300], facedown: ['core-damagedcockpit', 'core-damagedengine'] },
    },
    { cards: ['core-injuredpilot'], options: { damageDeck: 'core' } },
  )
    .attack('wing', 'wrath', { attack: ['crit', 'blank', 'blank'], defense: ['blank', 'blank'] })
    .has('wrath', { gone: 'destroyed' });
});

test('damage of the Activation phase destroys it after combat, and it flies on till then', () => {
  const table = xwingTable(
    {
      wrath: { pilot: 'felswrath', at: [450, 300], facedown: HURT, dial: { speed: 2, bearing: 'straight' } },
      wing: { pilot: 'rookiepilot', at: [450, 640, 180] },
    },
    {
      phase: 'activation',
      attackDice: ['hit'],
      cards: ['core2-weaponsfailure'],
      obstacles: [{ kind: 'asteroid', outline: 0, at: [450, 350] }],
    },
  );
  table.asks('declareTarget', { ship: 'wrath' }).has('wrath', { gone: null });
  expect(table.ship('wrath').damage).toHaveLength(3);
});

test('unhurt it lives through the end of the Combat phase', () => {
  xwingTable({
    wing: { pilot: 'rookiepilot', at: [450, 800, 180] },
    wrath: { pilot: 'felswrath', at: [450, 100] },
  })
    .until('setDial')
    .has('wrath', { gone: null });
});

test('a friend of its is destroyed at once', () => {
  xwingTable(
    {
      wing: { pilot: 'wedgeantilles', at: [450, 520, 180] },
      saber: { pilot: 'sabersquadronpilot', at: [450, 300], facedown: HURT },
      wrath: { pilot: 'felswrath', at: [550, 300] },
    },
    { cards: ['core2-weaponsfailure'] },
  )
    .attack('wing', 'saber', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank'] })
    .has('saber', { gone: 'destroyed' });
});

test('past the Combat phase it is destroyed at once too', () => {
  const table = xwingTable(
    {
      corran: { pilot: 'corranhorn', at: [450, 520, 180], hasFought: true },
      wrath: { pilot: 'felswrath', at: [450, 300], facedown: HURT, hasFought: true },
    },
    { phase: 'end', cards: ['core2-weaponsfailure'] },
  );
  table
    .dice({ attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .uses('corranhorn')
    .has('wrath', { gone: 'destroyed' });
});

test('at the end of the Combat phase it goes before anything else', () => {
  const table = xwingTable(
    {
      wing: { pilot: 'rookiepilot', at: [450, 800, 180], hasFought: true },
      wrath: {
        pilot: 'felswrath',
        at: [450, 100],
        facedown: [...HURT, 'core2-weaponsfailure'],
        hasFought: true,
      },
      mate: { pilot: 'academypilot', at: [550, 100], hasFought: true },
    },
    {},
    xwingWith({ name: 'idle', seat: 'p2', window: 'endOfCombat', effects: () => [] }),
  );
  table.offersExactly({ use: 'idle', choice: null }, { pass: true }).has('wrath', { gone: 'destroyed' });
});
