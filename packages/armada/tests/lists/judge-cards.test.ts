import { expect, test } from 'vitest';
import { laterObjectives, laterShips, laterSquadrons, laterUpgrades } from '../../src/catalogue/index.ts';
import { fleetCost, judgeFleet } from '../../src/lists/index.ts';
import { fleetOf } from './fleet-of.ts';

const victory = 'victory-ii-class-star-destroyer';
const corvette = 'cr90-corvette-a';

test('names are compared across kinds of cards: an officer and a squadron of one name', () => {
  const fleet = fleetOf('rebel', [[corvette, 'mon-mothma', 'wedge-antilles']], {
    squadrons: ['wedge-antilles'],
  });
  expect(judgeFleet(fleet)).toEqual([
    {
      rule: 'table.later-wave',
      ship: 0,
      card: { kind: 'upgrade', id: 'wedge-antilles' },
      reason: { kind: 'laterWave', wave: 8, pack: 'Nadiri Starhawk' },
    },
    {
      rule: 'ar.fleet.unique-once',
      card: { kind: 'squadron', id: 'wedge-antilles' },
      reason: { kind: 'secondUnique', first: 'upgrade' },
    },
  ]);
});

test('cards of later waves are refused by name, of every kind', () => {
  const fleet = fleetOf('rebel', [['mc30c-torpedo-frigate', 'admiral-ackbar', 'leading-shots']], {
    squadrons: ['jan-ors'],
    objectives: ['most-wanted', 'fire-lanes', 'solar-corona'],
  });
  expect(judgeFleet(fleet).map(({ rule, card, reason }) => [rule, card?.kind, card?.id, reason])).toEqual([
    [
      'table.later-wave',
      'ship',
      'mc30c-torpedo-frigate',
      { kind: 'laterWave', wave: 2, pack: 'MC30c Frigate' },
    ],
    ['table.later-wave', 'upgrade', 'admiral-ackbar', { kind: 'laterWave', wave: 2, pack: 'Home One' }],
    ['table.later-wave', 'squadron', 'jan-ors', { kind: 'laterWave', wave: 2, pack: 'Rogues and Villains' }],
    [
      'table.later-wave',
      'objective',
      'solar-corona',
      {
        kind: 'laterWave',
        wave: 'corellianConflict',
        pack: 'The Corellian Conflict - Campaign Expansion',
      },
    ],
    [
      'ar.upgrade.one-per-icon',
      'upgrade',
      'leading-shots',
      { kind: 'noFreeIcon', type: 'ionCannons', icons: 0 },
    ],
  ]);
});

test('no card of a later wave gets into a game', () => {
  const base = fleetOf('imperial', [[victory, 'admiral-motti']]);
  const isRefused = (fleet: typeof base, id: string) =>
    judgeFleet(fleet, { points: 3000 }).some(
      ({ rule, card }) => rule === 'table.later-wave' && card?.id === id,
    );
  for (const { id } of laterShips)
    expect(isRefused({ ...base, ships: [{ ship: id, upgrades: [] }] }, id)).toBe(true);
  for (const { id } of laterUpgrades)
    expect(isRefused({ ...base, ships: [{ ship: victory, upgrades: [id] }] }, id)).toBe(true);
  for (const { id } of laterSquadrons) expect(isRefused({ ...base, squadrons: [id] }, id)).toBe(true);
  for (const { id } of laterObjectives) expect(isRefused({ ...base, objectives: [id] }, id)).toBe(true);
});

test('ids that name no card are named, and nothing else is judged', () => {
  const fleet = fleetOf('rebel', [['death-star', 'nobody']], {
    squadrons: ['v-wing'],
    objectives: ['picnic'],
  });
  expect(judgeFleet(fleet)).toEqual(
    [
      { kind: 'ship', id: 'death-star' },
      { kind: 'upgrade', id: 'nobody' },
      { kind: 'squadron', id: 'v-wing' },
      { kind: 'objective', id: 'picnic' },
    ].map((card) => ({
      rule: 'table.unknown-card',
      ...(card.kind === 'ship' || card.kind === 'upgrade' ? { ship: 0 } : {}),
      card,
      reason: { kind: 'unknownCard', id: card.id },
    })),
  );
  expect(() => fleetCost(fleet)).toThrow('no card death-star');
});
