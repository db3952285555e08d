import type { SeatId } from '@sortie/kernel';
import type { LegionEffect, TokenId, UnitId } from '@sortie/legion/model';
import { legionTable, legionWith } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { unitsCaught } from '../../src/rules/detonation.ts';
import { shows } from '../shows.ts';

const PROTON = {
  id: 'charge',
  kind: 'charge',
  card: 'proton-charge-saboteur',
  side: 0,
  at: [400, 420],
} as const;

/** Commandos with a saboteur far away, whose charge lies beside Stormtroopers and a friend. */
const mined = (more: { storm?: object; friend?: object; tokens?: readonly object[] } = {}) =>
  legionTable(
    {
      commandos: {
        unit: 'rebel-commandos',
        at: [1200, 300],
        upgrades: ['proton-charge-saboteur'],
        tokens: { aim: 1 },
      },
      friend: { unit: 'rebel-troopers', at: [400, 360], left: 1, activated: true, ...more.friend },
      storm: { unit: 'stormtroopers', at: [400, 480], left: 1, activated: true, ...more.storm },
      far: { unit: 'snowtroopers', at: [400, 800], activated: true },
    },
    { tokens: more.tokens ?? [PROTON] } as never,
  );

shows(
  [
    'lg.weapon-keyword.detonate.effect',
    'lg.area-weapon.separate-attacks',
    'lg.area-weapon.detonation.order-charge',
    'lg.area-weapon.detonation.token-removed',
    'lg.area-weapon.detonation.token-is-attacker',
  ],
  'after an action a charge may be set off: it attacks every unit near it in the order its player chooses, and is gone',
  () => {
    const table = mined()
      .acts('dodge')
      .offersExactly({ use: 'commandos.detonate', choice: ['charge'] }, { pass: true })
      .uses('detonate', ['charge'])
      .asks('chooseDetonationTarget', { units: ['friend', 'storm'] })
      .asksSeat('p1')
      .dice({
        red: ['blank', 'blank'],
        white: ['blank', 'blank', 'blank', 'surge'],
        whiteDefense: [],
        redDefense: ['blank'],
      })
      .answers({ unit: 'friend' });
    expect(
      table.events('poolBegun').map(({ attacker, token, defender, type, range, attack }) => ({
        attacker,
        token,
        defender,
        type,
        range,
        attack,
      })),
    ).toEqual([
      { attacker: null, token: 'charge', defender: 'friend', type: 'ranged', range: 1, attack: 1 },
      { attacker: null, token: 'charge', defender: 'storm', type: 'ranged', range: 1, attack: 2 },
    ]);
    expect(table.state.tokens).toEqual([]);
    // The card's own chart made a critical of the surge. lg.area-weapon.detonation.uses-token-profile
    table.has('storm', { whereabouts: 'defeated' }).ends();
  },
);

shows(
  [
    'lg.area-weapon.detonation.no-aim',
    'lg.weapon-keyword.detonate.no-unit-keywords',
    'lg.weapon-keyword.detonate.no-extra-weapons',
    'lg.area-weapon.alone-in-pool',
    'lg.area-weapon.detonation.uses-token-profile',
  ],
  'aim tokens and keywords of the unit that set it off do nothing for its attacks, whose only weapon is the charge',
  () => {
    const table = mined({ friend: { at: [1000, 800] } })
      .acts('dodge')
      .dice({ red: ['surge'], white: ['blank', 'blank'], redDefense: ['blank'] })
      .uses('detonate', ['charge']);
    expect(table.events('attackDieTurned')).toEqual([
      { kind: 'attackDieTurned', die: 0, to: 'critical', source: 'surge' },
    ]);
    expect(table.events('poolBegun')[0]!.weapons).toEqual([
      { weapon: 'Proton Charge', card: null, miniatures: [], dice: { red: 1, black: 0, white: 2 } },
    ]);
    table.hasTokens('commandos', { aim: 1, dodge: 1 }).has('storm', { whereabouts: 'defeated' }).ends();
  },
);

shows(
  ['lg.area-weapon.is-ranged-attack', 'lg.suppression.from-ranged-attack'],
  'its attacks are ranged and suppress',
  () => {
    mined({ friend: { at: [1000, 800] } })
      .acts('dodge')
      .dice({ red: ['hit'], white: ['blank', 'blank'], redDefense: ['block'] })
      .uses('detonate', ['charge'])
      .hasTokens('storm', { suppression: 1 })
      .ends();
  },
);

