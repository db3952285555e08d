import type { DamageCardTexts } from '../card-texts.ts';

export const damageTexts: DamageCardTexts = {
  'core-blindedpilot': 'The ship rolls no attack dice in its next attack; then this card lies facedown.',
  'core-consolefire':
    'Every Combat phase starts with a roll of 1 attack die, and a hit costs 1 damage. An action turns this card facedown.',
  'core-damagedcockpit': 'From the next round on the pilot skill is 0.',
  'core-damagedengine': 'All turns are red.',
  'core-damagedsensorarray':
    'The actions of the action bar are out of reach. An action rolls 1 attack die, and a hit turns this card facedown.',
  'core-directhit': 'Counts as 2 Damage cards.',
  'core-injuredpilot': 'The pilot’s ability and all Elite upgrades are switched off.',
  'core-minorexplosion':
    '1 attack die is rolled at once, and a hit costs 1 damage; then this card lies facedown.',
  'core-minorhullbreach':
    'Every red maneuver is followed by a roll of 1 attack die, and a hit costs 1 damage.',
  'core-munitionsfailure':
    'One secondary weapon, of the player’s choice, is discarded at once; then this card lies facedown.',
  'core-structuraldamage':
    'Agility is 1 lower. An action rolls 1 attack die, and a hit turns this card facedown.',
  'core-stunnedpilot': 'A maneuver that ends on an obstacle or overlaps a ship costs 1 damage.',
  'core-thrustcontrolfire': 'Brings 1 stress token at once; then this card lies facedown.',
  'core-weaponmalfunction':
    'The primary weapon is 1 weaker. An action rolls 1 attack die, and a hit or critical turns this card facedown.',
  'core2-blindedpilot':
    'The ship does not attack. After its next opportunity to attack this card lies facedown.',
  'core2-consolefire':
    'As each Combat phase starts 1 attack die is rolled, and a hit costs 1 damage. An action turns this card facedown.',
  'core2-damagedcockpit': 'From the next round on, pilot skill drops to 0.',
  'core2-damagedengine': 'Every turn is a red maneuver.',
  'core2-damagedsensorarray':
    'Only actions of Damage cards are left. An action rolls 1 attack die, and a hit or critical turns this card facedown.',
  'core2-directhit': 'Weighs as much as 2 Damage cards.',
  'core2-loosestabilizer': 'Every white maneuver brings 1 stress token. An action turns this card facedown.',
  'core2-majorexplosion':
    '1 attack die is rolled at once, and a hit costs 1 critical damage; then this card lies facedown.',
  'core2-majorhullbreach':
    'From the next round on all Damage cards reach the ship faceup. An action turns this card facedown.',
  'core2-shakenpilot':
    'No straight maneuver can be chosen on the dial. As soon as a dial is revealed this card lies facedown.',
  'core2-structuraldamage':
    'Agility is 1 lower. An action rolls 1 attack die, and a hit or critical turns this card facedown.',
  'core2-stunnedpilot': 'A maneuver that ends touching a ship or on an obstacle costs 1 damage.',
  'core2-thrustcontrolfire': '1 stress token comes at once; then this card lies facedown.',
  'core2-weaponsfailure':
    'Attacks of the ship roll 1 attack die less. An action rolls 1 attack die, and a hit or critical turns this card facedown.',
};
