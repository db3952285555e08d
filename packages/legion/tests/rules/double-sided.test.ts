import type { Luck } from '@sortie/kernel';
import { type UpgradeCardId, upgradeCard } from '@sortie/legion/catalogue';
import type { CardKey, UnitId, UpgradeInPlay } from '@sortie/legion/model';
import { legion } from '@sortie/legion/rules';
import { legionState } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { faceOf } from '../../src/rules/upgrade-face.ts';
import { shows } from '../shows.ts';

/** No card of February 2019 has two sides: here Grappling Hooks have Recon Intel on their back. */
const twoSided = (id: UpgradeCardId) =>
  id === 'grappling-hooks' ? { ...upgradeCard(id), otherSide: 'recon-intel' } : upgradeCard(id);

const hooks: UpgradeInPlay = {
  key: 'rebels.c1' as CardKey,
  card: 'grappling-hooks',
  exhausted: false,
  discarded: false,
  side: null,
  wounds: 0,
  woundsFrom: null,
};

const face = (upgrade: UpgradeInPlay) => faceOf(upgrade, twoSided)?.id ?? null;

shows('lg.cards.double-sided.active-side', 'only the faceup side of a card is in effect', () => {
  expect(face({ ...hooks, side: 0 })).toBe('grappling-hooks');
  expect(face({ ...hooks, side: 1 })).toBe('recon-intel');
  expect(face(hooks)).toBeNull();
  expect(face({ ...hooks, side: 1, discarded: true })).toBeNull();
  expect(face({ ...hooks, card: 'targeting-scopes' })).toBe('targeting-scopes');
});

shows(
  ['lg.cards.double-sided.flip-by-keyword', 'lg.upgrade-keyword.reconfigure.no-exhaust'],
  'an effect that flips a card turns the other side up and leaves it as it lay',
  () => {
    const upgrades = [{ card: 'grappling-hooks', side: 0 }] as const;
    const state = legionState({ rebels: { unit: 'rebel-troopers', at: [300, 100], upgrades } });
    const serial = state.serial;
    const flip = (side: 0 | 1) =>
      legion.perform(
        state,
        { kind: 'flipUpgrade', unit: 'rebels' as UnitId, key: hooks.key, side },
        { emit: (event) => legion.apply(state, event), luck: {} as Luck },
      );
    flip(0);
    expect(state.serial).toBe(serial);
    flip(1);
    expect(state.units[0]!.upgrades[0]).toEqual({ ...hooks, side: 1 });
    expect(state.serial).toBe(serial + 1);
  },
);
