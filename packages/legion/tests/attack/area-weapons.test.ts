import { legionState, legionTable, type Situation } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { isChargeOf } from '../../src/rules/charges.ts';
import { shows } from '../shows.ts';
import { mined, PROTON } from './mined.ts';

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

shows('lg.area-weapon.charge.token-types', 'a token that is no charge is of no type of charges', () => {
  const charge = legionState({}, { tokens: [PROTON] } as Situation).tokens[0]!;
  const isProton = (token: Partial<typeof charge>) => isChargeOf({ ...charge, ...token }, 'protonCharge');
  expect([isProton({}), isProton({ kind: 'objective' }), isProton({ card: null })]).toEqual([
    true,
    false,
    false,
  ]);
});

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
      } as Situation,
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
      } as Situation,
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
