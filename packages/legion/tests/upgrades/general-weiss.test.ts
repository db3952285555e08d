import { legionTable } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { tableOf } from '../../src/rules/table.ts';
import { shows } from '../shows.ts';

const HARDPOINTS = ['88-twin-light-blaster-cannon', 'dw-3-concussion-grenade-launcher'];
const BLANKS = Array.from({ length: 9 }, () => 'blank');

const walker = (...upgrades: string[]) =>
  legionTable({
    walker: { unit: 'at-st', at: [300, 300], upgrades: [...HARDPOINTS, ...upgrades] },
    rebels: { unit: 'rebel-troopers', at: [300, 500], left: 1, activated: true },
    han: { unit: 'han-solo', at: [1500, 700] },
  }).activate('walker');

const WEISS = { action: 'card', card: 'walker.c3' };
const dice = { red: BLANKS, black: BLANKS, white: BLANKS };

shows(
  ['lg.unit-keyword.arsenal.effect', 'lg.cards.keyword-x-cumulative', 'lg.actions.card.icon'],
  'for an action the walker may use two weapons more until its activation ends',
  () => {
    const at = walker('general-weiss').answers(WEISS).asks('chooseAction', { actions: 1 });
    expect(at.unit('walker').upgrades[2]!.exhausted).toBe(true);
    at.attack('walker', 'rebels', dice);
    expect(at.events('poolFormed')[0]!.pool.weapons.map(({ weapon }) => weapon)).toEqual([
      'MS-4 Twin Blaster Cannon',
      '88 Twin Light Blaster Cannon',
      'DW-3 Concussion Grenade Launcher',
    ]);
  },
);

shows(
  'lg.unit-keyword.arsenal.effect',
  'without him, or in an activation after that, it uses as many as its Arsenal says',
  () => {
    const all = {
      defender: 'rebels',
      type: 'ranged',
      weapons: [
        'MS-4 Twin Blaster Cannon',
        '88 Twin Light Blaster Cannon',
        'DW-3 Concussion Grenade Launcher',
      ].map((weapon) => ({ weapon, miniatures: ['walker.m1'] })),
    };
    const unused = walker('general-weiss').acts('attack');
    unused.refuses(all, 'lg.attack.2.one-weapon-per-mini');
    const spent = [{ card: 'general-weiss', exhausted: true }] as never as string[];
    walker(...spent)
      .refuses(WEISS, 'lg.cards.exhaust.unusable')
      .acts('attack')
      .refuses(all, 'lg.attack.2.one-weapon-per-mini');
  },
);

shows('lg.unit-keyword.arsenal.effect', 'he adds two weapons to his own walker, and none to another', () => {
  const at = legionTable({
    walker: { unit: 'at-st', at: [300, 300], upgrades: ['general-weiss'] },
    other: { unit: 'at-st', at: [600, 300] },
    han: { unit: 'han-solo', at: [1500, 700] },
  }).activate('walker');
  const more = () =>
    ['walker', 'other'].map((unit) => tableOf(at.state).cards.sum('arsenal', { unit: at.unit(unit) }));
  expect(more()).toEqual([0, 0]);
  at.answers({ action: 'card', card: 'walker.c1' });
  expect(more()).toEqual([2, 0]);
});
