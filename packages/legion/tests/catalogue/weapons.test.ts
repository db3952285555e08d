import { expect, test } from 'vitest';
import { battleCard, battleCards, commandCards, units, upgrades } from '../../src/catalogue/index.ts';
import { shows } from '../shows.ts';

const weapons = [
  ...units.flatMap((unit) => unit.weapons),
  ...[...upgrades, ...commandCards, ...battleCards].flatMap(({ weapon }) => weapon ?? []),
];

const named = (name: string) => {
  const weapon = weapons.find((each) => each.name === name);
  if (weapon === undefined) throw new Error(`no weapon ${name}`);
  return weapon;
};

shows('lg.cards.weapon.fields', 'a weapon has a name, a range or the melee icon, dice and keywords', () => {
  for (const { name, isMelee, range, dice } of weapons) {
    expect(name).not.toBe('');
    expect([name, isMelee || range !== null]).toEqual([name, true]);
    expect(dice.red + dice.black + dice.white).toBeGreaterThan(0);
  }
});

test('a weapon has a range, the melee icon, or both', () => {
  const icons = (name: string) => [named(name).isMelee, named(name).range];
  expect(icons('E-11 Blaster Rifle')).toEqual([false, { min: 1, max: 3 }]);
  expect(icons("Vader's Lightsaber")).toEqual([true, null]);
  expect(icons('Force Lightning')).toEqual([true, { min: 1, max: 2 }]);
  expect(weapons.filter(({ isMelee, range }) => isMelee && range !== null).map(({ name }) => name)).toEqual([
    'Force Lightning',
    'ZX Flame Projector',
  ]);
});

shows(
  ['lg.weapon.range.icons', 'lg.weapon.range.min-max', 'lg.weapon.range.fifth-band'],
  'ranges go from 1 to 4, and the fifth icon has no limit',
  () => {
    for (const { range } of weapons)
      if (range !== null) expect(1 <= range.min && range.min <= range.max && range.max <= 5).toBe(true);
    const far = weapons.filter(({ range }) => range?.max === 5).map(({ name }) => name);
    expect([...new Set(far)].sort()).toEqual([
      'AT-ST Mortar Launcher',
      'Coordinated Bombardment',
      'DH-447 Sniper Rifle',
      'DLT-19x Sniper Rifle',
      'Maximum Firepower',
    ]);
    expect(named('AT-RT Laser Cannon').range).toEqual({ min: 2, max: 4 });
  },
);

shows('lg.weapon.range.single-value', 'a single value is the least and the greatest range', () => {
  expect(named('Concussion Grenades').range).toEqual({ min: 1, max: 1 });
  expect(named('Flamethrower').range).toEqual({ min: 1, max: 1 });
});

shows(
  ['lg.setup.deploy.zones-from-card', 'lg.setup.deploy.zones-in-range-units'],
  'a deployment card has zones for both colours, in whole range segments',
  () => {
    const segments = (value: number) => Math.round((value / 152.4) * 1e6) / 1e6;
    const deployments = battleCards.filter(({ category }) => category === 'deployment');
    for (const { zones } of deployments)
      for (const { x, y } of [...zones!.blue, ...zones!.red].flat()) {
        expect([Number.isInteger(segments(x)), Number.isInteger(segments(y))]).toEqual([true, true]);
        expect(0 <= x && x <= 1828.8 && 0 <= y && y <= 914.4).toBe(true);
      }
    expect(battleCard('battle-lines').zones).toEqual({
      blue: [
        [
          { x: 0, y: 0 },
          { x: 1828.8, y: 0 },
          { x: 1828.8, y: 152.4 },
          { x: 0, y: 152.4 },
        ],
      ],
      red: [
        [
          { x: 0, y: 762 },
          { x: 1828.8, y: 762 },
          { x: 1828.8, y: 914.4 },
          { x: 0, y: 914.4 },
        ],
      ],
    });
    expect(battleCard('minefield').zones).toBeNull();
  },
);

test('the zones of the two colours are as large as each other', () => {
  const area = (zone: readonly { readonly x: number; readonly y: number }[]) =>
    Math.abs(
      zone.reduce((sum, { x, y }, at) => {
        const next = zone[(at + 1) % zone.length]!;
        return sum + (x * next.y - next.x * y) / 2;
      }, 0),
    );
  const total = (zones: Parameters<typeof area>[0][]) => zones.reduce((sum, zone) => sum + area(zone), 0);
  const sizes = battleCards.flatMap(({ id, zones }) =>
    zones === null ? [] : [{ id, blue: total([...zones.blue]), red: total([...zones.red]) }],
  );
  const segments = (area: number) => Math.round(area / (152.4 * 152.4));
  expect(sizes.map(({ id, blue, red }) => [id, segments(blue), segments(red)])).toEqual([
    ['battle-lines', 12, 12],
    ['the-long-march', 18, 18],
    ['disarray', 8, 8],
    ['major-offensive', 12, 12],
    ['advanced-positions', 11, 11],
  ]);
});

test('tokens that no player places lie at known points', () => {
  expect(battleCard('intercept-the-transmissions').places).toEqual([
    { x: 914.4, y: 457.2 },
    { x: 457.2, y: 457.2 },
    { x: 1371.6, y: 457.2 },
  ]);
  expect(battleCard('recover-the-supplies')).toMatchObject({ tokens: 5, places: [{ x: 914.4, y: 457.2 }] });
  expect(battleCard('breakthrough')).toMatchObject({ tokens: 0, places: [] });
});
