import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';
import { tableOf } from '../../src/rules/table.ts';

const holding = (tokens: { readonly [token: string]: number }) => expect.objectContaining(tokens);

shows(
  'xw.timing.pilot-skill.latest-effect-wins',
  'Roark Garnet lifts to 12 a friend whose pilot skill Torkil Mux has set to 0',
  () => {
    const table = xwingTable(
      {
        torkil: { pilot: 'torkilmux', at: [450, 300] },
        roark: { pilot: 'roarkgarnet', at: [300, 450, 180] },
        x: { pilot: 'rookiepilot', at: [450, 450, 180] },
      },
      { phase: 'activation' },
    ).uses('torkilmux', 'x');
    expect(tableOf(table.state).pilotSkill('x' as never)).toBe(12);
    table.asks('declareTarget', { ship: 'x' }).ends();
  },
);

test('Swarm Tactics hands on the pilot skill that came from another Swarm Tactics', () => {
  const table = xwingTable({
    wedge: { pilot: 'wedgeantilles', at: [300, 300], upgrades: ['swarmtactics'] },
    green: { pilot: 'greensquadronpilot', at: [400, 300], upgrades: ['swarmtactics'] },
    x: { pilot: 'rookiepilot', at: [500, 300] },
    tie: { pilot: 'blacksquadronpilot', at: [450, 560, 180] },
  })
    .offers('wedge:swarmtactics', 'green:swarmtactics')
    .uses('wedge:swarmtactics', 'green')
    .uses('green:swarmtactics', 'x');
  const skill = (id: string) => tableOf(table.state).pilotSkill(id as never);
  expect(['wedge', 'green', 'x', 'tie'].map(skill)).toEqual([9, 9, 9, 4]);
  table.ends();
});

test('Enhanced Scopes let the ship with Veteran Instincts move first and shoot by its own skill', () => {
  const table = xwingTable(
    {
      guri: {
        pilot: 'guri',
        at: [450, 200],
        upgrades: ['enhancedscopes', 'veteraninstincts'],
        dial: { speed: 1, bearing: 'straight' },
      },
      x: { pilot: 'rookiepilot', at: [450, 520, 180], dial: { speed: 1, bearing: 'straight' } },
    },
    { phase: 'activation' },
  );
  const skill = () => tableOf(table.state).pilotSkill('guri' as never);
  expect(skill()).toBe(0);
  table.asks('performAction', { ship: 'guri' }).skips().asks('performAction', { ship: 'x' }).skips();
  expect(skill()).toBe(7);
  table.until('declareTarget').asks('declareTarget', { ship: 'guri' }).ends();
});

shows(
  'xw.cloak.decloak.timing',
  'an Intelligence Agent looks at a dial before a cloaked ship decides about decloaking',
  () => {
    const table = xwingTable(
      {
        whisper: {
          pilot: 'whisper',
          at: [450, 300],
          upgrades: ['intelligenceagent'],
          tokens: { cloak: 1 },
          dial: { speed: 2, bearing: 'straight' },
        },
        x: { pilot: 'rookiepilot', at: [450, 480, 180], dial: { speed: 1, bearing: 'straight' } },
      },
      { phase: 'activation' },
    )
      .offers('intelligenceagent')
      .uses('intelligenceagent', 'x')
      .asks('decloak', { ship: 'whisper' })
      .ends();
    expect(table.ship('whisper').tokens.cloak).toBe(1);
  },
);

test('Kylo Ren’s Shuttle cannot choose a ship that Mara Jade has just stressed, but its owner may stress it again', () => {
  const end = (crew: readonly string[]) =>
    xwingTable({
      kylo: {
        pilot: 'starkillerbasepilot',
        at: [450, 300],
        upgrades: ['kylorensshuttle', ...crew],
        hasFought: true,
      },
      near: { pilot: 'rookiepilot', at: [450, 440, 180], hasFought: true },
      beyond: { pilot: 'rookiepilot', at: [450, 530, 180], hasFought: true },
    });
  end([]).offersExactly({ use: 'kylo.u1', choice: 'near' }, { use: 'kylo.u1', choice: 'beyond' });
  end(['marajade'])
    .has('near', { tokens: holding({ stress: 1 }) })
    .asksSeat('p2')
    .offersExactly({ ship: 'near' }, { ship: 'beyond' })
    .answers({ ship: 'beyond' })
    .has('beyond', { tokens: holding({ stress: 1 }) })
    .ends();
});
