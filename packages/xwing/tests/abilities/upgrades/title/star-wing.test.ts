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
