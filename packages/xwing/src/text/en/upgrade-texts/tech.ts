import type { UpgradeTexts } from '../../card-texts.ts';

export const techTexts: UpgradeTexts<'tech'> = {
  'tech:weaponsguidance': 'Attacking, the ship may spend a focus token to turn 1 blank into a hit.',
  'tech:commrelay': 'It keeps an evade token from round to round, never more than 1.',
  'tech:advancedoptics': 'It keeps a focus token from round to round, never more than 1.',
  'tech:sensorcluster': 'Defending, it may spend a focus token to make 1 blank an evade result.',
  'tech:primedthrusters': 'With 1 or 2 stress tokens it may still boost and barrel roll.',
  'tech:threattracker':
    'An enemy it has locked, in arc at range 1-2, is about to fight: the lock may be spent for a free boost or barrel roll of the bar.',
  'tech:patternanalyzer': 'The stress of its maneuver may be dealt with after its action in place of before.',
  'tech:hyperwavecommscanner':
    'While forces are placed its pilot skill may count as 0, 6 or 12, and each friend placed at range 1-2 may get 1 focus or evade token.',
  'tech:targetingsynchronizer':
    'Friends at range 1-2 may fire weapons that need a lock at the ship that this one has locked, and spend that lock for them.',
};
