import { shipCard } from '@sortie/armada/catalogue';
import { objectiveToken, obstacleShape, shipOverlapsObstacle } from '@sortie/armada/measuring';
import type { ArmadaTable, ShipSpec, Situation } from '@sortie/testkit/armada';
import { armadaTable } from '@sortie/testkit/armada';
import { describe, expect, test } from 'vitest';
import { gapTo } from '../src/armada/objectives/reach.ts';
import { chosen } from './armada-chosen.ts';

const noShields = { shields: { front: 0, left: 0, right: 0, rear: 0 } };
const noTokens = { defenseTokens: ['discarded', 'discarded', 'discarded'] } as const;
const DISTANCE_1 = 76.5;

/** A Victory with two ships before its bow, which have nothing left to defend themselves with. */
const facing = (one: ShipSpec, other: ShipSpec, situation: Situation) =>
  armadaTable(
    {
      victory: { ship: 'victory-ii', at: [900, 250, 0] },
      one: { at: [850, 500, 180], activated: true, ...noTokens, ...one },
      other: { at: [950, 500, 180], activated: true, ...noTokens, ...other },
    },
    situation,
  ).until('declareTarget', 'victory');

/** A dear ship with one point of hull left. */
const falling: ShipSpec = {
  ship: 'assault-frigate-mark-ii-a',
  ...noShields,
  facedown: ['crew-panic', 'crew-panic', 'power-failure', 'power-failure', 'comm-noise'],
};

const nothing: Situation = { objective: { card: 'fleet-ambush' } };

describe('under Superior Positions a planner shoots', () => {
  const objective: Situation = { objective: { card: 'superior-positions' } };
  const rear: ShipSpec = { ship: 'cr90-corvette-a', at: [850, 500, 0] };

  test('at a stern, though a bow is easier to hurt', () => {
    const bow: ShipSpec = { ship: 'cr90-corvette-a', ...noShields };
    expect(chosen(facing(rear, bow, nothing))).toMatchObject({ target: 'other' });
    expect(chosen(facing(rear, bow, objective))).toMatchObject({ target: 'one', defendingZone: 'rear' });
  });

  test('but not when it lets a ship escape for it', () => {
    const stern: ShipSpec = { ship: 'nebulon-b-escort', at: [850, 500, 0] };
    expect(chosen(facing(stern, falling, objective))).toMatchObject({ target: 'other' });
  });
});

describe('under Opening Salvo a planner shoots', () => {
  const objective: Situation = { objective: { card: 'opening-salvo' } };
  const whole: ShipSpec = { ship: 'cr90-corvette-a', ...noShields };

  test('at a ship without damage, which any card makes worth half its points', () => {
    const hurt: ShipSpec = { ship: 'cr90-corvette-a', ...noShields, facedown: ['comm-noise'] };
    expect(chosen(facing(whole, hurt, nothing))).toMatchObject({ target: 'other' });
    expect(chosen(facing(whole, hurt, objective))).toMatchObject({ target: 'one' });
  });

  test('but not when it can destroy a dearer one', () => {
    const hurt: ShipSpec = {
      ship: 'nebulon-b-escort',
      upgrades: ['general-dodonna', 'yavaris'],
      ...noShields,
      facedown: ['comm-noise', 'crew-panic', 'crew-panic', 'power-failure'],
    };
    expect(chosen(facing(whole, hurt, objective))).toMatchObject({ target: 'other' });
  });
});

describe('under Most Wanted a planner shoots', () => {
  const objective: Situation = { objective: { card: 'most-wanted', ships: ['one', 'victory'] } };
  const marked: ShipSpec = { ship: 'cr90-corvette-a', ...noShields, facedown: ['comm-noise'] };

  test('at the objective ship', () => {
    const other: ShipSpec = {
      ship: 'nebulon-b-escort',
      ...noShields,
      facedown: ['crew-panic', 'crew-panic'],
    };
    expect(chosen(facing(marked, other, nothing))).toMatchObject({ target: 'other' });
    expect(chosen(facing(marked, other, objective))).toMatchObject({ target: 'one' });
  });

  test('but not when another is about to fall', () => {
    const whole: ShipSpec = { ship: 'cr90-corvette-a', ...noShields };
    expect(chosen(facing(whole, falling, objective))).toMatchObject({ target: 'other' });
  });
});

