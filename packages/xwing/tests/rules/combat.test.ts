import { shows } from '@sortie/testkit';
import type { XwingTable } from '@sortie/testkit/xwing';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';

const wedge = { pilot: 'wedgeantilles', faction: 'rebel', at: [300, 300] } as const;
const rookie = { pilot: 'rookiepilot', at: [400, 300] } as const;
const second = { pilot: 'rookiepilot', at: [500, 300] } as const;
const academy = { pilot: 'academypilot', at: [400, 500, 180] } as const;
const obsidian = { pilot: 'obsidiansquadronpilot', at: [500, 500, 180] } as const;
/** Pilot skill 2, as the rookies. */
const tempest = { pilot: 'tempestsquadronpilot', at: [600, 500, 180] } as const;

function orderOf(table: XwingTable): string[] {
  return table
    .until('setDial')
    .events('hadOpportunity')
    .map(({ ship }) => ship);
}

shows(
  'xw.attack.phase.order',
  'ships get their attack opportunity one at a time, from the highest pilot skill down',
  () => {
    const table = xwingTable({ academy, rookie, obsidian, wedge });
    table.asks('declareTarget', { ship: 'wedge' }).answers({ decline: true });
    table.asks('declareTarget', { ship: 'obsidian' }).answers({ decline: true });
    table.asks('declareTarget', { ship: 'rookie' }).answers({ decline: true });
    table.asks('declareTarget', { ship: 'academy' });
    expect(orderOf(table)).toEqual(['wedge', 'obsidian', 'rookie', 'academy']);
  },
);

shows(
  ['xw.attack.phase.tie-same-player', 'xw.attack.phase.once-active'],
  'a player attacks with ships of equal pilot skill in any order, with each once',
  () => {
    for (const [first, other] of [
      ['rookie', 'second'],
      ['second', 'rookie'],
    ] as const) {
      const table = xwingTable({ rookie, second, academy: { ...academy, hasFought: true } });
      table
        .asks('chooseShip', { phase: 'combat' })
        .asksSeat('p1')
        .offersExactly({ ship: 'rookie' }, { ship: 'second' })
        .answers({ ship: first })
        .asks('declareTarget', { ship: first })
        .answers({ decline: true })
        .asks('declareTarget', { ship: other });
      expect(table.state.activeShip).toBe(other);
      expect(orderOf(table)).toEqual([first, other]);
      expect(table.events('becameActive').map(({ ship }) => ship)).toEqual([first, null, other, null]);
    }
  },
);

shows(
  'xw.attack.phase.tie-both-players',
  "at equal pilot skill all ships of the initiative holder come before the opponent's",
  () => {
    const ships = { rookie, second, tempest };
    expect(orderOf(xwingTable(ships, { initiative: 0 }))).toEqual(['rookie', 'second', 'tempest']);
    expect(orderOf(xwingTable(ships, { initiative: 1 }))).toEqual(['tempest', 'rookie', 'second']);
  },
);

shows(
  ['xw.attack.phase.one-attack', 'xw.attack.phase.once-active'],
  'a ship performs one attack in its opportunity and becomes active only once in a phase',
  () => {
    const table = xwingTable({ rookie, academy, obsidian: { ...obsidian, hasFought: true } })
      .until('declareTarget', 'rookie')
      .offersExactly(
        { weapon: 'primary', target: 'academy' },
        { weapon: 'primary', target: 'obsidian' },
        { decline: true },
      )
      .attack('rookie', 'academy', {
        attack: ['blank', 'blank', 'blank'],
        defense: ['evade', 'evade', 'evade'],
      })
      .asks('declareTarget', { ship: 'academy' });
    expect(table.ship('rookie').hasFought).toBe(true);
    expect(orderOf(table)).toEqual(['rookie', 'academy']);
    expect(table.events('attackDeclared')).toHaveLength(1);
    expect(table.events('becameActive').filter(({ ship }) => ship === 'rookie')).toHaveLength(1);
  },
);

shows('xw.attack.phase.one-attack', 'a ship attacks twice only where a card grants it', () => {
  const table = xwingTable({
    falcon: { pilot: 'rebel:yt1300:chewbacca', at: [400, 300], upgrades: ['gunner'] },
    tie: { ...academy, hasFought: true },
  });
  table
    .attack('falcon', 'tie', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .asks('declareTarget', { ship: 'falcon', source: 'falcon.u1' })
    .dice({ attack: ['hit', 'blank', 'blank'], defense: ['evade', 'blank', 'blank'] })
    .answers({ target: 'tie' });
  expect(orderOf(table)).toEqual(['falcon']);
  expect(table.events('attackDeclared')).toHaveLength(2);
});

shows('xw.attack.phase.may-decline', 'a ship with a target may decline to attack', () => {
  const table = xwingTable({ rookie, academy: { ...academy, hasFought: true } });
  table
    .asks('declareTarget', { ship: 'rookie' })
    .offersExactly({ weapon: 'primary', target: 'academy' }, { decline: true })
    .answers({ decline: true });
  expect(table.events('attackDeclared')).toEqual([]);
  expect(orderOf(table)).toEqual(['rookie']);
});
