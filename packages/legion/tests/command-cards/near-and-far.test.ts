import type { UnitId } from '@sortie/legion/model';
import { legionWith } from '@sortie/testkit/legion';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Weapon } from '../../src/catalogue/index.ts';
import { tableOf } from '../../src/rules/table.ts';
import { poolAgainst } from '../pool-against.ts';
import { must, orders, prints, unitId } from '../rules/made-up.ts';
import { shows } from '../shows.ts';
import { played } from './played.ts';

afterEach(() => vi.restoreAllMocks());

const veers = { unit: 'general-veers', at: [300, 100] } as const;
const rebels = { unit: 'rebel-troopers', at: [600, 500], left: 1 } as const;
const storm = { unit: 'stormtroopers', at: [600, 300], left: 1 } as const;
const blanks = (count: number) => Array.from({ length: count }, () => 'blank');

/** Bases of 27 mm with so much between them. */
const apart = (gap: number) => gap + 27;

describe('Brains and Brawn', () => {
  const gun: Weapon = {
    name: 'A Gun',
    isMelee: false,
    range: { min: 2, max: 4 },
    isArea: false,
    dice: { red: 0, black: 0, white: 1 },
    keywords: [],
  };
  /** Which weapons of Chewbacca join when there is so much between him and a defender beside Leia Organa. */
  const joining = (gap: number, range: Weapon['range'] = gun.range) => {
    prints('targeting-scopes', { weapons: () => [{ ...gun, range }] });
    const table = played('brains-and-brawn', {
      leia: { unit: 'leia-organa', at: [300, 300] },
      chewbacca: { unit: 'chewbacca', at: [300 + apart(gap), 450], upgrades: ['targeting-scopes'] },
      storm: { ...storm, at: [300, 450] },
    });
    table
      .activate('leia')
      .acts('attack')
      .dice({ red: blanks(2), black: blanks(3), white: blanks(3) });
    table.forms('storm');
    if (!table.open.some(({ about }) => JSON.stringify(about).includes('attackDeclared')))
      return table.events('poolJoined').map(({ weapon }) => weapon.weapon);
    return table.answersOffered.map((each) => (each as { choice: { weapon: string } }).choice.weapon);
  };

  shows('lg.weapon.range.usable-if-between', 'only a weapon joins whose range holds the defender', () => {
    expect(joining(100)).toEqual(["Chewbacca's Bowcaster"]);
    expect(joining(200)).toEqual(["Chewbacca's Bowcaster", 'A Gun']);
    expect(joining(400, { min: 1, max: 2 })).toEqual(["Chewbacca's Bowcaster"]);
  });

  test('beyond range 3 none does, however far it reaches', () => {
    expect(joining(500)).toEqual([]);
  });
});

describe('Coordinated Fire', () => {
  const spends = (units: object) =>
    played('coordinated-fire', {
      veers: { ...veers, at: [300, 300], tokens: { aim: 1 } },
      storm: { ...storm, tokens: { aim: 1, dodge: 1 } },
      snow: { unit: 'snowtroopers', at: [600 + apart(310), 300], left: 1 },
      rebels,
      ...units,
    });

  test('it reaches as far as range 2', () => {
    const table = spends({})
      .activate('storm')
      .acts('attack')
      .dice({ white: blanks(2) })
      .forms('rebels');
    table.uses('aim').offersExactly({ use: 'p1.coordinated-fire', choice: 'veers' }, { pass: true });
    const near = { unit: 'snowtroopers', at: [600 + apart(300), 300], left: 1 } as const;
    const two = spends({ snow: near })
      .activate('storm')
      .acts('attack')
      .dice({ white: blanks(2) });
    two.forms('rebels').uses('aim').offers('coordinated-fire');
    expect(two.answersOffered).toHaveLength(3);
  });

  test('neither the token of a leader brings one, nor that of an enemy, nor a dodge', () => {
    const spent = (unit: string, token: 'aim' | 'dodge') => {
      const spends = must(
        orders('spends', ['p1', 'startOfActivation'], { kind: 'spendToken', unit: unitId(unit), token }),
      );
      return played(
        'coordinated-fire',
        {
          veers: { ...veers, at: [600, 100], tokens: { aim: 1 } },
          storm: { ...storm, tokens: { aim: 1, dodge: 1 } },
          rebels: { ...rebels, tokens: { aim: 1 } },
        },
        {},
        legionWith(spends),
      ).activate('veers');
    };
    spent('storm', 'aim').offersExactly({ use: 'p1.coordinated-fire', choice: 'veers' }, { pass: true });
    spent('storm', 'dodge').asks('chooseAction', { unit: 'veers' }).hasTokens('storm', { aim: 1 });
    spent('veers', 'aim').asks('chooseAction', { unit: 'veers' }).hasTokens('veers', {});
    spent('rebels', 'aim').asks('chooseAction', { unit: 'veers' }).hasTokens('rebels', {});
  });
});

