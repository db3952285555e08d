import { expect, test } from 'vitest';
import { buildOf, judgeFleet, seatCards } from '../../src/lists/index.ts';
import { shows } from '../shows.ts';
import { faultsOf, fleetOf } from './fleet-of.ts';

const victory = 'victory-ii-class-star-destroyer';
const nebulon = 'nebulon-b-escort-frigate';
const corvette = 'cr90-corvette-a';
const gladiator = 'gladiator-i-class-star-destroyer';

shows('ar.upgrade.one-per-icon', 'each icon of the upgrade bar takes one card of its type', () => {
  const full = [
    victory,
    'admiral-motti',
    'intel-officer',
    'gunnery-team',
    'expanded-hangar-bay',
    'overload-pulse',
    'h9-turbolasers',
  ] as const;
  expect(judgeFleet(fleetOf('imperial', [full]))).toEqual([]);
  expect(judgeFleet(fleetOf('imperial', [[...full, 'veteran-captain']]))).toEqual([
    {
      rule: 'ar.upgrade.one-per-icon',
      ship: 0,
      card: { kind: 'upgrade', id: 'veteran-captain' },
      reason: { kind: 'noFreeIcon', type: 'officer', icons: 1 },
    },
  ]);
  expect(judgeFleet(fleetOf('imperial', [[victory, 'admiral-motti', 'engine-techs']]))).toEqual([
    {
      rule: 'ar.upgrade.one-per-icon',
      ship: 0,
      card: { kind: 'upgrade', id: 'engine-techs' },
      reason: { kind: 'noFreeIcon', type: 'supportTeam', icons: 0 },
    },
  ]);
});

test('two copies of an upgrade on two ships, and equal upgrades of a ship with two icons, are no fault', () => {
  const fleet = fleetOf('rebel', [
    [nebulon, 'general-dodonna', 'xi7-turbolasers'],
    [corvette, 'xi7-turbolasers'],
  ]);
  expect(judgeFleet(fleet)).toEqual([]);
});

test('the icons of a ship hold its cards, and cards without one are left over', () => {
  const { icons, held, without } = seatCards(
    buildOf({
      ship: corvette,
      upgrades: ['h9-turbolasers', 'tantive-iv', 'gunnery-team', 'leia-organa-officer'],
    }),
  );
  expect(icons).toEqual(['commander', 'title', 'officer', 'supportTeam', 'defensiveRetrofit', 'turbolasers']);
  expect(held).toEqual([undefined, 1, 3, undefined, undefined, 0]);
  expect(without).toEqual([2]);
});

shows('ar.upgrade.one-modification', 'a ship has at most one modification', () => {
  const ship = 'victory-i-class-star-destroyer';
  expect(judgeFleet(fleetOf('imperial', [[ship, 'admiral-motti', 'enhanced-armament']]))).toEqual([]);
  expect(
    judgeFleet(fleetOf('imperial', [[ship, 'admiral-motti', 'enhanced-armament', 'expanded-launchers']])),
  ).toEqual([
    {
      rule: 'ar.upgrade.one-modification',
      ship: 0,
      card: { kind: 'upgrade', id: 'expanded-launchers' },
      reason: { kind: 'secondModification', first: 'enhanced-armament' },
    },
  ]);
  const two = fleetOf('imperial', [
    [ship, 'admiral-motti', 'enhanced-armament'],
    [gladiator, 'expanded-launchers'],
  ]);
  expect(judgeFleet(two)).toEqual([]);
});

shows(
  'ar.upgrade.title-icon-match',
  'a title is for the ships of its class and needs no icon; a ship has one',
  () => {
    expect(judgeFleet(fleetOf('imperial', [[gladiator, 'admiral-screed', 'demolisher']]))).toEqual([]);
    expect(judgeFleet(fleetOf('imperial', [[victory, 'admiral-screed', 'demolisher']]))).toEqual([
      {
        rule: 'ar.upgrade.title-icon-match',
        ship: 0,
        card: { kind: 'upgrade', id: 'demolisher' },
        reason: { kind: 'otherClass', class: 'gladiator' },
      },
    ]);
    expect(faultsOf(fleetOf('imperial', [[gladiator, 'admiral-screed', 'demolisher', 'insidious']]))).toEqual(
      [['ar.upgrade.title-icon-match', 'insidious', 'secondTitle']],
    );
    for (const variant of ['cr90-corvette-a', 'cr90-corvette-b'])
      expect(judgeFleet(fleetOf('rebel', [[variant, 'mon-mothma', 'tantive-iv']]))).toEqual([]);
  },
);
