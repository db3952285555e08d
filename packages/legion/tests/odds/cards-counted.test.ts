import { oddsOfShot } from '@sortie/legion/odds';
import { legionTable } from '@sortie/testkit/legion';
import { expect, test } from 'vitest';

const storm = { unit: 'stormtroopers', at: [600, 300] } as const;
const target = { at: [600, 500], activated: true } as const;

const named = (units: Parameters<typeof legionTable>[0], situation = {}) =>
  oddsOfShot(legionTable(units, situation).seenBy('p1'), { attacker: 'storm', defender: 'target' })!.without;

test('a friend who may take hits upon itself is named, one too far away is not', () => {
  const rebels = { ...target, unit: 'rebel-troopers' } as const;
  const guard = (y: number) => ({ unit: 'chewbacca', side: 1, at: [600, y] }) as const;
  expect(named({ storm, target: rebels, guard: guard(560) })).toEqual(['guard.guardian']);
  expect(named({ storm, target: rebels, guard: guard(800) })).toEqual([]);
});

test('a guardian who is shot at itself is not named', () => {
  expect(named({ storm, target: { ...target, unit: 'chewbacca' } })).toEqual([]);
});

test('wounds that may be put off are named while the card has room for them', () => {
  const han = (wounds: number) =>
    ({ ...target, unit: 'han-solo', upgrades: [{ card: 'emergency-stims', wounds }] }) as const;
  expect(named({ storm, target: han(0) })).toEqual(['target.c1']);
  expect(named({ storm, target: han(2) })).toEqual([]);
});

test('an Esteemed Leader is guarded by corps troopers beside it', () => {
  const leia = { ...target, unit: 'leia-organa', upgrades: ['esteemed-leader'] } as const;
  expect(named({ storm, target: leia, corps: { unit: 'rebel-troopers', at: [700, 520] } })).toEqual([
    'target.c1',
  ]);
});
