import type { UpgradeTexts } from '../../card-texts.ts';

export const turretTexts: UpgradeTexts<'turret'> = {
  'turret:ioncannonturret':
    'Attack all around at range 1-2 with 3 dice; on a hit the defender suffers just 1 damage and gets 1 ion token.',
  'turret:blasterturret': 'Attack all around at range 1-2 with 3 dice that costs a focus token.',
  'turret:twinlaserturret':
    'Two attacks in a row on one ship, all around at range 2-3 with 3 dice each; each that hits does just 1 damage.',
  'turret:autoblasterturret':
    'Attack all around at range 1 with 2 dice whose hits no defense die cancels; evades may be used on criticals first.',
  'turret:dorsalturret': 'Attack all around at range 1-2 with 2 dice, with 3 at range 1.',
  'turret:syncedturret':
    'Attack all around at range 1-2 with 3 dice on a locked ship that keeps the lock; on a ship in its primary arc it may reroll as many dice as its primary weapon has.',
};
