import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const aiming = (y: number, pilot = 'majorrhymer', weapon = 'concussionmissiles') =>
  xwingTable({
    rhymer: { pilot, at: [450, 300], upgrades: [weapon], lock: 'wing' },
    wing: { pilot: 'rookiepilot', at: [450, y, 180], hasFought: true },
  }).until('declareTarget', 'rhymer').answersOffered;

const PRIMARY = { weapon: 'primary', target: 'wing' };
const MISSILE = { weapon: 'rhymer.u1', target: 'wing' };
const DECLINE = { decline: true };

test('missiles of range 2-3 may be fired at range 1', () => {
  expect(aiming(420)).toEqual([PRIMARY, MISSILE, DECLINE]);
  expect(aiming(420, 'gammasquadronpilot')).toEqual([PRIMARY, DECLINE]);
});

test('rockets of range 1 may be fired at range 2, not at range 3', () => {
  const rockets = (y: number, pilot = 'majorrhymer') =>
    xwingTable({
      rhymer: { pilot, at: [450, 300], upgrades: ['protonrockets'], tokens: { focus: 1 } },
      wing: { pilot: 'rookiepilot', at: [450, y, 180], hasFought: true },
    }).until('declareTarget', 'rhymer').answersOffered;
  expect(rockets(500)).toEqual([PRIMARY, MISSILE, DECLINE]);
  expect(rockets(600)).toEqual([PRIMARY, DECLINE]);
  expect(rockets(500, 'gammasquadronpilot')).toEqual([PRIMARY, DECLINE]);
});

test('nothing is fired beyond range 3', () => {
  expect(aiming(600)).toEqual([PRIMARY, MISSILE, DECLINE]);
  const far = xwingTable({
    rhymer: { pilot: 'majorrhymer', at: [450, 300], upgrades: ['concussionmissiles'], lock: 'wing' },
    wing: { pilot: 'rookiepilot', at: [450, 700, 180], hasFought: true },
  });
  expect(far.open.filter(({ kind }) => kind === 'declareTarget')).toEqual([]);
});
