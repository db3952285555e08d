import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

type Spec = Parameters<typeof xwingTable>[0][string];

const harpoon = (more: Partial<Spec> = {}, wing: Partial<Spec> = {}) =>
  xwingTable({
    bomber: { pilot: 'scimitarsquadronpilot', at: [450, 300], lock: 'x', upgrades: ['harpoonmissiles'] },
    x: { pilot: 'rookiepilot', at: [450, 520, 180], hasFought: true, ...more },
    wing: { pilot: 'rookiepilot', at: [540, 520, 180], hasFought: true, ...wing },
    far: { pilot: 'rookiepilot', at: [100, 850, 180], hasFought: true },
  });

const on = [{ card: 'harpooned', by: 'bomber' }];

shows(
  'xw.later.condition.beside-ship',
  'a harpoon that hits stays beside the ship, one that misses does not',
  () => {
    const fire = (attack: readonly string[]) =>
      harpoon()
        .attack('bomber', 'x', { weapon: 'harpoonmissiles', attack, defense: ['blank', 'blank'] })
        .passes();
    expect(fire(['hit', 'blank', 'blank', 'blank']).events('conditionAssigned')).toMatchObject([
      { ship: 'x', condition: { card: 'harpooned', by: 'bomber' } },
    ]);
    expect(fire(['blank', 'blank', 'blank', 'blank']).events('conditionAssigned')).toEqual([]);
  },
);

const struck = (attack: readonly string[], more: Partial<Spec> = {}) =>
  harpoon({ conditions: on, ...more })
    .cards('core2-weaponsfailure', 'core2-damagedengine', 'core2-stunnedpilot')
    .attack('bomber', 'x', { attack, defense: ['blank', 'blank'] })
    .passes();

test('a critical sets it off: ships around suffer, the card goes and a Damage card comes', () => {
  const table = struck(['crit', 'blank'], { at: [450, 480, 180] });
  table.has('wing', { shields: 1 }).has('far', { shields: 2 }).has('x', { shields: 1, conditions: [] });
  expect(table.ship('x').damage).toMatchObject([{ faceup: false }]);
});

test('a hit without a critical leaves it where it is', () => {
  const table = struck(['hit', 'blank'], { at: [450, 480, 180] });
  table.has('wing', { shields: 2 });
  expect(table.ship('x').conditions).toHaveLength(1);
});

test('a harpooned ship that is destroyed hurts those around it', () => {
  const facedown = ['core2-damagedcockpit', 'core2-structuraldamage'];
  const table = struck(['hit', 'blank'], { at: [450, 480, 180], shields: 0, facedown });
  expect(table.ship('x').gone).toBe('destroyed');
  table.has('wing', { shields: 1 }).has('far', { shields: 2 });
});

test('its action takes it off and may cost damage', () => {
  const act = (face: string) =>
    xwingTable(
      {
        x: { pilot: 'rookiepilot', at: [450, 300], conditions: on, dial: { speed: 1, bearing: 'straight' } },
        bomber: { pilot: 'scimitarsquadronpilot', at: [800, 800, 270] },
      },
      { phase: 'activation', attackDice: [face] },
    ).acts('card x.c1');
  act('crit').has('x', { conditions: [], shields: 1 });
  act('hit').has('x', { conditions: [], shields: 1 });
  act('focus').has('x', { conditions: [], shields: 2 });
});

test('neither a critical on another ship nor the end of another ship sets it off', () => {
  const nearby = harpoon({ conditions: on }, { at: [500, 480, 180] })
    .cards('core2-weaponsfailure')
    .attack('bomber', 'wing', { attack: ['crit', 'blank'], defense: ['blank', 'blank'] });
  nearby.has('wing', { shields: 1, damage: [] }).has('x', { shields: 2, damage: [] });
  expect(nearby.ship('x').conditions).toHaveLength(1);
  const facedown = ['core2-damagedcockpit', 'core2-structuraldamage'];
  const destroyed = harpoon({ conditions: on }, { at: [500, 480, 180], shields: 0, facedown }).attack(
    'bomber',
    'wing',
    { attack: ['hit', 'blank'], defense: ['blank', 'blank'] },
  );
  destroyed.has('wing', { gone: 'destroyed' }).has('x', { shields: 2, damage: [] });
  expect(destroyed.ship('x').conditions).toHaveLength(1);
});

test('nor does the end of another ship hurt those around it', () => {
  const facedown = ['core2-damagedcockpit', 'core2-structuraldamage'];
  xwingTable({
    bomber: { pilot: 'scimitarsquadronpilot', at: [450, 300] },
    wing: { pilot: 'rookiepilot', at: [450, 480, 180], shields: 0, facedown, hasFought: true },
    x: { pilot: 'rookiepilot', at: [700, 480, 180], conditions: on, hasFought: true },
    mate: { pilot: 'rookiepilot', at: [760, 480, 180], hasFought: true },
  })
    .attack('bomber', 'wing', { attack: ['hit', 'blank'], defense: ['blank', 'blank'] })
    .has('wing', { gone: 'destroyed' })
    .has('mate', { shields: 2 })
    .has('x', { conditions: [{ card: 'harpooned' }] });
});
