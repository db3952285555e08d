import type { SeatId } from '@sortie/kernel';
import type { LegionEffect, TokenId } from '@sortie/legion/model';
import { legionTable, legionWith, type UnitSpec } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { PROTON } from '../attack/mined.ts';
import { shows } from '../shows.ts';
import { must, orders, unitId } from './made-up.ts';

const HANDS = { p1: { hand: ['push'] }, p2: { hand: ['ambush'] } };

const ending = (units: Readonly<Record<string, UnitSpec>>, blue: 0 | 1 = 0) =>
  legionTable(
    Object.fromEntries(
      Object.entries(units).map(([name, spec]) => [name, { activated: true, ...spec } as UnitSpec]),
    ),
    { phase: 'end', blue, players: HANDS },
  );

const storm = { unit: 'stormtroopers', at: [300, 100] } as const;
const walker = { unit: 'at-st', at: [900, 100] } as const;
const rebels = { unit: 'rebel-troopers', at: [300, 800] } as const;
const fleet = { unit: 'fleet-troopers', at: [600, 800] } as const;

shows(
  ['lg.end-phase.promote.when-no-commander', 'lg.end-phase.promote.blue-first'],
  'every player without a commander promotes a trooper, blue first, and nobody is asked where there is one',
  () => {
    const both = ending({ storm, walker, rebels });
    expect(both.events('unitPromoted').map(({ unit }) => unit)).toEqual(['storm', 'rebels']);
    const red = ending({ storm, walker, rebels }, 1);
    expect(red.events('unitPromoted').map(({ unit }) => unit)).toEqual(['rebels', 'storm']);
    const asked = ending({ storm, rebels, fleet }, 1);
    asked.asks('promote').asksSeat('p2').offersExactly({ unit: 'rebels' }, { unit: 'fleet' });
    asked.answers({ unit: 'fleet' });
    expect(asked.events('unitPromoted').map(({ unit }) => unit)).toEqual(['fleet', 'storm']);
    const led = ending({ storm, vader: { unit: 'darth-vader', at: [600, 100] }, rebels });
    expect(led.events('unitPromoted').map(({ unit }) => unit)).toEqual(['rebels']);
  },
);

shows(
  ['lg.end-phase.promote.when-no-commander', 'lg.end-phase.promote.operative'],
  'a unit held back is not promoted, an operative may be',
  () => {
    const aside = { unit: 'snowtroopers', whereabouts: 'aside', order: 'pool', activated: false } as const;
    const boba = { unit: 'boba-fett', at: [600, 100] } as const;
    const leia = { unit: 'leia-organa', at: [900, 800] } as const;
    expect(
      ending({ storm, aside, leia })
        .events('unitPromoted')
        .map(({ unit }) => unit),
    ).toEqual(['storm']);
    ending({ boba, aside, storm, leia }).asks('promote').offersExactly({ unit: 'boba' }, { unit: 'storm' });
  },
);

shows(
  'lg.area-weapon.detonation.token-removed',
  'a token that goes off several times attacks everybody each time, and is removed after the last',
  () => {
    const bang = (times: number) => {
      const goesOff: LegionEffect = {
        kind: 'detonate',
        token: 'charge' as TokenId,
        unit: unitId('commandos'),
        by: 'p1' as SeatId,
        times,
      };
      const dice = (face: string, count: number) => Array.from({ length: count * times }, () => face);
      const table = legionTable(
        {
          commandos: { unit: 'rebel-commandos', at: [1200, 300], upgrades: ['proton-charge-saboteur'] },
          storm: { unit: 'stormtroopers', at: [400, 480], left: 1, activated: true },
        },
        { tokens: [PROTON], red: dice('blank', 1), white: dice('blank', 2) },
        legionWith(must(orders('bang', ['p1', 'startOfActivation'], goesOff))),
      );
      table.ends();
      expect(table.state.tokens).toEqual([]);
      expect(table.events('tokenRemoved')).toHaveLength(1);
      return table.events('poolBegun').map(({ defender }) => defender);
    };
    expect([1, 2, 3].map(bang)).toEqual([['storm'], ['storm', 'storm'], ['storm', 'storm', 'storm']]);
  },
);