describe('Covering Fire', () => {
  test('it reaches as far as range 2', () => {
    const covers = (gap: number) =>
      played('covering-fire', {
        rebels: { ...rebels, at: [600, 300] },
        leia: { unit: 'leia-organa', at: [600 + apart(gap), 300] },
        storm: { ...storm, at: [600, 500], activated: true },
      }).attack('rebels', 'storm', { black: blanks(1) });
    covers(300).offersExactly({ use: 'p1.covering-fire', choice: 'leia' }, { pass: true });
    covers(310).doesNotOffer('covering-fire');
  });
});

test('Evasive Maneuvers lets friendly vehicles dodge criticals, neither troopers nor vehicles of the enemy', () => {
  const { state } = played('evasive-maneuvers', {
    veers,
    storm,
    bikes: { unit: '74-z-speeder-bikes', at: [900, 300] },
    rebels,
    walker: { unit: 'at-rt', at: [1200, 500] },
  });
  const dodges = (attacker: string, defender: string) =>
    tableOf(state).isPermitted({ kind: 'dodgeCriticals', pool: poolAgainst(attacker, defender) });
  expect([dodges('rebels', 'bikes'), dodges('rebels', 'storm'), dodges('storm', 'walker')]).toEqual([
    true,
    false,
    false,
  ]);
});

describe('Maximum Firepower', () => {
  const far = { ...rebels, at: [1700, 450] } as const;
  const other = { ...rebels, at: [1700, 650] } as const;

  shows(
    ['lg.actions.non-action-attack.no-limit', 'lg.timing.after-action-order'],
    'it is one attack, which is no action and is answered as an attack',
    () => {
      const table = played(
        'maximum-firepower',
        { veers: { ...veers, at: [900, 450] }, far, other },
        {},
        legionWith(orders('other', ['p1', 'after'])),
      ).activate('veers');
      table
        .isDone()
        .uses('maximum-firepower')
        .dice({ red: blanks(4) })
        .forms('far');
      table.offersExactly({ use: 'other', choice: null }, { pass: true }).passes();
      table.has('veers', { activated: true });
      expect(table.events('attackPerformed')).toHaveLength(1);
      expect(table.events('actionPerformed')).toEqual([]);
    },
  );

  shows('lg.panic.only-move', 'one who panicked does not call it in, however well he sees', () => {
    const table = played(
      'maximum-firepower',
      { veers: { ...veers, at: [900, 450], tokens: { suppression: 4 } }, far, other },
      { whiteDefense: blanks(4) },
    ).activate('veers');
    table.until('move').letGoBy().asks('chooseUnit');
    table.has('veers', { whereabouts: 'battlefield', activated: true });
    expect(table.events('attackPerformed')).toEqual([]);
  });
});

test('a weapon of Boba Fett is his in his own activation alone', () => {
  const units = { boba: { unit: 'boba-fett', at: [300, 300] }, storm, rebels } as const;
  const names = (active: string) => {
    const { state } = played('z-6-jetpack-rocket', units).activate(active);
    const boba = 'boba' as UnitId;
    return tableOf(state)
      .weaponsOf(boba, tableOf(state).unit(boba).leader)
      .map(({ name }) => name);
  };
  const own = ['Boot Spikes', "Fett's EE-3 Carbine", 'Wrist Rocket'];
  expect(names('boba')).toEqual([...own, 'Z-6 Jetpack Launcher']);
  expect(names('storm')).toEqual(own);
});
