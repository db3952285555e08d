import type { Plain } from '@sortie/kernel';
import { isRefusal, seededRandom } from '@sortie/kernel';
import type { XwingTable } from '@sortie/testkit/xwing';
import { xwingGame } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';
import { xwing } from '../../src/game.ts';
import type { MissionId } from '../../src/model/index.ts';
import type { XwingPosition } from '../../src/setup/index.ts';
import { presetMission } from './mission-setup.ts';
import { satelliteTable } from './satellite-table.ts';
import { senator, shuttleTable } from './shuttle-table.ts';

/** Writes the table as a position and reads it again. */
function again(table: XwingTable) {
  const document = JSON.parse(JSON.stringify(xwing.writePosition(table.state))) as Plain;
  const read = xwing.readPosition(document, seededRandom('again'));
  if (isRefusal(read)) throw new Error(JSON.stringify(read));
  return read;
}

const missions: readonly MissionId[] = ['mission1', 'mission2', 'mission3'];

test.each(missions)('a position holds %s as it stands', (mission) => {
  const table = xwingGame(presetMission(mission)).until('setDial');
  const read = again(table);
  expect(read.mission).toEqual(table.state.mission);
  expect(read.ships.map(({ id, pilot, pose }) => ({ id, pilot, pose }))).toEqual(
    table.state.ships.map(({ id, pilot, pose }) => ({ id, pilot, pose })),
  );
});

test('a position keeps what was scanned and returned, who came late, and when a ship was lost', () => {
  const scanned = satelliteTable(
    {
      rookie: { pilot: 'rookiepilot', at: [100, 100], reinforcement: true },
      dead: { pilot: 'rookiepilot', at: null, gone: 'destroyed', goneInRound: 2 },
      tie: { pilot: 'academypilot', at: [450, 700] },
      lost: { pilot: 'academypilot', at: null, gone: 'fled', goneInRound: 3 },
    },
    [{ at: [450, 250] }, { at: null, scannedBy: 'tie' }, { at: null, scannedBy: 'lost', returned: true }],
    { phase: 'planning', round: 4 },
  );
  expect(again(scanned).mission).toEqual(scanned.state.mission);
  expect(again(scanned).ships.map(({ goneInRound, reinforcement }) => [goneInRound, reinforcement])).toEqual([
    [null, true],
    [2, false],
    [null, false],
    [3, false],
  ]);
});

test('a position of a mission without what the mission is about is refused', () => {
  const tie = { id: 'tie', pilot: 'imperial:tiefighter:academypilot', side: 1, at: [450, 700] } as const;
  const luke = { id: 'luke', pilot: 'rebel:xwing:lukeskywalker', side: 0, at: [450, 300] } as const;
  const fieldOf = (position: Partial<XwingPosition> & { readonly options: object }) => {
    const document = { phase: 'planning', ships: [luke, tie], ...position };
    const read = xwing.readPosition(document as unknown as Plain, seededRandom('refused'));
    return isRefusal(read) ? (read.about as { field: string }).field : undefined;
  };
  expect(fieldOf({ options: { mission: 'mission1' } })).toBe('ships');
  expect(fieldOf({ options: { mission: 'mission2' }, mission: { disabledShip: 'tie' } })).toBe(
    'mission.disabledShip',
  );
  expect(fieldOf({ options: { mission: 'mission3' } })).toBe('mission.satellites');
  expect(fieldOf({ options: { mission: 'mission3' }, mission: { satellites: [{ at: null }] } })).toBe(
    'mission.satellites',
  );
  expect(
    fieldOf({
      options: { mission: 'mission3' },
      mission: { satellites: [{ at: null, scannedBy: 'nobody' }] },
    }),
  ).toBe('mission.satellites');
  expect(fieldOf({ options: { mission: 'mission2' } })).toBeUndefined();
  expect(shuttleTable({ shuttle: { at: [450, 100] } }).ship('shuttle').pilot).toBe(senator);
});
