import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
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
