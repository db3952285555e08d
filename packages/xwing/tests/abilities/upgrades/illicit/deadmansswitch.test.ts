import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const killed = (upgrades: readonly string[]) =>
  xwingTable({
    tie: { pilot: 'academypilot', at: [450, 400] },
    z: {
      pilot: 'binayrepirate',
      at: [450, 480, 180],
      shields: 0,
      facedown: ['core2-damagedengine'],
      upgrades,
      hasFought: true,
    },
    mate: { pilot: 'binayrepirate', at: [530, 480, 180], hasFought: true },
    far: { pilot: 'binayrepirate', at: [100, 800, 180], hasFought: true },
  })
    .cards('core2-weaponsfailure', 'core2-stunnedpilot', 'core2-damagedcockpit')
    .attack('tie', 'z', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank'] });

test('its ship takes those at range 1 along, friend and foe', () => {
  const table = killed(['deadmansswitch']);
  expect(table.ship('z').gone).toBe('destroyed');
  table.has('mate', { shields: 1 }).has('far', { shields: 2 });
  expect(table.ship('tie').damage).toHaveLength(1);
});

test('a ship without it dies alone', () => {
  const table = killed([]);
  expect(table.ship('z').gone).toBe('destroyed');
  table.has('mate', { shields: 2 }).has('tie', { damage: [] });
});

test('its own ship suffers nothing more', () => {
  expect(
    killed(['deadmansswitch'])
      .events('damageDealt')
      .map(({ ship }) => ship),
  ).toEqual(['z', 'tie']);
});
