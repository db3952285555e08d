import { describe, expect, test } from 'vitest';
import { shows } from '../shows.ts';
import { played } from './played.ts';

const leia = { unit: 'leia-organa', at: [600, 300] } as const;
const han = { unit: 'han-solo', at: [300, 100] } as const;
const veers = { unit: 'general-veers', at: [300, 100] } as const;
const rebels = { unit: 'rebel-troopers', at: [600, 100], left: 1 } as const;
const storm = { unit: 'stormtroopers', at: [600, 500], left: 2 } as const;
const snow = { unit: 'snowtroopers', at: [900, 500], left: 1 } as const;
const blank = (count: number) => Array.from({ length: count }, () => 'blank');

describe('Brains and Brawn', () => {
  const chewbacca = { unit: 'chewbacca', at: [900, 100] } as const;
  const shoots = (units: object = {}, card = 'brains-and-brawn') =>
    played(card, { leia, chewbacca, ...units, storm })
      .activate('leia')
      .acts('attack');
  const both = { red: blank(2), black: blank(3), white: blank(2) };
  const aiming = { leia: { ...leia, tokens: { aim: 1 } } };
  const joined = (table: ReturnType<typeof shoots>) =>
    table.events('poolBegun')[0]!.weapons.map(({ weapon, of }) => [weapon, of ?? 'leia']);

  shows(
    ['lg.attack.2.gather-dice', 'lg.golden-rules.component-over-rules'],
    'a ranged weapon of Chewbacca joins the pool of Leia Organa with its dice and keywords',
    () => {
      const table = shoots(aiming).dice(both).forms('storm').asks('useAbility');
      expect(joined(table)).toEqual([
        ["Leia's Defender Sporting Blaster", 'leia'],
        ["Chewbacca's Bowcaster", 'chewbacca'],
      ]);
      expect(table.poolNow.keywords).toMatchObject({ pierce: 2, impact: 1 });
      expect(table.poolNow.dice).toHaveLength(7);
    },
  );

  test('not while he is engaged, out of range or unable to see the defender', () => {
    const alone = { black: blank(3) };
    const engaged = shoots({ snow: { ...snow, at: [900, 127] } })
      .dice(alone)
      .forms('storm');
    expect(joined(engaged)).toHaveLength(1);
    const far = shoots({ chewbacca: { ...chewbacca, at: [1700, 100] } })
      .dice(alone)
      .forms('storm');
    expect(joined(far)).toHaveLength(1);
    const wall = { terrain: [{ id: 'wall', piece: 'house-large', at: [900, 200] }] } as const;
    const blind = played('brains-and-brawn', { leia, chewbacca, storm: { ...storm, at: [800, 500] } }, wall)
      .activate('leia')
      .acts('attack')
      .dice(alone)
      .forms('storm');
    expect(joined(blind)).toHaveLength(1);
  });

  test('not when she fights, nor when others shoot, nor with another card', () => {
    const melee = played('brains-and-brawn', { leia: { ...leia, at: [600, 473] }, chewbacca, storm });
    melee.attack('leia', 'storm', { black: blank(3) });
    expect(joined(melee)).toHaveLength(1);
    const other = played('brains-and-brawn', { leia, chewbacca, rebels, storm });
    other.attack('rebels', 'storm', { black: blank(1) });
    expect(joined(other)).toHaveLength(1);
    const usual = shoots({}, 'ambush')
      .dice({ black: blank(3) })
      .forms('storm');
    expect(joined(usual)).toHaveLength(1);
    expect(shoots().dice(both).forms('storm').events('poolJoined')).toHaveLength(1);
  });
});

describe('Reckless Diversion', () => {
  const diverts = (units: object = {}, card = 'reckless-diversion') =>
    played(card, {
      han,
      ordered: { ...rebels, at: [600, 300] },
      pooled: { ...rebels, at: [300, 300], order: 'pool' },
      rt: { unit: 'at-rt', at: [900, 300] },
      ...units,
      storm,
    });
  const targets = (table: ReturnType<typeof diverts>) => {
    const { answers } = table.activate('storm').acts('attack').question;
    if (answers.kind !== 'region') throw new Error('nobody is asked where');
    return (answers.region as unknown as { targets: { defender: string }[] }).targets.map(
      ({ defender }) => defender,
    );
  };

  shows(
    ['lg.golden-rules.component-over-rules', 'lg.attack.1.choose-enemy-unit'],
    'an enemy attacks a trooper unit with a faceup order token as long as it can',
    () => {
      const table = diverts({ han: { ...han, activated: true } });
      expect(targets(table)).toEqual(['ordered']);
      const weapons = [{ weapon: 'E-11 Blaster Rifle', miniatures: ['storm.m1'] }];
      table.refuses({ defender: 'pooled', type: 'ranged', weapons }, 'lg.golden-rules.component-over-rules');
    },
  );

  test('where no such unit can be attacked, it attacks anybody', () => {
    const away = { ordered: { ...rebels, at: [1700, 800] }, han: { ...han, at: [1500, 100] } };
    expect(targets(diverts(away))).toEqual(['pooled', 'rt']);
  });

  test('a vehicle with a faceup token draws no fire, nor does anybody with another card', () => {
    const activated = { ordered: { ...rebels, activated: true }, han: { ...han, activated: true } };
    expect(targets(diverts(activated)).sort()).toEqual(['ordered', 'pooled', 'rt']);
    expect(targets(diverts({}, 'ambush')).sort()).toEqual(['ordered', 'pooled', 'rt']);
  });
});