shows('lg.area-weapon.hits-engaged', 'units that are engaged are attacked like all others', () => {
  mined({ friend: { unit: 'luke-skywalker', at: [400, 453], left: 1 } })
    .acts('dodge')
    .uses('detonate', ['charge'])
    .asks('chooseDetonationTarget', { units: ['friend', 'storm'] });
});

shows(
  ['lg.area-weapon.charge.owner-colour', 'lg.area-weapon.charge.token-types'],
  'only charges of one’s own side and of the named type can be set off',
  () => {
    mined({ tokens: [{ ...PROTON, side: 1 }] })
      .acts('dodge')
      .asks('chooseAction');
    mined({ tokens: [{ ...PROTON, card: 'sonic-charge-saboteur' }] })
      .acts('dodge')
      .asks('chooseAction');
  },
);

shows(
  'lg.weapon-keyword.detonate.non-acting-player-first',
  'the player who did not act may set off charges first',
  () => {
    const table = legionTable(
      {
        scouts: { unit: 'scout-troopers', at: [1200, 700], upgrades: ['sonic-charge-saboteur'] },
        commandos: {
          unit: 'rebel-commandos',
          at: [1200, 300],
          upgrades: ['proton-charge-saboteur'],
          activated: true,
        },
      },
      {
        tokens: [
          { ...PROTON, side: 1 },
          { ...PROTON, id: 'sonic', card: 'sonic-charge-saboteur', at: [700, 420] },
        ],
      } as never,
    ).acts('dodge');
    table.asksSeat('p2').offers('detonate').passes().asksSeat('p1').offers('detonate').passes();
    table.asks('chooseAction', { unit: 'scouts' });
  },
);

shows(
  ['lg.area-weapon.icon', 'lg.area-weapon.only-by-effect', 'lg.area-weapon.not-in-unit-attack'],
  'an area weapon is never added to the pool of a unit',
  () => {
    legionTable({
      commandos: { unit: 'rebel-commandos', at: [400, 300], upgrades: ['proton-charge-saboteur'] },
      storm: { unit: 'stormtroopers', at: [400, 400], activated: true },
    })
      .acts('attack')
      .refuses(
        {
          defender: 'storm',
          type: 'ranged',
          weapons: [{ weapon: 'Proton Charge', miniatures: ['commandos.m5'] }],
        },
        'lg.area-weapon.not-in-unit-attack',
      );
  },
);

shows(
  [
    'lg.weapon-keyword.arm.effect',
    'lg.area-weapon.charge.no-overlap',
    'lg.area-weapon.charge.flat-surface',
    'lg.area-weapon.charge.owner-colour',
  ],
  'Arm X places charges within range 1 and sight of the leader, flat, and on no other token',
  () => {
    const table = legionTable(
      {
        commandos: { unit: 'rebel-commandos', at: [400, 300], upgrades: ['proton-charge-saboteur'] },
        storm: { unit: 'stormtroopers', at: [1200, 300], activated: true },
      },
      {
        terrain: [{ piece: 'wall-tall', at: [400, 360] }],
        tokens: [{ id: 'box', kind: 'objective', at: [480, 300] }],
      } as never,
    );
    table
      .acts('card', { card: 'commandos.arm' })
      .asks('placeCharge', { unit: 'commandos', left: 1 })
      .refuses({ x: 470, y: 300, level: 0 }, 'lg.area-weapon.charge.no-overlap')
      .refuses({ x: 400, y: 360, level: 0 }, 'lg.area-weapon.charge.flat-surface')
      .refuses({ x: 400, y: 100, level: 0 }, 'lg.weapon-keyword.arm.effect')
      .refuses({ x: 400, y: 390, level: 0 }, 'lg.weapon-keyword.arm.effect')
      .refuses({ x: 400 }, 'table.malformed-answer')
      .answers({ x: 400, y: 200, level: 0 });
    expect(table.state.tokens.filter(({ kind }) => kind === 'charge')).toMatchObject([
      { kind: 'charge', side: 0, card: 'proton-charge-saboteur', at: { x: 400, y: 200, level: 0 } },
    ]);
    // It may be set off at once: placing it was an action.
    table.offers('detonate').passes().asks('chooseAction', { unit: 'commandos', actions: 1 });
  },
);

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
      { tokens: [PROTON] } as never,
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
    } as never,
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
