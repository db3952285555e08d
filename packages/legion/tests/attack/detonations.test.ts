import type { SeatId } from '@sortie/kernel';
import type { LegionEffect, TokenId, UnitId } from '@sortie/legion/model';
import { legionTable, legionWith, type Situation } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { unitsCaught } from '../../src/rules/detonation.ts';
import { shows } from '../shows.ts';
import { mined, PROTON } from './mined.ts';

shows('lg.area-weapon.detonation.range-from-token-edge', 'range 1 begins at the edge of the token', () => {
  // Edge to edge there are 152 and 153 mm: the token is 25.1 mm wide, the base 27.
  const caught = (gap: number) => {
    const table = mined({
      friend: { at: [400 + 12.55 + 13.5 + gap, 420] },
      storm: { at: [400, 480] },
    })
      .acts('dodge')
      .dice({ red: ['blank'], white: ['blank', 'blank'] });
    return unitsCaught(table.state, 'charge' as TokenId);
  };
  expect(caught(152)).toEqual(['friend', 'storm']);
  expect(caught(153)).toEqual(['storm']);
});

shows(
  'lg.area-weapon.detonation.tokens-no-wounds',
  'a token suffers no wounds from Deflect, which still blocks',
  () => {
    const table = mined({
      friend: { at: [1000, 800] },
      storm: { unit: 'darth-vader', at: [400, 480], tokens: { dodge: 1 } },
    })
      .acts('dodge')
      .dice({ red: ['hit'], white: ['critical', 'blank'], redDefense: ['surge'] })
      .uses('detonate', ['charge'])
      .uses('dodge', 'hit');
    expect(table.events('defenseDieTurned').map(({ to }) => to)).toEqual(['block']);
    expect(table.events('woundAssigned')).toEqual([]);
    table.hasWounds('storm', 0).ends();
  },
);

shows(
  'lg.unit-keyword.weak-point.area-weapon',
  'a token in the arc of a weak point adds Impact as an attacking leader would',
  () => {
    const behind = (heading: number) =>
      mined({ friend: { at: [1000, 800] }, storm: { unit: 'at-st', at: [400, 520, heading] } })
        .acts('dodge')
        .dice({ red: ['hit'], white: ['hit', 'blank'] })
        .uses('detonate', ['charge']);
    behind(0).offersExactly(
      { use: 'pool.impact', choice: 1 },
      { use: 'pool.impact', choice: 2 },
      { pass: true },
    );
    behind(180).offersExactly({ use: 'pool.impact', choice: 1 }, { pass: true });
  },
);

shows(
  ['lg.area-weapon.detonation.before-after-effects', 'lg.weapon-keyword.detonate.trigger-scope'],
  'charges go off after any action of either side, before other effects that follow it',
  () => {
    const table = legionTable(
      {
        han: { unit: 'han-solo', at: [800, 300] },
        commandos: {
          unit: 'rebel-commandos',
          at: [1300, 300],
          upgrades: ['proton-charge-saboteur'],
          activated: true,
        },
        storm: { unit: 'stormtroopers', at: [800, 450], activated: true },
        snow: { unit: 'snowtroopers', at: [960, 300], activated: true },
      },
      { tokens: [PROTON] } as Situation,
    ).attack('han', 'storm', { weapons: ["Han's DL-44 Blaster Pistol"], red: ['blank', 'blank'] });
    table.offers('detonate').passes().offers('gunslinger').passes();
    table.acts('recover').offers('detonate').uses('detonate', ['charge']);
    expect(table.state.tokens).toEqual([]);
  },
);

/** A mine beside two units, set off by the red player's unit with a card made up for it. */
const minefield = () =>
  legionTable(
    {
      luke: { unit: 'luke-skywalker', at: [400, 360] },
      storm: { unit: 'stormtroopers', at: [400, 480], left: 1, activated: true },
    },
    {
      battleCards: { condition: 'minefield' },
      tokens: [{ id: 'mine', kind: 'condition', at: [400, 420] }],
    } as Situation,
    legionWith({
      name: 'step',
      seat: 'p1',
      window: 'after',
      effects: (): readonly LegionEffect[] => [
        { kind: 'detonate', token: 'mine' as TokenId, unit: 'luke' as UnitId, by: 'p1' as SeatId },
      ],
    }),
  );

shows(
  ['lg.area-weapon.detonation.order-condition', 'lg.area-weapon.detonation.uses-token-profile'],
  'the player whose unit caused a condition token to go off orders its attacks, made with the card’s weapon',
  () => {
    const table = minefield()
      .acts('dodge')
      .uses('step')
      .asks('chooseDetonationTarget', { units: ['luke', 'storm'] })
      .asksSeat('p1');
    expect(table.question.rule).toBe('lg.area-weapon.detonation.order-condition');
    table
      .dice({ red: ['blank', 'blank'], black: ['blank', 'surge'], redDefense: ['block'] })
      .answers({ unit: 'storm' })
      .passes();
    expect(
      table.events('poolBegun').map(({ weapons }) => weapons.map(({ weapon, dice }) => [weapon, dice])),
    ).toEqual([
      [['Minefield', { red: 1, black: 1, white: 0 }]],
      [['Minefield', { red: 1, black: 1, white: 0 }]],
    ]);
    expect(table.state.tokens).toEqual([]);
  },
);

shows(
  ['lg.area-weapon.charge.owner-colour', 'lg.area-weapon.charge.token-types'],
  'a unit sets off charges of every type that it can, those of its own side and no others',
  () => {
    const charge = (id: string, card: string, side: 0 | 1) =>
      ({ id, kind: 'charge', card, side, at: [400, 420] }) as const;
    const tokens = [
      charge('proton', 'proton-charge-saboteur', 0),
      charge('sonic', 'sonic-charge-saboteur', 0),
      charge('theirs', 'proton-charge-saboteur', 1),
    ];
    const set = (...upgrades: readonly string[]) =>
      legionTable(
        {
          commandos: { unit: 'rebel-commandos', at: [1200, 300], upgrades },
          vader: { unit: 'darth-vader', at: [400, 800], activated: true },
        },
        { tokens } as Situation,
      ).acts('dodge');
    const detonates = (...choice: readonly string[]) => ({ use: 'commandos.detonate', choice });
    set('proton-charge-saboteur', 'sonic-charge-saboteur').offersExactly(
      detonates('proton'),
      detonates('sonic'),
      { pass: true },
    );
    set('proton-charge-saboteur').offersExactly(detonates('proton'), { pass: true });
  },
);
