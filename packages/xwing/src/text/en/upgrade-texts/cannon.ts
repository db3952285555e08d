import type { UpgradeTexts } from '../../card-texts.ts';

export const cannonTexts: UpgradeTexts<'cannon'> = {
  'cannon:ioncannon':
    'Attack at range 1-3 with 3 dice; on a hit the defender suffers just 1 damage and gets 1 ion token.',
  'cannon:heavylasercannon': 'Attack at range 2-3 with 4 dice; criticals of the roll count as hits.',
  'cannon:autoblaster':
    'Attack at range 1 with 3 dice whose hits no defense die cancels; evades may be used on criticals first.',
  'cannon:tractorbeam': 'A hit gives the defender 1 tractor beam token in place of any damage.',
  'cannon:jammingbeam': 'A hit gives the defender 1 jam token in place of any damage.',
  'cannon:flechettecannon':
    'Attack at range 1-3 with 3 dice; on a hit the defender suffers just 1 damage and, if it has no stress token, gets 1.',
  'cannon:manglercannon': 'Attack at range 1-3 with 3 dice; 1 hit may become a critical.',
  'cannon:linkedbattery': 'Attacking with the primary weapon or a cannon, the ship may reroll 1 attack die.',
  'cannon:arccaster#310':
    'Attack at range 1 with 4 dice; on a hit another ship at range 1 of the defender has to suffer 1 damage. Then the card turns to its other side.',
  'cannon:arccaster#311':
    'As the Combat phase starts, the ship may take a weapons disabled token to turn this card back.',
};
