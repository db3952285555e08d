import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const targets = (pilot: string) =>
  xwingTable({
    nera: { pilot, at: [450, 300], upgrades: ['torpedo:protontorpedoes'], lock: 'behind' },
    ahead: { pilot: 'academypilot', at: [450, 500, 180], hasFought: true },
    behind: { pilot: 'academypilot', at: [450, 100], hasFought: true },
  }).until('declareTarget', 'nera');

test('its torpedoes are fired outside its firing arc; its primary weapon is not', () => {
  targets('neradantels').offersExactly(
    { weapon: 'primary', target: 'ahead' },
    { weapon: 'nera.u1', target: 'behind' },
    { decline: true },
  );
});

test('another pilot fires them ahead only', () => {
  targets('bluesquadronpilot').offersExactly({ weapon: 'primary', target: 'ahead' }, { decline: true });
});

test('it is the torpedo alone that is, whatever else she carries', () => {
  const armed = (...upgrades: readonly string[]) =>
    xwingTable({
      nera: { pilot: 'neradantels', at: [450, 300], upgrades, lock: 'behind' },
      ahead: { pilot: 'academypilot', at: [450, 500, 180], hasFought: true },
      behind: { pilot: 'academypilot', at: [450, 100], hasFought: true },
    }).until('declareTarget', 'nera');
  armed('cannon:ioncannon', 'torpedo:protontorpedoes').offersExactly(
    { weapon: 'primary', target: 'ahead' },
    { weapon: 'nera.u1', target: 'ahead' },
    { weapon: 'nera.u2', target: 'behind' },
    { decline: true },
  );
  armed('cannon:ioncannon').offersExactly(
    { weapon: 'primary', target: 'ahead' },
    { weapon: 'nera.u1', target: 'ahead' },
    { decline: true },
  );
});