describe('under Precision Strike a planner spends a hit', () => {
  const rolled = (damage: readonly string[]) =>
    armadaTable(
      {
        victory: { ship: 'victory-ii', at: [900, 300, 0] },
        corvette: {
          ship: 'cr90-corvette-a',
          at: [900, 600, 180],
          activated: true,
          ...noShields,
          ...noTokens,
          facedown: damage,
        },
      },
      { objective: { card: 'precision-strike' } },
    ).attack('victory', 'corvette', {
      zone: 'front',
      defendingZone: 'front',
      red: ['hit', 'blank', 'blank'],
    });

  test('to turn a card faceup', () => {
    expect(chosen(rolled(['comm-noise']))).toEqual({ use: 'victory.objective', choice: { die: 0 } });
  });

  test('but not the hit that destroys the ship', () => {
    expect(chosen(rolled(['comm-noise', 'crew-panic', 'crew-panic']))).toEqual({ pass: true });
  });
});

/** A corvette flies where the planner wants it. */
const flown = (corvette: object, situation: Situation, others: Record<string, ShipSpec> = {}) => {
  const table = armadaTable(
    {
      corvette: { ship: 'cr90-corvette-a', at: [900, 300, 0], speed: 2, ...corvette },
      victory: { ship: 'victory-ii', at: [300, 800, 180], activated: true },
      ...others,
    },
    situation,
  ).until('chooseCourse', 'corvette');
  return table.answers(chosen(table));
};

function placeOf(table: ArmadaTable) {
  const { pose, card } = table.ship('corvette');
  return { pose: pose!, class: shipCard(card).class };
}

describe('under Dangerous Territory a planner flies', () => {
  const obstacles = { 'asteroid-1': [960, 430] } as const;
  const on = {
    initiative: 1,
    obstacles,
    objective: { card: 'dangerous-territory', tokens: [{ id: 't1', on: 'asteroid-1' }] },
  } as const;
  const isOnField = (table: ArmadaTable) => {
    const { id, pose } = table.state.obstacles.find((each) => each.id === 'asteroid-1')!;
    return shipOverlapsObstacle(placeOf(table), { id, pose: pose! });
  };

  test('onto a field for its token, and takes it', () => {
    expect(isOnField(flown({}, { ...on, objective: { card: 'dangerous-territory' } }))).toBe(false);
    const table = flown({}, on);
    expect(isOnField(table)).toBe(true);
    expect(table.answers(chosen(table)).state.victoryTokens).toEqual([1, 0]);
  });

  test('but not when the field would destroy the ship', () => {
    const damage = { facedown: ['comm-noise', 'crew-panic', 'crew-panic'] };
    expect(isOnField(flown(damage, { ...on, initiative: 0 }))).toBe(false);
    expect(isOnField(flown(damage, on))).toBe(true);
  });
});

describe('under Contested Outpost a planner flies', () => {
  const situation: Situation = {
    obstacles: { station: [1030, 430] },
    objective: { card: 'contested-outpost' },
  };
  const isHeld = (table: ArmadaTable) => {
    const { id, pose } = table.state.obstacles.find((each) => each.id === 'station')!;
    return gapTo(placeOf(table), obstacleShape({ id, pose: pose! })) <= DISTANCE_1;
  };

  test('to the station', () => {
    expect(isHeld(flown({}, { ...situation, ...nothing }))).toBe(false);
    expect(isHeld(flown({}, situation))).toBe(true);
  });

  test('but not under guns that would destroy it', () => {
    const damage = { facedown: ['comm-noise', 'crew-panic', 'crew-panic'], ...noShields, ...noTokens };
    const guns: Record<string, ShipSpec> = { guns: { ship: 'victory-ii', at: [1060, 650, 180] } };
    expect(isHeld(flown(damage, situation, guns))).toBe(false);
  });
});

describe('under Intel Sweep a planner flies', () => {
  const tokens = [
    { id: 't1', at: [1000, 480] },
    { id: 't2', at: [1300, 500] },
  ] as const;
  const gap = (victoryTokens: readonly [number, number]) => {
    const objective = { card: 'intel-sweep', ships: ['corvette', 'victory'], tokens };
    return gapTo(placeOf(flown({}, { objective, victoryTokens })), objectiveToken({ x: 1000, y: 480 }));
  };

  test('its objective ship to a token', () => {
    expect(gap([1, 1])).toBeLessThanOrEqual(DISTANCE_1);
  });

  test('but not when the other side has won the race already', () => {
    expect(gap([0, 3])).toBeGreaterThan(DISTANCE_1);
  });
});

describe('under Minefields a planner flies', () => {
  const tokens = [{ id: 't1', at: [840, 540] }] as const;
  const isBeside = (table: ArmadaTable) =>
    gapTo(placeOf(table), objectiveToken({ x: 840, y: 540 })) <= DISTANCE_1;

  test('round the mines', () => {
    expect(isBeside(flown({}, nothing))).toBe(true);
    expect(isBeside(flown({}, { objective: { card: 'minefields', tokens } }))).toBe(false);
  });
});
