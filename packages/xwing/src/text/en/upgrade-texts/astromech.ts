import type { UpgradeTexts } from '../../card-texts.ts';

export const astromechTexts: UpgradeTexts<'amd'> = {
  'amd:r2astromech': 'All maneuvers of speed 1 and 2 are green.',
  'amd:r2d2': 'A green maneuver may bring back 1 lost shield.',
  'amd:r2f2': 'Action: agility is 1 higher for the rest of the round.',
  'amd:r5d8':
    'Action: a defense die is rolled; an evade or a focus discards 1 facedown Damage card of the ship.',
  'amd:r5k6':
    'When the ship spends its lock it rolls a defense die; an evade locks the same ship again, but not for use in this attack.',
  'amd:r5astromech': 'In the End phase 1 faceup Ship Damage card of this ship may be turned facedown.',
  'amd:bb8': 'A green maneuver on the revealed dial offers a free barrel roll before it is flown.',
  'amd:r5x3':
    'Before the dial is revealed the card may be discarded: obstacles do nothing to the ship for the rest of the round.',
  'amd:r7astromech':
    'Once a round, defending, it may spend its target lock on the attacker and name any of the attack dice: they are rerolled.',
  'amd:r3a2': 'Declaring a target in its arc, it may take 1 stress token to give the defender 1 too.',
  'amd:r2d6': 'The ship may carry 1 elite talent.',
  'amd:r4d6':
    'When 3 or more hits are left of an attack on it, all beyond 2 may be cancelled, for 1 stress token each.',
  'amd:r5p9': 'As the Combat phase ends, a focus token may be spent to get back 1 shield.',
  'amd:targetingastromech': 'After a red maneuver it may lock a target.',
  'amd:r3astromech':
    'Once a round, attacking with the primary weapon, it may give up 1 focus result for 1 evade token.',
  'amd:chopper-swx72': 'Action: another upgrade of the ship is discarded and 1 shield comes back.',
  'amd:m9g8':
    'A ship it has locked attacks: 1 attack die of its choice may have to be rerolled. It can lock friendly ships too.',
  'amd:flightassistastromech':
    'It attacks in its arc alone. After a maneuver without collision and with no enemy in arc at range 1-3: a free boost or barrel roll.',
  'amd:r7t1':
    'Action: names an enemy at range 1-2, may lock it if it stands in that enemy’s arc, and then may boost for free.',
};
