import type { UpgradeTexts } from '../card-texts.ts';

export const upgradeTexts: UpgradeTexts = {
  'ept:determination':
    'A Pilot Damage card that reaches this ship faceup is discarded before its text counts.',
  'ept:swarmtactics':
    'As the Combat phase starts, another friendly ship at range 1 may fight at this ship’s pilot skill until the phase is over.',
  'ept:squadleader': 'Action: a ship at range 1-2 with a lower pilot skill is offered a free action.',
  'ept:experthandling':
    'Action: a free barrel roll, with 1 stress token if the bar lacks its icon; after it, one enemy lock on this ship may be removed.',
  'ept:marksmanship':
    'Action: in its attacks this round the ship may turn 1 focus result into a critical and all the others into hits.',
  'ept:daredevil':
    'Action: flies a white turn of speed 1 and gets 1 stress token; a ship without boost in its bar then rolls 2 attack dice and suffers what they show.',
  'ept:elusiveness':
    'Defending without stress, the ship may take 1 stress token to make the attacker reroll an attack die of its choice.',
  'ept:pushthelimit':
    'Once a round, an action of the ship offers it another one from its bar for free; if it takes it, 1 stress token follows.',
  'ept:deadeye':
    'A focus token stands for the target lock that a secondary weapon asks for, and is spent in place of it.',
  'ept:veteraninstincts': 'Pilot skill is 2 higher.',
  'ept:wired': 'Attacking or defending under stress, the ship may reroll any number of its focus results.',
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
  'torpedo:protontorpedoes':
    'Attack at range 2-3 with 4 dice that costs the lock on the target and this card; 1 focus result may become a critical.',
  'missile:concussionmissiles':
    'Attack at range 2-3 with 4 dice that costs the lock on the target and this card; 1 blank may become a hit.',
  'missile:clustermissiles':
    'Two attacks in a row at range 1-2 with 3 dice each, paid once with the lock on the target and this card.',
  'missile:homingmissiles':
    'Attack at range 2-3 with 4 dice on a locked ship that costs this card but not the lock; the defender cannot spend evade tokens.',
  'bomb:seismiccharges':
    'Dropped when the dial is revealed, for the card; at the end of the Activation phase each ship at range 1 suffers 1 damage.',
  'missile:assaultmissiles':
    'Attack at range 2-3 with 4 dice that costs the lock on the target and this card; on a hit, all other ships at range 1 of the defender suffer 1 damage.',
  'bomb:proximitymines':
    'Action: dropped for the card; the ship that crosses it rolls 3 attack dice and suffers the hits and criticals.',
  'torpedo:advprotontorpedoes':
    'Attack at range 1 with 5 dice that costs the lock on the target and this card; up to 3 blanks may become focus results.',
  'bomb:protonbombs':
    'Dropped when the dial is revealed, for the card; at the end of the Activation phase each ship at range 1 is dealt a faceup Damage card past its shields.',
  'turret:ioncannonturret':
    'Attack all around at range 1-2 with 3 dice; on a hit the defender suffers just 1 damage and gets 1 ion token.',
  'cannon:ioncannon':
    'Attack at range 1-3 with 3 dice; on a hit the defender suffers just 1 damage and gets 1 ion token.',
  'cannon:heavylasercannon': 'Attack at range 2-3 with 4 dice; criticals of the roll count as hits.',
  'cannon:autoblaster':
    'Attack at range 1 with 3 dice whose hits no defense die cancels; evades may be used on criticals first.',
  'turret:blasterturret': 'Attack all around at range 1-2 with 3 dice that costs a focus token.',
  'crew:gunner':
    'After an attack that misses, the ship may attack at once with its primary weapon, its last attack of the round.',
  'crew:mercenarycopilot': 'Attacking at range 3, the ship may turn 1 hit into a critical.',
  'crew:lukeskywalker':
    'After a miss the ship may attack at once with its primary weapon, its last attack of the round, and turn 1 focus result of it into a hit.',
  'crew:niennunb': 'All straight maneuvers are green.',
  'crew:chewbacca':
    'May be discarded to discard a Damage card at the moment it is dealt to the ship and bring back 1 shield.',
  'crew:reconspecialist': 'The focus action gives 1 focus token more.',
  'system:firecontrolsystem': 'After its attack the ship may lock the defender.',
  'system:sensorjammer':
    'Defending, the ship may turn 1 hit of the attacker into a focus result that cannot be rerolled.',
  'tech:weaponsguidance': 'Attacking, the ship may spend a focus token to turn 1 blank into a hit.',
  'title:slavei': 'The upgrade bar has one more Torpedoes icon.',
  'title:millenniumfalcon': 'The action bar has the evade icon too.',
  'mod:stealthdevice': 'Agility is 1 higher until an attack hits the ship, which discards this card.',
  'mod:shieldupgrade': 'The ship has 1 shield more.',
  'mod:engineupgrade': 'The action bar has the boost icon too.',
  'mod:hullupgrade': 'The ship has 1 hull more.',
  'mod:advancedcloakingdevice': 'Each attack the ship has made offers it a free cloak action.',
};
