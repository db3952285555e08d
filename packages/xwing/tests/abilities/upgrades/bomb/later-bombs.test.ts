import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

type Spec = Parameters<typeof xwingTable>[0][string];

const flight = (bomb: string, upgrades: readonly string[] = [], more: Record<string, Spec> = {}) =>
  xwingTable(
    {
      bomber: {
        pilot: 'scimitarsquadronpilot',
        at: [450, 400, 0],
        upgrades: [bomb, ...upgrades],
        dial: { speed: 3, bearing: 'straight' },
      },
      near: { pilot: 'rookiepilot', at: [450, 230, 0], shields: 2 },
      far: { pilot: 'rookiepilot', at: [800, 800, 270], shields: 2 },
      ...more,
    },
    { phase: 'activation' },
  );

const tokensOf = (table: ReturnType<typeof flight>) =>
  table.events('tokensAssigned').map(({ ship, token, count }) => `${ship} ${token} ${count}`);

test('ion bombs give ships at range 1 two ion tokens and do no damage', () => {
  const table = flight('ionbombs').uses('ionbombs').skips();
  expect(tokensOf(table)).toEqual(['near ion 2']);
  table.has('near', { shields: 2 });
  expect(tokensOf(flight('ionbombs').passes().skips())).toEqual([]);
});

test('a thermal detonator does one damage and stresses ships at range 1', () => {
  const table = flight('thermaldetonators').uses('thermaldetonators').skips().has('near', { shields: 1 });
  expect(tokensOf(table)).toEqual(['near stress 1']);
  flight('thermaldetonators').passes().skips().has('near', { shields: 2 });
});

test('a bomblet makes ships at range 1 roll two dice, and its card is kept', () => {
  flight('bombletgenerator')
    .dice({ attack: ['hit', 'blank'] })
    .uses('bombletgenerator')
    .skips()
    .has('near', { shields: 1 })
    .has('bomber', { upgrades: [{ faceup: true }] });
  flight('bombletgenerator').passes().skips().has('near', { shields: 2 });
});

const mine = (bomb: string) => ({
  bombs: [{ bomb, droppedBy: 'watcher', at: [450, 470, 0] }],
});

const crossing = (bomb: string, attackDice: readonly string[] = []) =>
  xwingTable(
    {
      flyer: { pilot: 'rookiepilot', at: [450, 400, 0], dial: { speed: 2, bearing: 'straight' } },
      watcher: { pilot: 'academypilot', at: [800, 800, 270] },
    },
    { phase: 'activation', ...(mine(bomb) as object), attackDice },
  );

test('a Conner net does one damage, ionizes and takes the action', () => {
  const table = crossing('bomb:connernet').until('setDial').has('flyer', { shields: 1 });
  expect(tokensOf(table)).toEqual(['flyer ion 2']);
  expect(table.events('actionPerformed')).toEqual([]);
});

test('a cluster mine does one damage for each hit and each critical', () => {
  crossing('bomb:clustermines', ['hit', 'crit']).has('flyer', { shields: 0, damage: [] });
  crossing('bomb:clustermines', ['focus', 'blank']).has('flyer', { shields: 2 });
});

test('cluster mines are dropped three side by side, behind the ship', () => {
  const table = flight('clustermines').acts('card bomber.u1');
  expect(new Set(table.state.bombs.map(({ pose }) => Math.round(pose.x)))).toEqual(new Set([423, 450, 477]));
  expect(new Set(table.state.bombs.map(({ pose }) => Math.round(pose.y)))).toEqual(new Set([488]));
});

test('with a trajectory simulator a bomb may be launched ahead, one with an action may not', () => {
  const table = flight('seismiccharges', ['trajectorysimulator'])
    .offersExactly(
      { use: 'bomber.u1', choice: 'straight1' },
      { use: 'bomber.u1', choice: 'launch5' },
      { pass: true },
    )
    .uses('seismiccharges', 'launch5');
  expect(table.state.bombs.map(({ pose }) => [pose.x, pose.y])).toEqual([[450, 400 + 20 + 200 + 12]]);
  const mines = flight('proximitymines', ['trajectorysimulator']).asks('performAction');
  expect(mines.answersOffered.filter((each) => JSON.stringify(each).includes('card'))).toEqual([
    { action: 'card bomber.u1' },
  ]);
});

test('a Conner net leaves the ship without its action, though it could perform one', () => {
  const mined = (bomb: string) => crossing(bomb, ['blank', 'blank', 'blank']);
  mined('bomb:proximitymines').asks('performAction', { ship: 'flyer', free: false });
  expect(mined('bomb:connernet').open.filter(({ kind }) => kind === 'performAction')).toEqual([]);
});
