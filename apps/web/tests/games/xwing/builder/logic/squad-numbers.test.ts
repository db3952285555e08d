import { pilotId, shipType, shipTypeId, shipTypes, upgradeId } from '@sortie/xwing/catalogue';
import { findPreset, type Squad } from '@sortie/xwing/lists';
import { expect, test } from 'vitest';
import { dialRows } from '../../../../../src/games/xwing/builder/logic/dial-rows.ts';
import { squadNumbers } from '../../../../../src/games/xwing/builder/logic/squad-numbers.ts';
import { withKnownCards } from '../../../../../src/games/xwing/builder/logic/with-known-cards.ts';

test('the numbers of a squad are summed up with what its cards add', () => {
  const squad: Squad = {
    faction: 'rebel',
    ships: [
      { pilot: pilotId('rebel:xwing:lukeskywalker'), upgrades: [upgradeId('mod:shieldupgrade')] },
      { pilot: pilotId('rebel:xwing:rookiepilot'), upgrades: [upgradeId('mod:hullupgrade')] },
    ],
  };
  expect(squadNumbers(squad)).toEqual({
    ships: [
      { name: 'Luke Skywalker', points: 32 },
      { name: 'Rookie Pilot', points: 24 },
    ],
    attack: 6,
    agility: 4,
    hull: 7,
    shields: 5,
    maneuvers: { green: 8, white: 20, red: 2 },
  });
});

test('points by ship add up to the cost of the squad', () => {
  const { ships } = squadNumbers(findPreset('imperial-aces')!.squad);
  expect(ships.reduce((sum, { points }) => sum + points, 0)).toBe(100);
});

test('a dial is shown from fast to slow, left to right, every maneuver once', () => {
  for (const type of shipTypes) {
    const { rows } = dialRows(type.dial);
    const speeds = rows.map(({ speed }) => speed);
    expect(speeds).toEqual(speeds.toSorted((one, other) => other - one));
    const shown = rows.flatMap(({ cells }) => cells.filter((cell) => cell !== undefined));
    expect(new Set(shown)).toEqual(new Set(type.dial));
  }
  const { bearings } = dialRows(shipType(shipTypeId('xwing')).dial);
  expect(bearings).toEqual(['turnLeft', 'bankLeft', 'straight', 'bankRight', 'turnRight', 'koiogranTurn']);
});

test('cards that are gone from the catalogue are left out of a kept squad', () => {
  const [ship] = findPreset('box-rebel')!.squad.ships;
  const kept = {
    faction: 'rebel',
    ships: [
      { pilot: 'rebel:xwing:nobody', upgrades: [] },
      { ...ship, upgrades: ['amd:r2f2', 'amd:gone'] },
    ],
  } as unknown as Squad;
  expect(withKnownCards(kept).ships).toEqual([{ ...ship, upgrades: ['amd:r2f2'] }]);
});
