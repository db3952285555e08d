import type { UpgradeTexts } from '../../card-texts.ts';

export const salvagedAstromechTexts: UpgradeTexts<'samd'> = {
  'samd:unhingedastromech': 'Maneuvers of speed 3 are green.',
  'samd:salvagedastromech':
    'A Ship Damage card that comes faceup may be discarded before its text counts, together with this card.',
  'samd:r4b11':
    'Attacking, it may spend its target lock on the defender and name any of the defense dice: they are rerolled.',
  'samd:r5p8':
    'Once a round, after defending, it may roll 1 attack die: a hit is 1 damage to the attacker, a critical 1 to both ships.',
  'samd:overclockedr4':
    'Spending a focus token in the Combat phase, it may take 1 stress token and 1 new focus token.',
  'samd:r5tk': 'The ship may lock and attack its friends.',
  'samd:genius':
    'After a revealed maneuver without an overlap, a bomb that needs no action may be dropped; its card is discarded in any case.',
  'samd:r4agromech': 'Attacking, a focus token that the ship spends may bring it a lock on the defender.',
  'samd:r4e1':
    'Stress does not keep the ship from actions of its Torpedo and Bomb cards; after one under stress, this card may be discarded to remove 1 stress token.',
};