describe('Pinned Down', () => {
  const pins = (units: object = {}, card = 'pinned-down') =>
    played(card, {
      veers,
      royals: { unit: 'e-web-heavy-blaster-team', at: [600, 300] },
      storm: { ...storm, at: [900, 300] },
      rebels: { ...rebels, at: [600, 500], left: 3 },
      ...units,
    });
  const gun = { black: blank(2), red: blank(2), white: blank(2) };
  const web = { weapons: ['E-Web Heavy Blaster'] };

  shows(
    ['lg.orders.token.faces', 'lg.orders.pool.random-draw'],
    'a token of a unit that a support or heavy unit attacked goes back into its pool',
    () => {
      const table = pins().activate('royals').acts('attack').dice(gun).forms('rebels', web);
      table.has('rebels', { order: 'pool', activated: false });
      expect(table.state.players[1]!.pool).toEqual(['corps']);
      expect(table.events('orderTokenReturned').map(({ unit }) => unit)).toEqual(['rebels']);
    },
  );

  test('not after an attack of another unit, nor where no token lies faceup, nor with another card', () => {
    const corps = pins().attack('storm', 'rebels', { white: blank(2) });
    corps.has('rebels', { order: 'faceup' });
    const late = { unit: 'at-rt', at: [1700, 850] };
    const done = pins({ late, rebels: { ...rebels, at: [600, 500], activated: true } });
    done
      .activate('royals')
      .acts('attack')
      .dice(gun)
      .forms('rebels', web)
      .has('rebels', { order: 'facedown' });
    const other = pins({}, 'ambush').activate('royals').acts('attack').dice(gun).forms('rebels', web);
    other.has('rebels', { order: 'faceup' });
  });
});

describe('Covering Fire', () => {
  const covers = (units: object = {}, card = 'covering-fire') =>
    played(card, {
      rebels: { ...rebels, at: [600, 300] },
      leia: { ...leia, at: [700, 300] },
      far: { unit: 'fleet-troopers', at: [1500, 100], left: 1 },
      ...units,
      storm,
    });

  test('a corps unit that shot may give a dodge token to another unit at range 1-2', () => {
    const table = covers().attack('rebels', 'storm', { black: blank(1) });
    table.offersExactly({ use: 'p1.covering-fire', choice: 'leia' }, { pass: true });
    table.uses('covering-fire').hasTokens('leia', { dodge: 1 }).hasTokens('rebels', {});
  });

  test('not after a melee, not from another rank, not with another card', () => {
    const melee = covers({ rebels: { ...rebels, at: [600, 473] } });
    melee.attack('rebels', 'storm', { black: blank(1) }).doesNotOffer('covering-fire');
    covers()
      .attack('leia', 'storm', { black: blank(3) })
      .doesNotOffer('covering-fire');
    covers({}, 'ambush')
      .attack('rebels', 'storm', { black: blank(1) })
      .doesNotOffer('covering-fire');
  });
});

describe('Coordinated Fire', () => {
  const shares = (units: object = {}, card = 'coordinated-fire') =>
    played(card, {
      veers: { ...veers, at: [500, 200] },
      storm: { ...storm, left: 1, at: [600, 300], tokens: { aim: 1 } },
      snow: { ...snow, at: [700, 200] },
      far: { ...snow, at: [1500, 100] },
      ...units,
      rebels: { ...rebels, at: [600, 500] },
    })
      .activate('storm')
      .acts('attack')
      .dice({ white: ['blank', 'blank'] })
      .forms('rebels');

  test('an aim token that a corps unit spends may bring one to another unit at range 1-2', () => {
    const table = shares().uses('aim');
    table.offersExactly(
      { use: 'p1.coordinated-fire', choice: 'veers' },
      { use: 'p1.coordinated-fire', choice: 'snow' },
      { pass: true },
    );
    table.uses('coordinated-fire', 'snow').hasTokens('snow', { aim: 1 }).hasTokens('storm', {});
  });

  test('another card shares nothing', () => {
    const table = shares({}, 'ambush').uses('aim').doesNotOffer('coordinated-fire');
    table.hasTokens('snow', {}).hasTokens('veers', {});
  });
});
