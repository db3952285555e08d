import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';
import { tableOf } from '../../../../src/rules/table.ts';

const lost = (upgrades: readonly string[] = ['houndstooth']) =>
  xwingTable({
    hound: {
      pilot: 'scum:yv666:bossk',
      at: [450, 400],
      upgrades,
      shields: 0,
      facedown: ['core2-stunnedpilot', 'core2-stunnedpilot', ...Array(3).fill('core2-directhit')],
      hasFought: true,
    },
    killer: { pilot: 'rookiepilot', at: [450, 590, 180] },
    prey: { pilot: 'redsquadronpilot', at: [450, 120], hasFought: true },
  }).attack('killer', 'hound', { attack: ['hit', 'hit', 'blank'], defense: ['blank'] });

const away = { from: 'rear', speed: 2, bearing: 'straight' };
const pupOf = (table: ReturnType<typeof lost>) =>
  table.state.ships.find(({ pilot }) => pilot === 'scum:z95headhunter:nashtahpuppilot')!;

shows(
  'xw.later.docking.pup',
  'as the ship is destroyed the Pup may leave by any maneuver, ahead or behind',
  () => {
    const { answers } = lost().asks('useAbility').asksSeat('p1').question;
    const offers = answers.kind === 'offers' ? answers.offers : [];
    const from = (guides: string) =>
      offers.filter((each) => (each as { choice?: { from?: string } }).choice?.from === guides).length;
    expect([from('rear'), from('front'), offers.length]).toEqual([15, 15, 31]);
    expect(offers).toContainEqual({ pass: true });
  },
);

shows('xw.later.docking.pup', 'it may act, does not attack this round, and is worth nothing', () => {
  const table = lost()
    .uses('houndstooth', away)
    .asks('performAction', { free: false })
    .offersExactly(
      { action: 'focus' },
      ...['killer', 'prey'].map((target) => ({ action: 'targetLock', target })),
      { skip: true },
    )
    .acts('focus')
    .has('hound', { gone: 'destroyed' });
  expect(pupOf(table)).toMatchObject({ pose: { x: 450, y: 260, heading: 180 }, damage: [], gone: null });
  table.until('setDial');
  expect(table.state.round).toBe(2);
  expect(table.events('attackDeclared').map(({ attacker }) => attacker)).toEqual(['killer']);
});

shows('xw.later.docking.pup', 'it has the printed skill of the pilot, and the ability', () => {
  const table = lost(['houndstooth', 'veteraninstincts']).uses('houndstooth', away).acts('focus');
  const pup = pupOf(table);
  expect(tableOf(table.state).pilotSkill(pup.id)).toBe(7);
  expect(pup.lasting.map(({ effect }) => effect)).toContainEqual({
    kind: 'copiesPilot',
    pilot: 'scum:yv666:bossk',
  });
});

shows('xw.later.docking.pup', 'left alone, or without the title, nothing comes', () => {
  expect(pupOf(lost().passes())).toBeUndefined();
  lost([]).doesNotOffer('houndstooth').has('hound', { gone: 'destroyed' });
});

shows('xw.later.docking.pup', 'nor when the ship flees', () => {
  const table = xwingTable(
    {
      hound: {
        pilot: 'scum:yv666:bossk',
        at: [450, 860],
        upgrades: ['houndstooth'],
        dial: { speed: 2, bearing: 'straight' },
      },
      enemy: { pilot: 'rookiepilot', at: [450, 100], activated: true },
    },
    { phase: 'activation' },
  );
  expect(pupOf(table)).toBeUndefined();
  table.has('hound', { gone: 'fled' });
});

shows('xw.later.docking.pup', 'it may leave ahead too, and cannot attack', () => {
  const table = lost().uses('houndstooth', { from: 'front', speed: 2, bearing: 'straight' });
  expect(pupOf(table)).toMatchObject({
    pose: { x: 450, y: 540, heading: 0 },
    lasting: [{ effect: { kind: 'pilotSkill', to: 7 } }, { effect: { kind: 'copiesPilot' } }, {}],
  });
  expect(pupOf(table).lasting.at(-1)).toMatchObject({
    effect: { kind: 'cannotAttack' },
    until: 'endOfRound',
  });
});

shows('xw.later.docking.pup', 'nor when another ship is destroyed', () => {
  const table = xwingTable({
    hound: { pilot: 'scum:yv666:bossk', at: [200, 400], upgrades: ['houndstooth'], hasFought: true },
    mate: {
      pilot: 'binayrepirate',
      at: [450, 400],
      shields: 0,
      facedown: ['core2-stunnedpilot'],
      hasFought: true,
    },
    killer: { pilot: 'rookiepilot', at: [450, 590, 180] },
  }).attack('killer', 'mate', { attack: ['hit', 'hit', 'blank'], defense: ['blank', 'blank'] });
  table.has('mate', { gone: 'destroyed' }).ends();
  expect(pupOf(table)).toBeUndefined();
});
