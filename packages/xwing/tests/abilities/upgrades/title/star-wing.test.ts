import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const weapons = (upgrades: readonly string[], weaponsDisabled: number, lock?: string) =>
  xwingTable({
    wing: {
      pilot: 'nusquadronpilot',
      at: [450, 400],
      upgrades,
      tokens: { weaponsDisabled },
      ...(lock ? { lock } : {}),
    },
    x: { pilot: 'rookiepilot', at: [450, 620, 180], hasFought: true },
  }).open.flatMap(({ kind, answers }) =>
    kind === 'declareTarget' && answers.kind === 'offers'
      ? answers.offers.flatMap((each) => (each as { weapon?: string }).weapon ?? [])
      : [],
  );

test('an Xg-1 fires cheap cannons with its weapons disabled, and nothing else', () => {
  const xg1 = ['xg1assaultconfiguration', 'tractorbeam', 'ioncannon'];
  expect(weapons(xg1, 1)).toEqual(['wing.u2']);
  expect(weapons(xg1, 0)).toEqual(['primary', 'wing.u2', 'wing.u3']);
  expect(weapons(['tractorbeam'], 1)).toEqual([]);
});

test('an Os-1 fires its ordnance at a locked ship with its weapons disabled', () => {
  const os1 = ['os1arsenalloadout', 'homingmissiles'];
  expect(weapons(os1, 1, 'x')).toEqual(['wing.u2']);
  expect(weapons(os1, 1)).toEqual([]);
  expect(weapons(['homingmissiles'], 1, 'x')).toEqual([]);
});

test('neither card does anything for a friend', () => {
  const friend = (upgrades: readonly string[], own: readonly string[]) =>
    xwingTable({
      wing: { pilot: 'nusquadronpilot', at: [250, 400], upgrades, hasFought: true },
      mate: {
        pilot: 'nusquadronpilot',
        at: [450, 400],
        upgrades: own,
        tokens: { weaponsDisabled: 1 },
        lock: 'x',
      },
      x: { pilot: 'rookiepilot', at: [450, 620, 180], hasFought: true },
    }).open.map(({ kind }) => kind);
  expect(friend(['xg1assaultconfiguration'], ['tractorbeam'])).not.toContain('declareTarget');
  expect(friend(['os1arsenalloadout'], ['homingmissiles'])).not.toContain('declareTarget');
});

test('an Xg-1 fires cannons of 2 points and no cheap turret, an Os-1 torpedoes and only at a locked ship', () => {
  expect(weapons(['xg1assaultconfiguration', 'flechettecannon', 'autoblasterturret'], 1)).toEqual([
    'wing.u2',
  ]);
  expect(weapons(['xg1assaultconfiguration', 'flechettetorpedoes'], 1, 'x')).toEqual([]);
  expect(weapons(['os1arsenalloadout', 'protontorpedoes'], 1, 'x')).toEqual(['wing.u2']);
  const rockets = (lock: object) =>
    xwingTable({
      wing: {
        pilot: 'nusquadronpilot',
        at: [450, 400],
        upgrades: ['os1arsenalloadout', 'unguidedrockets'],
        tokens: { weaponsDisabled: 1, focus: 1 },
        ...lock,
      },
      x: { pilot: 'rookiepilot', at: [450, 620, 180], hasFought: true },
    }).open.map(({ kind }) => kind);
  expect(rockets({ lock: 'x' })).toContain('declareTarget');
  expect(rockets({})).not.toContain('declareTarget');
});
